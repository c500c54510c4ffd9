import { dayOf, localMinute } from './local-time';

/**
 * Returns the product of the day, the same for everybody until midnight in `zone`. It depends on the date alone, so a
 * copy of a page shows the right one on any day.
 */
export function productOfDay<Product>(products: Product[], instant: Date, zone: string): Product | undefined {
  return products[dayOf(localMinute(instant, zone)) % products.length];
}
