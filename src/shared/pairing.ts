import { productMentions } from './product-mention';

/** Maximum number of pairings: one row of the page. */
export const PAIRINGS_MAX = 4;

export const PAIRED_WITH_ITSELF = 'Um produto não combina com ele mesmo. Tire-o da lista.';

/** Products that go with a product. */
export const pairings = productMentions(PAIRINGS_MAX, {
  tooMany: `Escolha no máximo ${PAIRINGS_MAX} produtos em “Combina com”.`,
  twice: 'Há produtos repetidos em “Combina com”.',
});
