import { sql } from 'drizzle-orm';
import { cardStart } from '../../../src/shared/product-cards';
import type { RecordUse } from '../../../src/shared/record-use';
import type { Database } from '../database';
import { posts, products } from '../schema';

/** The articles in which a product's card stands, and the products that it is shown beside. */
export function usesOfProduct(db: Database, id: number) {
  const noun = (name: RecordUse['noun']) => sql<RecordUse['noun']>`${name}`.as('noun');
  const pairedIds = sql`SELECT value ->> 'id' FROM json_each(${products.pairings})`;
  return [
    db
      .select({ noun: noun('posts'), id: sql<string>`CAST(${posts.id} AS TEXT)`.as('id'), title: posts.title })
      .from(posts)
      .where(sql`instr(${posts.content}, ${cardStart(id)}) > 0`),
    db
      .select({ noun: noun('products'), id: sql<string>`CAST(${products.id} AS TEXT)`.as('id'), title: products.name })
      .from(products)
      .where(sql`${id} IN (${pairedIds})`),
  ] as const;
}
