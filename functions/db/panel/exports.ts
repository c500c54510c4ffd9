import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { categoryInput } from '../../../src/shared/category';
import type { ExportedNoun } from '../../../src/shared/exported';
import { faqInput } from '../../../src/shared/faq';
import { locationInput } from '../../../src/shared/location';
import { PAGE_KEYS } from '../../../src/shared/pages/labels';
import { textsOf } from '../../../src/shared/pages/pages';
import { postInput } from '../../../src/shared/post';
import { productInput } from '../../../src/shared/product';
import { SETTINGS_ID } from '../../../src/shared/settings';
import type { Tabular } from '../../../src/shared/sheet/columns';
import { slideInput } from '../../../src/shared/slide';
import type { Database } from '../database';
import type { Id } from '../editable';
import { pageRows } from '../pages';
import { categories, faqs, formerCategoryAddresses, locations, posts, products, settings, slides } from '../schema';
import { mergeSettings } from '../settings-overrides';
import { isAmong } from '../sql-lists';

export type Row = Record<string, unknown>;

type File = {
  table: SQLiteTable & { version: SQLiteColumn };
  key: SQLiteColumn;
  order: SQLiteColumn[];
  /** Fields of the contract, and the id of the record. */
  fields: string[];
  /** Column that can contain long texts. */
  long?: SQLiteColumn;
};

const files: Record<Tabular, File> = {
  posts: {
    table: posts,
    key: posts.id,
    order: [posts.id],
    fields: ['id', ...Object.keys(postInput.shape)],
    long: posts.content,
  },
  products: {
    table: products,
    key: products.id,
    order: [products.category, products.number],
    fields: ['id', ...Object.keys(productInput.shape)],
  },
  categories: {
    table: categories,
    key: categories.key,
    order: [categories.position],
    fields: Object.keys(categoryInput.shape),
  },
  locations: {
    table: locations,
    key: locations.id,
    order: [locations.id],
    fields: ['id', ...Object.keys(locationInput.shape)],
  },
  slides: {
    table: slides,
    key: slides.id,
    order: [slides.position],
    fields: ['id', ...Object.keys(slideInput.shape)],
  },
  faqs: { table: faqs, key: faqs.id, order: [faqs.position], fields: ['id', ...Object.keys(faqInput.shape)] },
};

/** Identifying fields of a record, and the number of characters of its long text. */
type Entry = Row & { size: number };

/** Returns an entry for every record of a noun, with these fields, in the order of the export file. */
export async function readEntries(db: Database, noun: Tabular, fields: string[] = []): Promise<Entry[]> {
  const { table, key, order, long } = files[noun];
  const size = sql<number>`${long ? sql`length(${long})` : 0}`.as('size');
  return db
    .select({ ...columnsOf(noun, [key.name, ...fields]), size })
    .from(table)
    .orderBy(...order);
}

/** Limits for complete records in memory at a time: their number, and the characters of their long texts. */
const MOST_RECORDS = 200;
const MOST_CHARACTERS = 1_000_000;

/** Yields the records of some entries in parts, because an instance of the edge cannot hold a large table in memory. */
export async function* readRecords(db: Database, noun: Tabular, entries: Entry[]): AsyncGenerator<Row[]> {
  const { table, key, order, fields } = files[noun];
  for (const part of partsOf(entries)) {
    const keys = part.map((entry) => entry[key.name] as Id);
    yield await db
      .select(columnsOf(noun, [...fields, 'version']))
      .from(table)
      .where(isAmong(key, keys))
      .orderBy(...order);
  }
}

function partsOf(entries: Entry[]): Entry[][] {
  const parts: Entry[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    characters += entry.size;
    if (characters > MOST_CHARACTERS || parts.at(-1)?.length === MOST_RECORDS) {
      parts.push([]);
      characters = entry.size;
    }
    parts.at(-1)?.push(entry);
  }
  return parts;
}

function columnsOf(noun: Tabular, fields: string[]): Record<string, SQLiteColumn> {
  const columns: Record<string, SQLiteColumn> = getTableColumns(files[noun].table);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const column = columns[field];
      return column ? [[field, column]] : [];
    }),
  );
}

/** Nouns that are exported as a whole: page texts and settings. */
export const whole: Record<Exclude<ExportedNoun, Tabular>, (db: Database) => Promise<Row[]>> = {
  pages: async (db) => {
    const rows = new Map((await pageRows(db)).map(({ page, overrides }) => [page, overrides]));
    return PAGE_KEYS.map((page) => ({ page, ...textsOf(page, rows.get(page)) }));
  },
  settings: async (db) => {
    const [row] = await db.select().from(settings).where(eq(settings.id, SETTINGS_ID));
    return [mergeSettings(row?.overrides)];
  },
};

/** Selects ids and names of products, because other records refer to products by id. */
export function knownProducts(db: Database) {
  return db.select({ id: products.id, name: products.name }).from(products);
}

/** Reads all categories, and the former addresses of categories. */
export async function readCategories(db: Database) {
  const [present, formerly] = await db.batch([
    db.select({ key: categories.key, address: categories.address, name: categories.name }).from(categories),
    db
      .select({ address: formerCategoryAddresses.address, category: formerCategoryAddresses.category })
      .from(formerCategoryAddresses),
  ]);
  return { present, formerly };
}
