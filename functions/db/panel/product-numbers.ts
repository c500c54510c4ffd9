import { sql } from 'drizzle-orm';
import type { ProductInput } from '../../../src/shared/product';
import { runNamed } from '../batch';
import type { Database } from '../database';
import { products } from '../schema';
import { isAmong } from '../sql-lists';

type Address = Pick<ProductInput, 'category' | 'number'>;

/**
 * Renumbers products to be restored if their numbers are taken by now: these go to the end of their categories. None of
 * them gets a number that another restored product had.
 */
export async function renumbered(db: Database, inputs: ProductInput[]): Promise<ProductInput[]> {
  if (inputs.length === 0) return inputs;
  const { category, number } = products;
  const asked = JSON.stringify(inputs.map((input) => [input.category, input.number]));
  const { taken, last } = await runNamed(db, {
    taken: db
      .select({ category, number })
      .from(products)
      .where(sql`(${category}, ${number}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${asked}))`),
    last: db
      .select({ category, number: sql<number>`max(${number})`.as('last_number') })
      .from(products)
      .where(
        isAmong(
          category,
          inputs.map((input) => input.category),
        ),
      )
      .groupBy(category),
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
