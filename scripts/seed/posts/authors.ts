import type { PostInput } from '../../../src/shared/post.ts';
import type { SearchAppearance } from '../../../src/shared/search-appearance.ts';
import { picture } from '../pictures.ts';

/** A post without search appearance: search engines get the post's own texts. */
export type SeededPost = Omit<PostInput, keyof SearchAppearance>;

type Author = Pick<PostInput, 'author' | 'authorImage' | 'authorBio'>;

export const livia: Author = {
  author: 'Lívia Sarmento',
  authorImage: picture('avatar'),
  authorBio: 'Nutricionista do time Soul. Acredita em prato colorido, conta simples e sobremesa sem culpa.',
};

export const caio: Author = {
  author: 'Caio Vilanova',
  authorImage: picture('avatar'),
  authorBio:
    'Profissional de educação física e parceiro da Soul. Traduz a academia para quem tem pouco tempo e muita rotina.',
};

export const bianca: Author = {
  author: 'Bianca Loureiro',
  authorImage: picture('avatar'),
  authorBio: 'Barista da Soul. Testa receitas, vaporiza leite e prova pistache muito antes de a loja abrir.',
};
