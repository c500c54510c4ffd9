import { asc, eq } from 'drizzle-orm';
import type { ExportedNoun } from '../../../src/shared/exported';
import { PAGE_KEYS } from '../../../src/shared/pages/labels';
import { textsOf } from '../../../src/shared/pages/pages';
import { SETTINGS_ID } from '../../../src/shared/settings';
import type { Database } from '../database';
import { pageRows } from '../pages';
import { categories, faqs, formerCategoryAddresses, locations, posts, products, settings, slides } from '../schema';
import { mergeSettings } from '../settings-overrides';

export type Row = Record<string, unknown>;

/** Every row of a noun with all its columns. */
export const everyRow: Record<ExportedNoun, (db: Database) => Promise<Row[]>> = {
  posts: (db) => db.select().from(posts).orderBy(asc(posts.id)),
  products: (db) => db.select().from(products).orderBy(asc(products.category), asc(products.number)),
  categories: (db) => db.select().from(categories).orderBy(asc(categories.position)),
  locations: (db) => db.select().from(locations).orderBy(asc(locations.id)),
  slides: (db) => db.select().from(slides).orderBy(asc(slides.position)),
  faqs: (db) => db.select().from(faqs).orderBy(asc(faqs.position)),
  pages: async (db) => {
    const rows = new Map((await pageRows(db)).map(({ page, overrides }) => [page, overrides]));
    return PAGE_KEYS.map((page) => ({ page, ...textsOf(page, rows.get(page)) }));
  },
  settings: async (db) => {
    const [row] = await db.select().from(settings).where(eq(settings.id, SETTINGS_ID));
    return [mergeSettings(row?.overrides)];
  },
};

/** What products are called, by whose ids other records name them. */
export function knownProducts(db: Database) {
  return db.select({ id: products.id, name: products.name }).from(products);
}

/** What products may be in, and where categories once stood. */
export async function knownCategories(db: Database) {
  const [present, formerly] = await db.batch([
    db.select({ key: categories.key, address: categories.address, name: categories.name }).from(categories),
    db
      .select({ address: formerCategoryAddresses.address, category: formerCategoryAddresses.category })
      .from(formerCategoryAddresses),
  ]);
  return { present, formerly };
}
