import type { Noun } from '../../shared/nouns';
import { ConfirmDialog } from '../parts/dialog';
import { namesText, recordsText } from './words';

const BACK = 'Em Atividade, o que foi excluído pode voltar.';

/** Consequences of a deletion, for nouns where there are more than the removal from the site. */
const TEXTS: Partial<Record<Noun, (names: string, many: boolean) => string>> = {
  categories: (names, many) =>
    many
      ? `${names}: as que não têm produtos saem do site agora mesmo, e as outras ficam. ${BACK}`
      : `${names} sai do site agora mesmo, se não tiver produtos. ${BACK}`,
  redirects: (names, many) =>
    `Quem abrir ${many ? 'estes endereços' : 'este endereço'} verá que a página não existe: ${names}. ${BACK}`,
  media: (names, many) =>
    many
      ? `${names}. O que está em uso fica. O resto sai da Mídia agora e, depois de uma semana, é apagado de vez. Até lá, dá para desfazer.`
      : `${names} só sai da Mídia se não estiver em uso. Depois de uma semana, é apagada de vez. Até lá, dá para desfazer.`,
};

type Props = { noun: Noun; titles: string[]; busy: boolean; onGo: () => void; onClose: () => void };

/** Asks before many records are deleted, and names them. */
export function Removal({ noun, titles, busy, onGo, onClose }: Props) {
  const many = titles.length > 1;
  const names = namesText(titles);
  const text = TEXTS[noun]?.(names, many) ?? `O que estiver no site sai agora mesmo: ${names}. ${BACK}`;
  return (
    <ConfirmDialog
      title={`Excluir ${recordsText(noun, titles.length)}?`}
      text={text}
      confirm={many ? `Excluir ${recordsText(noun, titles.length)}` : 'Excluir'}
      busy={busy}
      onConfirm={onGo}
      onCancel={onClose}
    />
  );
}
