import { sql } from 'drizzle-orm';
import { cardStart } from '../../../src/shared/product-cards';
import type { Database } from '../database';
import { posts, products } from '../schema';
import { asUse } from './record-uses';

/** Selects the articles that contain a product's card, and the products beside which it is shown. */
export function usesOfProduct(db: Database, id: number) {
  const pairedIds = sql`SELECT value ->> 'id' FROM json_each(${products.pairings})`;
  return [
    db
      .select(asUse('posts', posts.id, posts.title))
      .from(posts)
      .where(sql`instr(${posts.content}, ${cardStart(id)}) > 0`),
    db
      .select(asUse('products', products.id, products.name))
      .from(products)
      .where(sql`${id} IN (${pairedIds})`),
  ] as const;
}
