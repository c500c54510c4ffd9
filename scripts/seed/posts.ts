import type { PostInput } from '../../src/shared/post.ts';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance.ts';
import type { SeededPost } from './posts/authors.ts';
import { cafeDaManhaQueSustenta } from './posts/cafe-da-manha-que-sustenta.ts';
import { pausaComBebidaQuente } from './posts/pausa-com-bebida-quente.ts';
import { pistache } from './posts/pistache.ts';
import { proteinaNoPosTreino } from './posts/proteina-no-pos-treino.ts';
import { sorveteProteico } from './posts/sorvete-proteico.ts';
import { wheyECreatina } from './posts/whey-e-creatina.ts';

const written: SeededPost[] = [
  proteinaNoPosTreino,
  cafeDaManhaQueSustenta,
  wheyECreatina,
  pausaComBebidaQuente,
  sorveteProteico,
  pistache,
];

/**
 * The six posts of a fresh database. Array order gives the ids 1 to 6, which the bodies link to; 1 is the newest. A product's
 * card names it by its id, which is its position among all products.
 */
export const posts: PostInput[] = written.map((post) => ({ ...post, ...NO_SEARCH_APPEARANCE }));
