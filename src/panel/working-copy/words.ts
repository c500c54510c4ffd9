import type { PastWords } from '../history/past-fields';

/** What stands in the record and is not what is typed: visitors see it, or it is saved and nobody does. */
type Words = {
  pending: string;
  compare: string;
  same: string;
  past: PastWords;
  /** What discarding takes away, and what it leaves. */
  discarded: string;
  /** That a save would take along what another has typed. */
  along: { verb: string; text: string; confirm: string };
};

const LIVE: Words = {
  pending: 'Alterações não publicadas',
  compare: 'Comparar com o que está no ar',
  same: 'O formulário está igual ao que está no ar.',
  past: {
    sides: { removed: 'só no ar', added: 'só aqui' },
    comes: 'now',
    back: 'Está de novo como no ar.',
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
    back: 'Está de novo como na versão salva.',
  },
  discarded:
    'O que foi escrito aqui e ainda não foi salvo sai deste formulário, para todos. A versão salva fica como está.',
  along: { verb: 'Salvar', text: 'Ainda não foi salvo e seria salvo junto', confirm: 'Salvar tudo' },
};

export const copyWords = (isLive: boolean): Words => (isLive ? LIVE : UNSEEN);
