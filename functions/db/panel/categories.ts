import { and, asc, eq, sql } from 'drizzle-orm';
import { type CategoryInput, type CategoryRecord, categoryInput, keyFor } from '../../../src/shared/category';
import { firstVersion } from '../activity';
import type { Statement } from '../batch';
import { categoryColumns, packColumns } from '../categories';
import { now, searchAppearanceIn, touched } from '../columns';
import type { Database } from '../database';
import type { Editable } from '../editable';
import type { Author } from '../records';
import { categories, formerCategoryAddresses, products } from '../schema';
import { isAmong } from '../sql-lists';
import type { Bulk } from './bulk';
import { positionsOf } from './positions';
import { hasCopy } from './working-copies';

const productCount = sql<number>`(SELECT count(*) FROM ${products} WHERE ${products.category} = ${categories.key})`;
const columns = {
  ...categoryColumns,
  ...packColumns,
  ...searchAppearanceIn(categories),
  position: categories.position,
  version: categories.version,
  /** Includes inactive products. */
  productCount: productCount.as('product_count'),
};
const positions = positionsOf('categories', categories, categories.key, categories.name);

export function allCategoryRecords(db: Database) {
  return db
    .select({ ...columns, changed: hasCopy('categories').as('changed') })
    .from(categories)
    .orderBy(asc(categories.position));
}

export function categoryRecord(db: Database, key: string) {
  return db.select(columns).from(categories).where(eq(categories.key, key));
}

/** Stores former addresses for redirects. If several categories had an address, it leads to the last one that left it. */
function addressesLeft(db: Database, moved: { key: string; address: string }[]): Statement[] {
  if (moved.length === 0) return [];
  const left = JSON.stringify(moved.map(({ key, address }) => [address, key]));
  return [
    db
      .insert(formerCategoryAddresses)
      .select(sql`SELECT value ->> 0, value ->> 1, ${now}, 1 FROM json_each(${left}) WHERE true`)
      .onConflictDoUpdate({
        target: formerCategoryAddresses.address,
        set: {
          category: sql`excluded.category`,
          leftAt: now,
          version: sql`${formerCategoryAddresses.version} + 1`,
        },
      }),
  ];
}

export const editableCategories: Editable<string, CategoryInput, CategoryRecord> = {
  noun: 'categories',
  title: (category) => category.name,
  snapshot: ({ version: _version, productCount: _count, ...input }) => input,
  settled: { by: 'neighbours', field: 'position', before: positions.before, after: positions.after },
  keyFrom: String,
  find: categoryRecord,
  keyOf: ({ key }) => key,
  inserted: (db, { position, ...fields }) => [
    ...positions.roomMade(db, position),
    db.insert(categories).values({
      ...fields,
      // A category deleted before addresses existed is restored with its key as address.
      address: fields.address ?? fields.key,
      version: firstVersion('categories', fields.key),
      position: positions.positionFor(position),
    }),
  ],
  // The key never changes, because everything else refers to the category by it.
  updated: (db, key, version, { position, key: _key, ...fields }, seen) => [
    db
      .update(categories)
      .set({ ...fields, ...touched(categories) })
      .where(and(eq(categories.key, key), eq(categories.version, version))),
    ...positions.movedTo(db, key, position, seen.position),
    ...(seen.address === fields.address ? [] : addressesLeft(db, [{ key, address: seen.address }])),
  ],
  // While the category contains products, a constraint rejects the last statement and so the whole batch.
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
  positions,
  needed: async (db, keys) => {
    const rows = await db
      .selectDistinct({ category: products.category })
      .from(products)
      .where(isAmong(products.category, keys));
    return rows.map(({ category }) => category);
  },
  stored: ({ position: _position, key: _key, ...fields }) => fields,
  consequences: (db, changes) => {
    const moved = changes.filter(({ before, input }) => before.address !== input.address);
    return addressesLeft(
      db,
      moved.map(({ before }) => before),
    );
  },
};

/** Returns the position that a category gets if a position is requested, and none otherwise. */
export const reachablePosition = positions.reachable;

/** Moves a category. Returns `null` if it does not exist or has this position already. */
export async function moveCategory(db: Database, author: Author, key: string, to: number) {
  return positions.move(db, author, key, to);
}

/** Returns the key for a category at an address. An existing category there keeps its own. */
export async function findKey(db: Database, address: string): Promise<string> {
  const rows = await db.select({ key: categories.key, address: categories.address }).from(categories);
  return keyFor(address, rows);
}
