import { and, type Column, type SQL, sql } from 'drizzle-orm';
import { cardStart } from '../../../src/shared/product-cards';
import type { Database } from '../database';
import { productOn } from '../product-addresses';
import { hasPage } from '../products';
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
import { isAmong, listed } from '../sql-lists';
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

/** A product whose page ends. Of one that was deleted, only the caller knows the address. */
type Ended = { id: number; category?: string; number?: number };

/** Selects those of some products that have a page, with its address. */
export function productPages(db: Database, ids: number[]) {
  return db
    .select({ id: products.id, category: products.category, number: products.number })
    .from(products)
    .where(and(isAmong(products.id, ids), sql`+${products.active} = 1`, hasPage));
}

/**
 * Returns SQL for the addresses that lead to the pages of products, as a source of rows named `leading`: their own, their
 * former ones, and those of redirects made by hand to any of these.
 */
function leadingTo(ended: Ended[]): SQL {
  const product = productOn(sql`lined.line`, sql`lined.number`);
  // Materialized, so that the addresses are found once and not for each slide or article.
  return sql`(
    WITH RECURSIVE ended (id, category, number) AS MATERIALIZED (
      SELECT value ->> 'id', value ->> 'category', value ->> 'number' FROM json_each(${JSON.stringify(ended)})
    ),
    numbered (product, key, number) AS (
      SELECT id, category, number FROM ended WHERE number IS NOT NULL
      UNION SELECT id, category, number FROM ${products} WHERE id IN (SELECT id FROM ended)
      UNION SELECT product_id, category, number FROM ${formerAddresses} WHERE product_id IN (SELECT id FROM ended)
    ),
    lined (product, line, number) AS (
      -- The key of its line leads to it, whatever the line's address.
      SELECT product, key, number FROM numbered
      UNION SELECT product, line.address, number FROM numbered JOIN ${categories} AS line ON line.key = numbered.key
      UNION SELECT product, line.address, number
        FROM numbered JOIN ${formerCategoryAddresses} AS line ON line.category = numbered.key
    ),
    leading (product, path) AS MATERIALIZED (
      SELECT product, '/produtos/' || line || '/' || number FROM lined
        WHERE coalesce(${product}, lined.product) = lined.product
      UNION SELECT leading.product, redirects.path FROM leading JOIN ${redirects} ON redirects.target = leading.path
    )
    SELECT product, path FROM leading
  ) AS leading`;
}

/** Returns SQL for the address at the beginning of a text, up to its parameters, its anchor or a quotation mark. */
const addressIn = (text: SQL | Column) =>
  sql`substr(${text}, 1, instr(replace(replace(${text}, '#', '?'), '"', '?') || '?', '?') - 1)`;

/**
 * Selects the slides whose buttons, the articles whose texts and the settings whose links lead to the pages of products,
 * besides those that show the product: without it these links lead nowhere.
 */
export function linkingToProducts(db: Database, ended: Ended[]) {
  const leading = leadingTo(ended);
  const leads = (...links: (SQL | Column)[]) => sql`leading.path IN (${listed(links.map(addressIn))})`;
  // Split at its links, each article is read once, however many addresses lead to the products.
  const split = sql`replace(json_quote(${posts.content}), 'href=\\"', '","')`;
  const ofArticle = sql`json_each('[' || ${split} || ']') AS link`;
  const card = sql`replace(${cardStart(0)}, '0', leading.product)`;
  // The further links of the branch's page, and its document.
  const ofBranch = sql`json_tree(${settings.overrides}, '$.branch') AS link`;
  return [
    db
      .select(asUse('slides', slides.id, slides.title))
      .from(slides)
      .where(sql`EXISTS (SELECT 1 FROM ${leading} WHERE ${leads(slides.btn1Link, slides.btn2Link)})`),
    db
      .select(asUse('posts', posts.id, posts.title))
      .from(posts)
      .where(
        sql`EXISTS (
          SELECT 1 FROM ${ofArticle} CROSS JOIN ${leading}
          WHERE link.key > 0 AND ${leads(sql`link.value`)} AND instr(${posts.content}, ${card}) = 0
        )`,
      ),
    db
      .select(asUse('settings', settings.id, 'Configurações'))
      .from(settings)
      .where(
        sql`EXISTS (
          SELECT 1 FROM ${ofBranch} CROSS JOIN ${leading}
          WHERE link.key IN ('href', 'nutritionDocument') AND ${leads(sql`link.atom`)}
        )`,
      ),
  ] as const;
}
