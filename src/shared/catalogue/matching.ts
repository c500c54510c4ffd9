import type { Filters, Only, Order, Without } from './filters';

/** Values that filters and orders use. Figures are per serving, as the label declares them; `null` is unknown. */
export type Suited = {
  priceCents: number;
  proteins: number | null;
  calories: number | null;
  /** Substances that it is known to be without. */
  without: readonly Without[];
  /** Properties that it is known to have. */
  only: readonly Only[];
};

/** Returns the matching products in the wanted order. Unknown values match no filter, and come last in an order. */
export function matching<Product extends Suited>(products: readonly Product[], filters: Filters): Product[] {
  const suiting = products.filter((product) => suits(product, filters));
  if (!filters.order) return suiting;
  const rank = RANKS[filters.order];
  return suiting.sort((one, other) => compare(rank(one), rank(other)));
}

function suits({ priceCents, proteins, calories, without, only }: Suited, filters: Filters): boolean {
  return (
    (filters.minProtein === null || (proteins !== null && proteins >= filters.minProtein)) &&
    (filters.maxKcal === null || (calories !== null && calories <= filters.maxKcal)) &&
    (filters.maxPrice === null || priceCents <= filters.maxPrice * 100) &&
    filters.without.every((one) => without.includes(one)) &&
    filters.only.every((one) => only.includes(one))
  );
}

const UNKNOWN = Number.POSITIVE_INFINITY;
/** The lowest comes first. */
const RANKS: Record<Order, (product: Suited) => number> = {
  priceUp: ({ priceCents }) => priceCents,
  proteinDown: ({ proteins }) => (proteins === null ? UNKNOWN : -proteins),
  kcalUp: ({ calories }) => calories ?? UNKNOWN,
};

/** Compares ranks. The difference of two unknown ones would be `NaN`. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
