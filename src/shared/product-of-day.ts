import { dayOf, localMinute } from './local-time';

/**
 * The product that a day has, the same for everybody until midnight on the clocks of `zone`: they take turns, so that a
 * copy of a page tells the right one on whatever day it is opened.
 */
export function productOfDay<Product>(products: Product[], instant: Date, zone: string): Product | undefined {
  return products[dayOf(localMinute(instant, zone)) % products.length];
}
