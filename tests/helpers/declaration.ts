import type { Declaration } from '../../src/shared/label/statements';
import type { ProductInput } from '../../src/shared/product';

/** A product's declaration before anything is entered. */
export const NOTHING: Pick<ProductInput, keyof Declaration> = {
  ingredients: null,
  contains: [],
  mayContain: [],
  gluten: null,
  lactose: null,
  vegan: false,
  caffeine: null,
};
