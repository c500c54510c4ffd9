import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Cursor } from '../../../src/shared/page';
import type { Filters } from '../../../src/shared/panel-lists';
import { type ProductInput, type ProductRecord, productInput, type SheetPart } from '../../../src/shared/product';
import { productSearchText, searchWords } from '../../../src/shared/search';
import { typedProduct } from '../../../src/shared/typed/product';
import { firstVersion } from '../activity';
import { now, searchAppearanceIn, touched } from '../columns';
import type { Database } from '../database';
import type { Editable } from '../editable';
import { declaration, hasPage, isEnergyOff, isWithoutPicture } from '../products';
import { categories, formerAddresses, products } from '../schema';
import { hasWords } from '../search';
import { isAmong, listed } from '../sql-lists';
import type { Bulk } from './bulk';
import { lastNumber, renumber } from './product-numbers';
import { hasCopy } from './working-copies';

/** The rule of `missingParts`, in SQL. */
const missingParts = sql<SheetPart[]>`
  iif(${products.longDescription} IS NULL, 'longDescription ', '')
  || iif(json_array_length(${products.benefits}) = 0, 'benefits ', '')
  || iif(${products.nutrition} IS NULL, 'nutrition', '')
`
  .mapWith((parts: string) => parts.split(' ').filter(Boolean) as SheetPart[])
  .as('missing');

const productRow = {
  id: products.id,
  version: products.version,
  category: products.category,
  number: products.number,
  name: products.name,
  priceCents: products.priceCents,
  images: products.images,
  featured: products.featured,
  active: products.active,
  hasPage: sql<boolean>`${hasPage}`.mapWith(Boolean).as('has_page'),
  missing: missingParts,
  updatedAt: products.updatedAt,
  changed: hasCopy('products').as('changed'),
};

type Wanted = Filters<'products'>;
export type ProductOrder = NonNullable<Wanted['order']> | 'site';

/**
 * Sort columns of each order of the list. They belong to one index and together identify a row, except in the site's
 * order, where lines come by position. `search_text` starts with the name, without accents, and so sorts by name.
 */
const number = [products.category, products.number];
const name = [products.searchText, ...number];
const price = [products.priceCents, ...number];
const ORDERS: Record<ProductOrder, { columns: SQLiteColumn[]; descending?: true }> = {
  site: { columns: number },
  name: { columns: name },
  nameDown: { columns: name, descending: true },
  priceUp: { columns: price },
  priceDown: { columns: price, descending: true },
  updated: { columns: [products.updatedAt, ...number], descending: true },
};

const SHOWN: Record<NonNullable<Wanted['shown']>, SQL> = {
  active: eq(products.active, true),
  inactive: eq(products.active, false),
  featured: eq(products.featured, true),
  withoutSheet: sql`NOT coalesce(${hasPage}, false)`,
  withoutPicture: isWithoutPicture,
  energyOff: isEnergyOff,
  changed: hasCopy('products'),
};

/** `after` holds the values of the previous page's last row in the columns of the order. */
type ProductQuery = Wanted & { after?: Cursor | undefined };

/** Selects one page of the list by cursor. The database reads only that page, plus rows that a filter excludes. */
export function productList(db: Database, query: ProductQuery, limit: number) {
  const { search = '', category, shown, order = 'site', after } = query;
  const { columns, descending } = ORDERS[order];
  const cursor = sql<Cursor>`json_array(${listed(columns)})`.mapWith((text: string): Cursor => JSON.parse(text));
  const row = { ...productRow, cursor: cursor.as('cursor') };
  const wanted = [
    hasWords(products.searchText, searchWords(search)),
    category === undefined ? undefined : eq(products.category, category),
    shown && SHOWN[shown],
  ];
  if (order === 'site') {
    // CROSS JOIN fixes the order: lines first, then the products of each line by index.
    return db
      .select(row)
      .from(categories)
      .crossJoin(products)
      .where(and(eq(products.category, categories.key), after && behindOnSite(after), ...wanted))
      .orderBy(asc(categories.position), asc(products.number))
      .limit(limit);
  }
  return db
    .select(row)
    .from(products)
    .where(and(after && sql`(${listed(columns)}) ${descending ? sql`<` : sql`>`} (${listed(after)})`, ...wanted))
    .orderBy(...columns.map((column) => (descending ? desc(column) : asc(column))))
    .limit(limit);
}

/** Builds the condition for the rest of a line and all later lines, by present position: a range of numbers per line. */
function behindOnSite([category, number]: Cursor): SQL {
  const position = sql`(SELECT position FROM ${categories} AS line WHERE line.key = ${category})`;
  return sql`${categories.position} >= ${position} AND ${products.number} > iif(${categories.key} = ${category}, ${number}, 0)`;
}

