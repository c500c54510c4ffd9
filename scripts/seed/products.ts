import type { ProductInput } from '../../src/shared/product.ts';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance.ts';
import { soulcoffee } from './products/soulcoffee.ts';
import { soulcrunch } from './products/soulcrunch.ts';
import { soulfuel } from './products/soulfuel.ts';
import { soulice } from './products/soulice.ts';
import { soulicepote } from './products/soulicepote.ts';
import { soulshake } from './products/soulshake.ts';
import { suplementos } from './products/suplementos.ts';

/**
 * Demonstration products, in the order of their categories. Toppins starts empty. The site's rule chooses their pairings.
 * By default a product is not vegan, and its caffeine is unknown (`null`).
 */
export const products: ProductInput[] = [
  ...soulshake,
  ...soulice,
  ...soulicepote,
  ...soulcrunch,
  ...soulfuel,
  ...soulcoffee,
  ...suplementos,
].map((product) => ({ vegan: false, caffeine: null, ...product, pairings: [], ...NO_SEARCH_APPEARANCE }));
