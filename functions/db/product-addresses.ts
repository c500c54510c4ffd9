import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CartKey } from '../../src/shared/cart';
import { formerlyAt, presentAt } from './categories';
import { formerAddresses, products } from './schema';

/** Columns with the address by which a product was requested. */
export const askedBy = {
  askedCategory: sql<string>`asked.value ->> 0`.as('asked_category'),
  askedNumber: sql<number>`asked.value ->> 1`.as('asked_number'),
};

/** Builds a row source of the requested addresses, in the order of the request. */
export const asked = (names: CartKey[]) =>
  sql`json_each(${JSON.stringify(names.map(({ category, number }) => [category, number]))}) AS asked`;

// The unary plus keeps SQLite from scanning all active products by index.
const isSold = (id: SQL) => and(eq(products.id, id), sql`+${products.active} = 1`);

/** Condition for the product requested by the key of its line, if it is sold. */
export const isAsked = isSold(productAt(sql`asked.value ->> 0`, sql`asked.value ->> 1`));

/** Condition for the product requested by an address of the site, if it is sold. */
export const isAskedBySite = isSold(productOn(sql`asked.value ->> 0`, sql`asked.value ->> 1`));

/** Returns SQL for the id of the product at an address. A present product, sold or not, wins over a former one. */
export function productAt(category: SQL, number: SQL): SQL {
  return sql`coalesce(
    (SELECT id FROM ${products} AS present WHERE present.category = ${category} AND present.number = ${number}),
    (SELECT product_id FROM ${formerAddresses} AS former WHERE former.category = ${category} AND former.number = ${number})
  )`;
}

/** Returns the same for an address of the site, which names a line by its present or former address. */
export function productOn(line: SQL, number: SQL): SQL {
  return sql`coalesce(${productAt(presentAt(line), number)}, ${productAt(formerlyAt(line), number)})`;
}