/** Selects some rows of the list in their present state. */
export function productsById(db: Database, ids: readonly number[]) {
  return db
    .select({ ...productRow, nutrition: products.nutrition, ...declaration })
    .from(products)
    .where(isAmong(products.id, ids));
}

export function productById(db: Database, id: number) {
  return db
    .select({
      id: products.id,
      version: products.version,
      category: products.category,
      number: products.number,
      name: products.name,
      priceCents: products.priceCents,
      description: products.description,
      images: products.images,
      longDescription: products.longDescription,
      benefits: products.benefits,
      nutrition: products.nutrition,
      ...declaration,
      pairings: products.pairings,
      ...searchAppearanceIn(products),
      featured: products.featured,
      active: products.active,
    })
    .from(products)
    .where(eq(products.id, id));
}

/** Placeholder for "the next number of its category", until the database numbers the product. */
export const NEXT_NUMBER = 0;

const nextNumber = (category: string): SQL => sql`(${lastNumber(sql`${category}`)} + 1)`;

/** Selects the number that the next product of a category gets. */
export function nextNumberIn(db: Database, category: string) {
  return db.select({ number: sql<number>`${nextNumber(category)}`.as('next_number') }).from(sql`(SELECT 1) AS one`);
}

/** Returns SQL for a new row's number. A restored product whose number is taken by now gets the next one. */
function numberOfNew({ category, number }: ProductInput, comesBack: boolean): SQL {
  const isTaken = sql`EXISTS (
    SELECT 1 FROM ${products} AS others WHERE others.category = ${category} AND others.number = ${number}
  )`;
  const isOpen = comesBack ? sql`${number} = ${NEXT_NUMBER} OR ${isTaken}` : sql`${number} = ${NEXT_NUMBER}`;
  return sql`iif(${isOpen}, ${nextNumber(category)}, ${number})`;
}

type Address = Pick<ProductInput, 'category' | 'number'>;

const hasMoved = (before: Address, after: Address) =>
  before.category !== after.category || before.number !== after.number;

/** Stores a former address for redirects. If several products had it, it leads to the last one that left it. */
function addressLeft(db: Database, productId: number, { category, number }: Address) {
  const { category: ofCategory, number: ofNumber } = formerAddresses;
  return db
    .insert(formerAddresses)
    .values({ category, number, productId, leftAt: now })
    .onConflictDoUpdate({
      target: [ofCategory, ofNumber],
      set: { productId, leftAt: now, version: sql`${formerAddresses.version} + 1` },
    });
}

/** Returns the columns to store. The number may be a placeholder, which the database replaces. */
const stored = (input: ProductInput) => ({ ...input, searchText: productSearchText(input) });

export const editableProducts: Editable<number, ProductInput, ProductRecord> = {
  noun: 'products',
  title: (product) => product.name,
  shown: { isLive: typedProduct.isLive },
  keyFrom: Number,
  snapshot: ({ id: _id, version: _version, ...input }) => input,
  settled: {
    by: 'database',
    after: (input, id) => {
      const row = id === undefined ? sql`last_insert_rowid()` : sql`${id}`;
      const number = sql`(SELECT stored.number FROM ${products} AS stored WHERE stored.id = ${row})`;
      return sql`json_set(${JSON.stringify(input)}, '$.number', ${number})`;
    },
  },
  find: productById,
  inserted: (db, input, id) => [
    db.insert(products).values({
      ...stored(input),
      id,
      version: firstVersion('products', id),
      number: numberOfNew(input, id !== undefined),
    }),
  ],
  updated: (db, id, version, input, seen) => [
    db
      .update(products)
      .set({
        ...stored(input),
        number: sql`iif(${input.number} = ${NEXT_NUMBER}, ${nextNumber(input.category)}, ${input.number})`,
        ...touched(products),
      })
      .where(and(eq(products.id, id), eq(products.version, version))),
    ...(hasMoved(seen, input) ? [addressLeft(db, id, seen)] : []),
  ],
  removed: (db, id, version) => [db.delete(products).where(and(eq(products.id, id), eq(products.version, version)))],
};

export const bulkProducts: Bulk<ProductInput> = {
  editable: editableProducts,
  table: products,
  key: products.id,
  fields: Object.keys(productInput.shape),
  positions: null,
  stored,
  givingWay: renumber,
  consequences: (db, changes) => {
    const moved = changes.filter(({ before, input }) => hasMoved(before, input));
    if (moved.length === 0) return [];
    const left = JSON.stringify(moved.map(({ id, before: { category, number } }) => [category, number, id]));
    return [
      db
        .insert(formerAddresses)
        .select(sql`SELECT value ->> 0, value ->> 1, value ->> 2, ${now}, 1 FROM json_each(${left}) WHERE true`)
        .onConflictDoUpdate({
          target: [formerAddresses.category, formerAddresses.number],
          set: { productId: sql`excluded.product_id`, leftAt: now, version: sql`${formerAddresses.version} + 1` },
        }),
    ];
  },
};
