import { type Noun, wordsOf } from '../../shared/nouns';
import { ConfirmDialog } from '../parts/dialog';
import { namesText, recordsText } from './words';

type Props = { noun: Noun; titles: string[]; busy: boolean; onGo: () => void; onClose: () => void };

/** Asks before many records are deleted, by name. */
export function Removal({ noun, titles, busy, onGo, onClose }: Props) {
  const { article } = wordsOf(noun);
  const many = titles.length > 1;
  return (
    <ConfirmDialog
      title={`Excluir ${recordsText(noun, titles.length)}?`}
      text={`${namesText(titles)} ${many ? 'saem' : 'sai'} do site agora mesmo. Em Atividade, o que foi excluído pode voltar.`}
      confirm={`Excluir ${many ? `tod${article}s` : ''}`.trim()}
      busy={busy}
      onConfirm={onGo}
      onCancel={onClose}
    />
  );
}
