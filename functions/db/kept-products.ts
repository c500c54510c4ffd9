import { eq, sql } from 'drizzle-orm';
import type { KeptProducts } from '../../src/shared/kept-products-input';
import type { Database } from './database';
import { keptProducts } from './schema';

export function keptProductsOf(db: Database, userId: string) {
  return db
    .select({
      favourites: keptProducts.favourites,
      seen: keptProducts.seen,
      version: keptProducts.version,
      savedAt: keptProducts.savedAt,
    })
    .from(keptProducts)
    .where(eq(keptProducts.userId, userId));
}

/** Saves over the version that was seen. If another version is stored, it writes nothing and returns no row. */
export function keptProductsSaved(db: Database, userId: string, { favourites, seen, version }: KeptProducts) {
  const row = { favourites, seen, version: version + 1, savedAt: new Date().toISOString() };
  return db
    .insert(keptProducts)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: keptProducts.userId, set: row, setWhere: sql`${keptProducts.version} = ${version}` })
    .returning({ version: keptProducts.version });
}
