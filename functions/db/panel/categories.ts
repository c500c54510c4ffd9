import { and, asc, eq, sql } from 'drizzle-orm';
import { type CategoryInput, type CategoryRecord, categoryInput } from '../../../src/shared/category';
import { firstVersion } from '../activity';
import { categoryColumns, packColumns } from '../categories';
import { searchAppearanceIn, touched } from '../columns';
import type { Database } from '../database';
import type { Editable } from '../editable';
import type { Author } from '../records';
import { categories, products } from '../schema';
import { isAmong } from '../sql-lists';
import type { Bulk } from './bulk';
import { type Move, positionsOf } from './positions';

const productCount = sql<number>`(SELECT count(*) FROM ${products} WHERE ${products.category} = ${categories.key})`;
const columns = {
  ...categoryColumns,
  ...packColumns,
  ...searchAppearanceIn(categories),
  order: categories.order,
  version: categories.version,
  /** Inactive ones too. */
  productCount: productCount.as('product_count'),
};
const positions = positionsOf('categories', categories, categories.key, categories.name);

export function allCategoryRecords(db: Database) {
  return db.select(columns).from(categories).orderBy(asc(categories.order));
}

export function categoryRecord(db: Database, key: string) {
  return db.select(columns).from(categories).where(eq(categories.key, key));
}

export const editableCategories: Editable<string, CategoryInput, CategoryRecord> = {
  noun: 'categories',
  title: (category) => category.name,
  snapshot: ({ version: _version, productCount: _count, ...input }) => input,
  position: 'order',
  before: positions.before,
  after: positions.after,
  find: categoryRecord,
  keyOf: ({ key }) => key,
  inserted: (db, { order, ...fields }) => [
    ...positions.roomMade(db, order),
    db
      .insert(categories)
      .values({ ...fields, version: firstVersion('categories', fields.key), order: positions.positionFor(order) }),
  ],
  // The key is the category's address: it stays what it was.
  updated: (db, key, version, { order, key: _key, ...fields }, before) => [
    db
      .update(categories)
      .set({ ...fields, ...touched(categories) })
      .where(and(eq(categories.key, key), eq(categories.version, version))),
    ...positions.movedTo(db, key, order, before?.order),
  ],
  // While products are in it the database refuses the last statement, and with it all of them.
  removed: (db, key, version) => [
    positions.parkedAway(db, key, version),
    ...positions.gapClosed(db, key),
    db.delete(categories).where(eq(categories.key, key)),
  ],
};

export const bulkCategories: Bulk<CategoryInput> = {
  editable: editableCategories,
  table: categories,
  key: categories.key,
  fields: Object.keys(categoryInput.shape),
  needed: async (db, keys) => {
    const rows = await db
      .selectDistinct({ category: products.category })
      .from(products)
      .where(isAmong(products.category, keys));
    return rows.map(({ category }) => category);
  },
  stored: ({ order: _order, key: _key, ...fields }) => fields,
};

/** Where a category comes to stand that is asked for at this position; none where none is asked for. */
export const reachablePosition = positions.reachable;

/** `null` where there is no such category, or it stands at that end already. */
export async function moveCategory(db: Database, author: Author, key: string, move: Move) {
  return positions.move(db, author, key, move);
}
