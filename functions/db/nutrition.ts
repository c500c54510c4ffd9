import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import { type CategoryRef, keyOf } from './categories';
import type { Database } from './database';
import { declaration, lineName } from './products';
import { categories, products } from './schema';

const hasNutrition = and(eq(products.active, true), isNotNull(products.nutrition));

/** A slice of the products with nutrition facts, of one line or of all. */
type NutritionRange = { line?: CategoryRef; offset?: number; limit: number };

/**
 * Selects the products with nutrition facts, and their declaration, in catalogue order. `nutrition` is `null` if the
 * stored facts are invalid.
 */
export function nutritionOfProducts(db: Database, { line, offset = 0, limit }: NutritionRange) {
  return db
    .select({
      category: products.category,
      name: products.name,
      nutrition: sql<Nutrition | null>`${products.nutrition}`.mapWith(products.nutrition).as('facts'),
      ...declaration,
      ...lineName,
    })
    .from(products)
    .innerJoin(categories, eq(categories.key, products.category))
    .where(and(hasNutrition, line && eq(products.category, keyOf(line))))
    .orderBy(asc(categories.position), asc(products.number))
    .limit(limit)
    .offset(offset);
}

/** Counts the products with nutrition facts in each line, in catalogue order. Lines without any are left out. */
export function nutritionCounts(db: Database) {
  return db
    .select({
      category: categories.key,
      address: categories.address,
      name: categories.name,
      products: count(products.id),
    })
    .from(products)
    .innerJoin(categories, eq(categories.key, products.category))
    .where(hasNutrition)
    .groupBy(categories.key)
    .orderBy(asc(categories.position));
}
