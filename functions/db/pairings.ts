import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { LINES_OFFERED } from '../../src/shared/catalogue/pairing-rule';
import { PAIRINGS_MAX } from '../../src/shared/pairing';
import type { ProductMention } from '../../src/shared/product-mention';
import { type CategoryRef, keyOf } from './categories';
import type { Database } from './database';
import { productAt } from './product-addresses';
import { card, hasPage } from './products';
import { products } from './schema';

/** Line and number of a product. */
export type Place = { line: CategoryRef; number: number };

/**
 * Selects the products that an editor chose to go with a product, in that order, if they are still sold. `typed`
 * replaces the stored choice. The unary plus keeps SQLite from scanning all active products by index.
 */
export function chosenPairings(db: Database, { line, number }: Place, typed?: readonly ProductMention[]) {
  const own = productAt(keyOf(line), sql`${number}`);
  const stored = sql`(SELECT pairings FROM ${products} AS paired WHERE paired.id = ${own})`;
  return db
    .select(card)
    .from(sql`json_each(${typed ? JSON.stringify(typed) : stored}) AS chosen`)
    .innerJoin(
      products,
      and(eq(products.id, sql`chosen.value ->> 'id'`), sql`${products.id} IS NOT ${own}`, sql`+${products.active} = 1`),
    )
    .orderBy(sql`chosen.key`);
}

/**
 * Selects the candidates of the pairing rule, for products without an editor's choice: from each paired line, then from
 * the product's own, up to `PAIRINGS_MAX` products, first those after the product's number, then from the lowest.
 */
export function offeredPairings(db: Database, { line: own, number }: Place) {
  const lines = sql`coalesce(${JSON.stringify(LINES_OFFERED)} -> own.category, json_array(own.category))`;
  const some = (wanted: SQL) => sql`SELECT id FROM (
    SELECT id FROM ${products}
    WHERE ${products.category} = line.value AND ${products.active} = 1 AND ${hasPage} AND ${wanted}
    ORDER BY ${products.number} LIMIT ${PAIRINGS_MAX}
  )`;
  const isOther = sql`(${products.number} > ${number} OR line.value <> own.category)`;
  return db
    .select(card)
    .from(sql`(SELECT ${keyOf(own)} AS category) AS own, json_each(${lines}) AS line`)
    .innerJoin(
      products,
      sql`${products.id} IN (
        ${some(sql`${products.number} >= ${number} AND ${isOther}`)} UNION ALL ${some(sql`${products.number} < ${number}`)}
        LIMIT ${PAIRINGS_MAX}
      )`,
    )
    .orderBy(sql`line.key`, sql`${products.number} < ${number}`, asc(products.number));
}
