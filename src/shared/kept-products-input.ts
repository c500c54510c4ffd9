import { categoryKey } from './category';
import { FAVOURITES_MAX, SEEN_MAX } from './kept-products';
import { z } from './zod';

const key = z.strictObject({ category: categoryKey, number: z.int().positive() });

/** Products kept by an account, latest first, with the version that was seen; 0 if nothing was kept yet. */
export const keptProductsInput = z.strictObject({
  favourites: z.array(key).max(FAVOURITES_MAX),
  seen: z.array(key).max(SEEN_MAX),
  version: z.int().nonnegative(),
});
export type KeptProducts = z.infer<typeof keptProductsInput>;
