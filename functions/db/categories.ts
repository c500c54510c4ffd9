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

/** Pack size and pack discount of a line. */
export const packColumns = { packSize: categories.packSize, packDiscount: categories.packDiscount };

/** Lowest price of a line's active products, read from the index `products_least_price`; NULL for an empty line. */
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

/** Selects all categories for the search. They are few and have no column of folded text. */
export function categoriesToSearch(db: Database) {
  const { key, address, name, description, image, imageAlt } = categoryColumns;
  // Nothing can fill the box of an empty line.
  const packSize = sql<number | null>`iif(${productCounts.products} > 0, ${categories.packSize}, NULL)`.as('size');
  return db
    .select({ key, address, name, description, image, imageAlt, packSize })
    .from(categories)
    .leftJoin(productCounts, and(eq(productCounts.category, categories.key), eq(productCounts.fact, '')))
    .orderBy(asc(categories.position));
}

/** Selects a category with the search appearance of its own page. */
export function foundCategory(db: Database, category: CategoryRef) {
  return db
    .select({ ...categoryColumns, ...packColumns, ...sharedAppearanceIn(categories) })
    .from(categories)
    .where(eq(categories.key, keyOf(category)));
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

export function categoryByRef(db: Database, ref: CategoryRef) {
  return db
    .select({ ...categoryColumns, ...packColumns })
    .from(categories)
    .where(eq(categories.key, keyOf(ref)));
}

/** Returns SQL for the key of the category that has this address now. */
export const presentAt = (address: SQL): SQL =>
  sql`(SELECT key FROM ${categories} AS present WHERE present.address = ${address})`;

/** Returns SQL for the key of the category that had this address last. */
export const formerlyAt = (address: SQL): SQL =>
  sql`(SELECT category FROM ${formerCategoryAddresses} AS former WHERE former.address = ${address})`;

/** A category by its key, or by an address that it has or had. A present address wins over a former one, as with products. */
export type CategoryRef = { key: string } | { address: string };

/** Returns SQL for the key of a category, which the statement looks up if only an address is known. */
export function keyOf(ref: CategoryRef): SQL {
  if ('key' in ref) return sql`${ref.key}`;
  return sql`coalesce(${presentAt(sql`${ref.address}`)}, ${formerlyAt(sql`${ref.address}`)})`;
}

/** Selects the categories that every page names, in the footer or at another address than their key. */
export function categoriesOfEveryPage(db: Database) {
  const { key, address, name, highlighted } = categoryColumns;
  return db
    .select({ key, address, name, highlighted })
    .from(categories)
    .where(sql`${highlighted} = 1 OR ${address} <> ${key}`)
    .orderBy(asc(categories.position));
}
