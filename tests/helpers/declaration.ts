import type { Declaration } from '../../src/shared/label/statements';
import type { ProductInput } from '../../src/shared/product';

/** What a product says of its ingredients before anybody has said anything. */
export const NOTHING: Pick<ProductInput, keyof Declaration> = {
  ingredients: null,
  contains: [],
  mayContain: [],
  gluten: null,
  lactose: null,
  vegan: false,
  caffeine: null,
};
