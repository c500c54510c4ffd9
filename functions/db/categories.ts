import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from './database';
import { categories, productCounts } from './schema';

export const categoryColumns = {
  key: categories.key,
  name: categories.name,
  description: categories.description,
  image: categories.image,
  imageAlt: categories.imageAlt,
  highlighted: categories.highlighted,
};

/** How a line is sold by the box. */
export const packColumns = { packSize: categories.packSize, packDiscount: categories.packDiscount };

export function allCategories(db: Database) {
  return db
    .select({
      ...categoryColumns,
      ...packColumns,
      productCount: sql<number>`coalesce(${productCounts.products}, 0)`.as('product_count'),
    })
    .from(categories)
    .leftJoin(productCounts, and(eq(productCounts.category, categories.key), eq(productCounts.fact, '')))
    .orderBy(asc(categories.order));
}

/** All of them, for the search: they are few, and keep no folded words. */
export function categoriesToSearch(db: Database) {
  const { key, name, description, image, imageAlt } = categoryColumns;
  return db
    .select({ key, name, description, image, imageAlt, packSize: categories.packSize })
    .from(categories)
    .orderBy(asc(categories.order));
}

export function categoryAddresses(db: Database) {
  return db
    .select({ key: categories.key, packSize: categories.packSize, updatedAt: categories.updatedAt })
    .from(categories)
    .orderBy(asc(categories.order));
}

export function categoryByKey(db: Database, key: string) {
  return db
    .select({ ...categoryColumns, ...packColumns })
    .from(categories)
    .where(eq(categories.key, key));
}
