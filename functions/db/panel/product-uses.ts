import { type Column, or, sql } from 'drizzle-orm';
import { cardStart } from '../../../src/shared/product-cards';
import type { Database } from '../database';
import { categories, posts, products, slides } from '../schema';
import { asUse } from './record-uses';

/** Selects the articles that contain a product's card, and the products beside which it is shown. */
export function showingProduct(db: Database, id: number) {
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

/**
 * Selects the slides whose buttons and the articles whose texts lead to a product's page, besides those that show the product:
 * without it these links lead nowhere.
 */
export function linkingToProduct(db: Database, id: number) {
  const own = sql`FROM ${products} AS own JOIN ${categories} AS line ON line.key = own.category WHERE own.id = ${id}`;
  // The key of its line leads to it, whatever the line's address.
  const paths = sql`(
    SELECT '/produtos/' || line.key || '/' || own.number AS path ${own}
    UNION SELECT '/produtos/' || line.address || '/' || own.number ${own}
  ) AS own_path`;
  const leads = (link: Column) => sql`${link} = path OR ${link} GLOB path || '[?#]*'`;
  const links = ['"', '?', '#'].map((end) => sql`instr(${posts.content}, 'href="' || path || ${end}) > 0`);
  return [
    db
      .select(asUse('slides', slides.id, slides.title))
      .from(slides)
      .where(sql`EXISTS (SELECT 1 FROM ${paths} WHERE ${leads(slides.btn1Link)} OR ${leads(slides.btn2Link)})`),
    db
      .select(asUse('posts', posts.id, posts.title))
      .from(posts)
      .where(
        sql`instr(${posts.content}, ${cardStart(id)}) = 0 AND EXISTS (SELECT 1 FROM ${paths} WHERE ${or(...links)})`,
      ),
  ] as const;
}
