import { createHash } from 'node:crypto';
import { and, desc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Filters } from '../../../src/shared/panel-lists';
import { readableAddress } from '../../../src/shared/readable-address';
import {
  categoryAddressOf,
  type ProductAddress,
  productAddressOf,
  type RedirectRecord,
  type RedirectWritten,
} from '../../../src/shared/redirect';
import { searchWords } from '../../../src/shared/search';
import { firstVersion } from '../activity';
import { touched } from '../columns';
import type { Database } from '../database';
import type { Editable } from '../editable';
import { hasPage } from '../products';
import { categories, formerAddresses, formerCategoryAddresses, products, redirects } from '../schema';
import { folded, foldedPath, hasWords } from '../search';

/** Must match the index `former_addresses_left_at` literally. */
const FORMER_PATH = sql<string>`'/produtos/' || ${formerAddresses.category} || '/' || ${formerAddresses.number}`;
/** Builds the address that people know, with the present address of the line. */
const pathIn = (category: SQLWrapper, number: SQLWrapper) => sql<string>`'/produtos/' || coalesce(
  (SELECT line.address FROM ${categories} AS line WHERE line.key = ${category}), ${category}
) || '/' || ${number}`;
const LEFT_PATH = pathIn(formerAddresses.category, formerAddresses.number);
const PRESENT_PATH = pathIn(products.category, products.number);
/** Must match the index `former_category_addresses_left_at` literally. */
const FORMER_LINE = sql<string>`'/produtos/' || ${formerCategoryAddresses.address}`;

/** All three kinds use the same aliases, because D1 returns the rows of a batch as objects. */
const ofHand = {
  key: sql<string>`${redirects.key}`.as('key'),
  from: sql<string>`${redirects.path}`.as('from_path'),
  to: sql<string | null>`${redirects.target}`.as('to_path'),
  product: sql<number | null>`NULL`.as('product'),
  category: sql<string | null>`NULL`.as('category'),
  ownerName: sql<string | null>`NULL`.as('owner_name'),
  leads: sql<boolean>`1`.mapWith(Boolean).as('leads'),
  since: sql<string>`${redirects.createdAt}`.as('since'),
  version: sql<number>`${redirects.version}`.as('seen_version'),
};
const ofProduct = {
  key: sql<string>`${formerAddresses.category} || '-' || ${formerAddresses.number}`.as('key'),
  from: LEFT_PATH.as('from_path'),
  to: sql<string | null>`${PRESENT_PATH}`.as('to_path'),
  product: sql<number | null>`${formerAddresses.productId}`.as('product'),
  category: sql<string | null>`NULL`.as('category'),
  ownerName: sql<string | null>`${products.name}`.as('owner_name'),
  leads: sql<boolean>`coalesce(${products.active} AND ${hasPage}, 0)`.mapWith(Boolean).as('leads'),
  since: sql<string>`${formerAddresses.leftAt}`.as('since'),
  version: sql<number>`${formerAddresses.version}`.as('seen_version'),
};
const ofCategory = {
  key: sql<string>`'category:' || ${formerCategoryAddresses.address}`.as('key'),
  from: FORMER_LINE.as('from_path'),
  to: sql<string | null>`'/produtos/' || ${categories.address}`.as('to_path'),
  product: sql<number | null>`NULL`.as('product'),
  category: sql<string | null>`${formerCategoryAddresses.category}`.as('category'),
  ownerName: sql<string | null>`${categories.name}`.as('owner_name'),
  leads: sql<boolean>`${categories.key} IS NOT NULL`.mapWith(Boolean).as('leads'),
  since: sql<string>`${formerCategoryAddresses.leftAt}`.as('since'),
  version: sql<number>`${formerCategoryAddresses.version}`.as('seen_version'),
};
type Query = Filters<'redirects'> & { after?: [since: string, path: string] | undefined };

/** Selects the redirects made by hand, newest first. */
export function redirectsByHand(db: Database, { search = '', after }: Query, limit: number) {
  const { createdAt, path, target } = redirects;
  return db
    .select({ ...ofHand, place: sql<string>`${path}`.as('place') })
    .from(redirects)
    .where(
      and(
        after && sql`(${createdAt}, ${path}) < (${after[0]}, ${after[1]})`,
        hasWords(foldedPath(sql`${path} || ' ' || ${target}`), searchWords(readableAddress(search))),
      ),
    )
    .orderBy(desc(createdAt), desc(path))
    .limit(limit);
}

