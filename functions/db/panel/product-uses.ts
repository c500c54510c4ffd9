import { type Column, or, type SQL, sql } from 'drizzle-orm';
import { cardStart } from '../../../src/shared/product-cards';
import type { Database } from '../database';
import { productOn } from '../product-addresses';
import {
  categories,
  formerAddresses,
  formerCategoryAddresses,
  posts,
  products,
  redirects,
  settings,
  slides,
} from '../schema';
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
 * Returns SQL for the addresses that lead to a product's page, as a source of rows named `leading`: its own, its former
 * ones, and those of redirects made by hand to any of these.
 */
function leadingTo(id: number): SQL {
  const product = productOn(sql`lined.line`, sql`lined.number`);
  // Materialized, so that the addresses are found once and not for each slide or article.
  return sql`(
    WITH RECURSIVE numbered (key, number) AS (
      SELECT category, number FROM ${products} WHERE id = ${id}
      UNION SELECT category, number FROM ${formerAddresses} WHERE product_id = ${id}
    ),
    lined (line, number) AS (
      -- The key of its line leads to it, whatever the line's address.
      SELECT key, number FROM numbered
      UNION SELECT line.address, number FROM numbered JOIN ${categories} AS line ON line.key = numbered.key
      UNION SELECT line.address, number FROM numbered JOIN ${formerCategoryAddresses} AS line ON line.category = numbered.key
    ),
    leading (path) AS MATERIALIZED (
      SELECT '/produtos/' || line || '/' || number FROM lined WHERE coalesce(${product}, ${id}) = ${id}
      UNION SELECT redirects.path FROM leading JOIN ${redirects} ON redirects.target = leading.path
    )
    SELECT path FROM leading
  ) AS leading`;
}

/**
 * Selects the slides whose buttons, the articles whose texts and the settings whose links lead to a product's page, besides
 * those that show the product: without it these links lead nowhere.
 */
export function linkingToProduct(db: Database, id: number) {
  const path = sql`leading.path`;
  const leads = (link: Column | SQL) =>
    sql`(substr(${link}, 1, length(${path})) = ${path} AND substr(${link}, length(${path}) + 1, 1) IN ('', '?', '#'))`;
  const links = ['"', '?', '#'].map((end) => sql`instr(${posts.content}, 'href="' || ${path} || ${end}) > 0`);
  // The further links of the branch's page, and its document.
  const ofBranch = sql`json_tree(${settings.overrides}, '$.branch') AS link`;
  return [
    db
      .select(asUse('slides', slides.id, slides.title))
      .from(slides)
      .where(sql`EXISTS (SELECT 1 FROM ${leadingTo(id)} WHERE ${leads(slides.btn1Link)} OR ${leads(slides.btn2Link)})`),
    db
      .select(asUse('posts', posts.id, posts.title))
      .from(posts)
      .where(
        sql`instr(${posts.content}, ${cardStart(id)}) = 0 AND EXISTS (SELECT 1 FROM ${leadingTo(id)} WHERE ${or(...links)})`,
      ),
    db
      .select(asUse('settings', settings.id, 'Configurações'))
      .from(settings)
      .where(
        sql`EXISTS (SELECT 1 FROM ${leadingTo(id)}, ${ofBranch} WHERE link.key IN ('href', 'nutritionDocument') AND ${leads(sql`link.atom`)})`,
      ),
  ] as const;
}
