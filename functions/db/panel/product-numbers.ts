import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductInput } from '../../../src/shared/product';
import { runNamed } from '../batch';
import type { Database } from '../database';
import { categories, formerAddresses, products } from '../schema';

type Address = Pick<ProductInput, 'category' | 'number'>;

/** Returns SQL for the highest number that a product of a category has or had, deleted ones included; 0 if there is none. */
export function lastNumber(category: SQL): SQL<number> {
  return sql<number>`max(
    coalesce((SELECT max(number) FROM ${products} AS others WHERE others.category = ${category}), 0),
    coalesce((SELECT max(number) FROM ${formerAddresses} AS former WHERE former.category = ${category}), 0)
  )`;
}

/** Selects the highest number of each category. */
export function lastNumbers(db: Database) {
  return db
    .select({ category: categories.key, number: lastNumber(sql`${categories.key}`).as('last_number') })
    .from(categories);
}

/** Selects the product that has a number in its category, and the next number that is free there. */
export function numberHolder(db: Database, { category, number }: Address) {
  return db
    .select({ name: products.name, next: sql<number>`${lastNumber(sql`${category}`)} + 1`.as('next') })
    .from(products)
    .where(and(eq(products.category, category), eq(products.number, number)));
}

/**
 * Renumbers products to be restored if their numbers are taken by now: these go to the end of their categories. None of
 * them gets a number that another restored product had.
 */
export async function renumber(db: Database, inputs: ProductInput[]): Promise<ProductInput[]> {
  if (inputs.length === 0) return inputs;
  const { category, number } = products;
  const asked = JSON.stringify(inputs.map((input) => [input.category, input.number]));
  const askedCategories = JSON.stringify([...new Set(inputs.map((input) => input.category))]);
  const { taken, last } = await runNamed(db, {
    taken: db
      .select({ category, number })
      .from(products)
      .where(sql`(${category}, ${number}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${asked}))`),
    last: db
      .select({
        category: sql<string>`asked.value`.as('asked_category'),
        number: lastNumber(sql`asked.value`).as('last_number'),
      })
      .from(sql`json_each(${askedCategories}) AS asked`),
  });
  const addressOf = (product: Address) => `${product.category}/${product.number}`;
  const isTaken = new Set(taken.map(addressOf));
  const highest = new Map<string, number>();
  for (const one of [...last, ...inputs]) {
    highest.set(one.category, Math.max(one.number, highest.get(one.category) ?? 0));
  }
  return inputs.map((input) => {
    if (!isTaken.has(addressOf(input))) return input;
    const next = (highest.get(input.category) ?? 0) + 1;
    highest.set(input.category, next);
    return { ...input, number: next };
  });
}
