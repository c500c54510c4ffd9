import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { sharedAppearanceIn } from './columns';
import type { Database } from './database';
import { categories, formerCategoryAddresses, productCounts, products } from './schema';

export const categoryColumns = {
  key: categories.key,
  address: categories.address,
  name: categories.name,
  description: categories.description,
  image: categories.image,
  imageAlt: categories.imageAlt,
  highlighted: categories.highlighted,
};

/** How a line is sold by the box. */
export const packColumns = { packSize: categories.packSize, packDiscount: categories.packDiscount };

/** What the cheapest of a line costs, by the index `products_least_price`; nothing of an empty one. */
const fromCents = sql<number | null>`(
  SELECT min(offered.price_cents) FROM ${products} AS offered WHERE offered.category = ${categories.key} AND offered.active = 1
)`;

export function allCategories(db: Database) {
  return db
    .select({
      ...categoryColumns,
      ...packColumns,
      productCount: sql<number>`coalesce(${productCounts.products}, 0)`.as('product_count'),
      fromCents: fromCents.as('from_cents'),
    })
    .from(categories)
    .leftJoin(productCounts, and(eq(productCounts.category, categories.key), eq(productCounts.fact, '')))
    .orderBy(asc(categories.position));
}

/** All of them, for the search: they are few, and keep no folded words. */
export function categoriesToSearch(db: Database) {
  const { key, address, name, description, image, imageAlt } = categoryColumns;
  return db
    .select({ key, address, name, description, image, imageAlt, packSize: categories.packSize })
    .from(categories)
    .orderBy(asc(categories.position));
}

/** As its own page shows it, which is found and shared. */
export function foundCategory(db: Database, key: string | SQL) {
  return db
    .select({ ...categoryColumns, ...packColumns, ...sharedAppearanceIn(categories) })
    .from(categories)
    .where(eq(categories.key, key));
}

export function categoryAddresses(db: Database) {
  return db
    .select({
      key: categories.key,
      address: categories.address,
      packSize: categories.packSize,
      updatedAt: categories.updatedAt,
    })
    .from(categories)
    .orderBy(asc(categories.position));
}

export function categoryByKey(db: Database, key: string | SQL) {
  return db
    .select({ ...categoryColumns, ...packColumns })
    .from(categories)
    .where(eq(categories.key, key));
}

/** A key as other statements look one up. */
export const categoryOf = (key: string): SQL => sql`${key}`;

/** The key of the category at an address. */
export const presentAt = (address: SQL): SQL =>
  sql`(SELECT key FROM ${categories} AS present WHERE present.address = ${address})`;

/** Of the one that stood there last. */
export const formerlyAt = (address: SQL): SQL =>
  sql`(SELECT category FROM ${formerCategoryAddresses} AS former WHERE former.address = ${address})`;

/** Whoever stands there comes first, as with products. */
export const categoryAt = (address: string): SQL =>
  sql`coalesce(${presentAt(sql`${address}`)}, ${formerlyAt(sql`${address}`)})`;

/** To the letter as in the index `categories_moved`. */
export function movedCategories(db: Database) {
  return db
    .select({ key: categories.key, address: categories.address })
    .from(categories)
    .where(sql`${categories.address} <> ${categories.key}`);
}