/** Selects addresses that products have left, newest first, without those that another product has now. */
export function redirectsOfProducts(db: Database, { search = '', after }: Query, limit: number) {
  const { leftAt, category, number, productId } = formerAddresses;
  return db
    .select({ ...ofProduct, place: FORMER_PATH.as('place') })
    .from(formerAddresses)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        after && sql`(${leftAt}, ${FORMER_PATH}) < (${after[0]}, ${after[1]})`,
        sql`NOT EXISTS (
          SELECT 1 FROM ${products} AS present WHERE present.category = ${category} AND present.number = ${number}
        )`,
        hasWords(sql`${LEFT_PATH} || ' ' || ${PRESENT_PATH} || ' ' || ${products.searchText}`, searchWords(search)),
      ),
    )
    .orderBy(desc(leftAt), desc(FORMER_PATH))
    .limit(limit);
}

/** Selects addresses that categories have left, newest first, without those that another category has now. */
export function redirectsOfCategories(db: Database, { search = '', after }: Query, limit: number) {
  const { leftAt, address, category } = formerCategoryAddresses;
  return db
    .select({ ...ofCategory, place: FORMER_LINE.as('place') })
    .from(formerCategoryAddresses)
    .innerJoin(categories, eq(categories.key, category))
    .where(
      and(
        after && sql`(${leftAt}, ${FORMER_LINE}) < (${after[0]}, ${after[1]})`,
        sql`NOT EXISTS (SELECT 1 FROM ${categories} AS present WHERE present.address = ${address})`,
        hasWords(
          sql`${FORMER_LINE} || ' ' || ${categories.address} || ' ' || ${folded(categories.name)}`,
          searchWords(search),
        ),
      ),
    )
    .orderBy(desc(leftAt), desc(FORMER_LINE))
    .limit(limit);
}

function categoryRedirect(db: Database, address: string) {
  return db
    .select(ofCategory)
    .from(formerCategoryAddresses)
    .leftJoin(categories, eq(categories.key, formerCategoryAddresses.category))
    .where(eq(formerCategoryAddresses.address, address));
}

function productRedirect(db: Database, { category, number }: ProductAddress) {
  return db
    .select(ofProduct)
    .from(formerAddresses)
    .leftJoin(products, eq(products.id, formerAddresses.productId))
    .where(and(eq(formerAddresses.category, category), eq(formerAddresses.number, number)));
}

const redirectByHand = (db: Database, key: string) => db.select(ofHand).from(redirects).where(eq(redirects.key, key));

export function redirectRecord(db: Database, key: string) {
  const [product, category] = [productAddressOf(key), categoryAddressOf(key)];
  if (category) return categoryRedirect(db, category);
  return product ? productRedirect(db, product) : redirectByHand(db, key);
}

const keyOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 20);

/** Redirects of all kinds can be deleted and restored. Only those made by hand are created and changed here. */
export const editableRedirects: Editable<string, RedirectWritten, RedirectRecord> = {
  noun: 'redirects',
  title: ({ from }) => readableAddress(from),
  // They answer only where there is no page, and only pages are cached.
  changesSite: () => false,
  snapshot: ({ from, to, product, category }) => ({
    from,
    to,
    ...(product !== null && { product }),
    ...(category !== null && { category }),
  }),
  keyFrom: String,
  keyOf: ({ from }) => keyOf(from),
  find: redirectRecord,
  inserted: (db, { from, to, product, category }, key = keyOf(from)) => {
    const version = firstVersion('redirects', key);
    const [address, left] = [productAddressOf(key), categoryAddressOf(key)];
    if (left && category) return [db.insert(formerCategoryAddresses).values({ address: left, category, version })];
    return address && product
      ? [db.insert(formerAddresses).values({ ...address, productId: product, version })]
      : [db.insert(redirects).values({ key, path: from, target: to ?? '', version })];
  },
  updated: (db, key, version, { to }) => [
    db
      .update(redirects)
      .set({ target: to ?? '', ...touched(redirects) })
      .where(and(eq(redirects.key, key), eq(redirects.version, version))),
  ],
  removed: (db, key, version) => {
    const { category, number, version: ofFormer } = formerAddresses;
    const [address, left] = [productAddressOf(key), categoryAddressOf(key)];
    if (left) {
      const { address: ofLeft, version: seen } = formerCategoryAddresses;
      return [db.delete(formerCategoryAddresses).where(and(eq(ofLeft, left), eq(seen, version)))];
    }
    return address
      ? [
          db
            .delete(formerAddresses)
            .where(and(eq(category, address.category), eq(number, address.number), eq(ofFormer, version))),
        ]
      : [db.delete(redirects).where(and(eq(redirects.key, key), eq(redirects.version, version)))];
  },
};
