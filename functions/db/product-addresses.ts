import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CartKey } from '../../src/shared/cart';
import { formerlyAt, presentAt } from './categories';
import { formerAddresses, products } from './schema';

/** By what a product was asked for. */
export const askedBy = {
  askedCategory: sql<string>`asked.value ->> 0`.as('asked_category'),
  askedNumber: sql<number>`asked.value ->> 1`.as('asked_number'),
};

/** Products by their addresses, in the order in which they are asked for. */
export const asked = (names: CartKey[]) =>
  sql`json_each(${JSON.stringify(names.map(({ category, number }) => [category, number]))}) AS asked`;

// The plus keeps the database from looking through all that are active.
const isSold = (id: SQL) => and(eq(products.id, id), sql`+${products.active} = 1`);

/** The one that is asked for by the key of its line, where it is sold. */
export const isAsked = isSold(productAt(sql`asked.value ->> 0`, sql`asked.value ->> 1`));

/** And by an address of the site. */
export const isAskedBySite = isSold(productOn(sql`asked.value ->> 0`, sql`asked.value ->> 1`));

/** The product at an address, or the one that stood there last. Whoever stands there now comes first, sold or not. */
export function productAt(category: SQL, number: SQL): SQL {
  return sql`coalesce(
    (SELECT id FROM ${products} AS present WHERE present.category = ${category} AND present.number = ${number}),
    (SELECT product_id FROM ${formerAddresses} AS former WHERE former.category = ${category} AND former.number = ${number})
  )`;
}

/** The same by an address of the site, where a line is known by where it stands, or stood. */
export function productOn(line: SQL, number: SQL): SQL {
  return sql`coalesce(${productAt(presentAt(line), number)}, ${productAt(formerlyAt(line), number)})`;
}
