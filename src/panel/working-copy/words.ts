import type { PastWords } from '../history/past-fields';

/** Words for the two kinds of records: visible to visitors, or saved but not visible. */
type Words = {
  pending: string;
  compare: string;
  same: string;
  past: PastWords;
  /** Says what a discard removes, and what it leaves. */
  discarded: string;
  /** Question before a save that would include another person's input. */
  along: { verb: string; text: string; confirm: string };
};

const LIVE: Words = {
  pending: 'Alterações não publicadas',
  compare: 'Comparar com o que está no ar',
  same: 'O formulário está igual ao que está no ar.',
  past: {
    sides: { removed: 'só no ar', added: 'só aqui' },
    comes: 'now',
    back: 'Voltou a ficar igual ao que está no ar.',
  },
  discarded:
    'O que foi escrito aqui e ainda não foi publicado sai deste formulário, para todos. O que está no site fica como está.',
  along: { verb: 'Publicar', text: 'Ainda não foi publicado e iria ao ar junto', confirm: 'Publicar tudo' },
};

const UNSEEN: Words = {
  pending: 'Alterações não salvas',
  compare: 'Comparar com a versão salva',
  same: 'O formulário está igual à versão salva.',
  past: {
    sides: { removed: 'só na versão salva', added: 'só aqui' },
    comes: 'now',
    back: 'Voltou a ficar igual à versão salva.',
  },
  discarded:
    'O que foi escrito aqui e ainda não foi salvo sai deste formulário, para todos. A versão salva fica como está.',
  along: { verb: 'Salvar', text: 'Ainda não foi salvo e seria salvo junto', confirm: 'Salvar tudo' },
};

export const copyWords = (isLive: boolean): Words => (isLive ? LIVE : UNSEEN);
