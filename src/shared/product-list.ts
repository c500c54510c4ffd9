import { categoryKey } from './category';
import { z } from './zod';

export const PRODUCT_SORTS = ['category', 'name', 'price', 'updated'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Products of one page of the panel's list. */
export const PRODUCTS_A_PAGE = 50;

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What the panel's list of products can be asked for, as it stands in an address. */
export const productListQuery = z.strictObject({
  search: z.string().max(200).optional(),
  category: categoryKey.optional(),
  active: flag.optional(),
  featured: flag.optional(),
  /** Only those whose data sheet is not complete. */
  withoutSheet: flag.optional(),
  /** Only those whose declared energy is not what their macronutrients give. */
  energyOff: flag.optional(),
  sort: z.enum(PRODUCT_SORTS).default('category'),
  descending: flag.default(false),
  /** Where the page before ended, as its answer said. */
  after: z.string().max(2000).optional(),
});
export type ProductListQuery = z.infer<typeof productListQuery>;
export type ProductFilter = Pick<
  ProductListQuery,
  'search' | 'category' | 'active' | 'featured' | 'withoutSheet' | 'energyOff'
>;
