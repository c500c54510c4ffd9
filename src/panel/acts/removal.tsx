import { type Noun, wordsOf } from '../../shared/nouns';
import { ConfirmDialog } from '../parts/dialog';
import { namesText, recordsText } from './words';

/** What else is said of those that are to go. */
const NOTES: Partial<Record<Noun, string[]>> = {
  categories: ['Só uma categoria sem produtos é excluída; as outras ficam.'],
};

type Props = { noun: Noun; titles: string[]; busy: boolean; onGo: () => void; onClose: () => void };

/** Asks before many records are deleted, by name. */
export function Removal({ noun, titles, busy, onGo, onClose }: Props) {
  const { article } = wordsOf(noun);
  const many = titles.length > 1;
  const text = [
    `${namesText(titles)} ${many ? 'saem' : 'sai'} do site agora mesmo.`,
    ...(NOTES[noun] ?? []),
    'Em Atividade, o que foi excluído pode voltar.',
  ];
  return (
    <ConfirmDialog
      title={`Excluir ${recordsText(noun, titles.length)}?`}
      text={text.join(' ')}
      confirm={`Excluir ${many ? `tod${article}s` : ''}`.trim()}
      busy={busy}
      onConfirm={onGo}
      onCancel={onClose}
    />
  );
}
