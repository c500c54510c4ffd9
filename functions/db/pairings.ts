import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { LINES_OFFERED } from '../../src/shared/catalogue/pairing-rule';
import { PAIRINGS_MAX } from '../../src/shared/pairing';
import type { ProductMention } from '../../src/shared/product-mention';
import type { Database } from './database';
import { productAt } from './product-addresses';
import { card, hasPage } from './products';
import { products } from './schema';

/** A product by its place in its line, whose key the database may have to look up. */
export type Place = { category: SQL; number: number };

/**
 * Those that an editor says go with a product, in that order, as far as they are sold; `typed` stands for what is stored.
 * The plus keeps the database from looking through all that are active.
 */
export function chosenPairings(db: Database, { category, number }: Place, typed?: readonly ProductMention[]) {
  const own = productAt(category, sql`${number}`);
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
 * From which the rule chooses where no editor does: of each line that goes with the product's those that follow its number,
 * round and round, then of its own line the same. No more of each than a row has.
 */
export function offeredPairings(db: Database, { category, number }: Place) {
  const lines = sql`coalesce(${JSON.stringify(LINES_OFFERED)} -> own.category, json_array(own.category))`;
  const some = (wanted: SQL) => sql`SELECT id FROM (
    SELECT id FROM ${products}
    WHERE ${products.category} = line.value AND ${products.active} = 1 AND ${hasPage} AND ${wanted}
    ORDER BY ${products.number} LIMIT ${PAIRINGS_MAX}
  )`;
  const isOther = sql`(${products.number} > ${number} OR line.value <> own.category)`;
  return db
    .select(card)
    .from(sql`(SELECT ${category} AS category) AS own, json_each(${lines}) AS line`)
    .innerJoin(
      products,
      sql`${products.id} IN (
        ${some(sql`${products.number} >= ${number} AND ${isOther}`)} UNION ALL ${some(sql`${products.number} < ${number}`)}
        LIMIT ${PAIRINGS_MAX}
      )`,
    )
    .orderBy(sql`line.key`, sql`${products.number} < ${number}`, asc(products.number));
}
