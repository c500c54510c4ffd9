import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Nutrition } from '../../src/shared/nutrition-facts';
import type { Database } from './database';
import { declaration, lineName } from './products';
import { categories, products } from './schema';

const hasNutrition = and(eq(products.active, true), isNotNull(products.nutrition));

/** Of some products with nutrition facts: of one line or of all, from the `offset`th on. */
type NutritionRange = { category?: SQL; offset?: number; limit: number };

/**
 * The products whose nutrition facts are known, and what they are made of, in the order of the catalogue; `null` are facts
 * of no known form.
 */
export function nutritionOfProducts(db: Database, { category, offset = 0, limit }: NutritionRange) {
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
    .where(and(hasNutrition, category === undefined ? undefined : eq(products.category, category)))
    .orderBy(asc(categories.position), asc(products.number))
    .limit(limit)
    .offset(offset);
}

/** How many products with nutrition facts each line has, in the order of the catalogue; lines without any are left out. */
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
