import { createHash } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Filters } from '../../../src/shared/panel-lists';
import {
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
import { formerAddresses, products, redirects } from '../schema';
import { hasWords } from '../search';

/** To the letter as in the index `former_addresses_left_at`. */
const FORMER_PATH = sql<string>`'/produtos/' || ${formerAddresses.category} || '/' || ${formerAddresses.number}`;
const PRESENT_PATH = sql`'/produtos/' || ${products.category} || '/' || ${products.number}`;

/** The columns of both kinds are called alike: D1 answers a batch with objects. */
const ofHand = {
  key: sql<string>`${redirects.key}`.as('key'),
  from: sql<string>`${redirects.path}`.as('from_path'),
  to: sql<string | null>`${redirects.target}`.as('to_path'),
  product: sql<number | null>`NULL`.as('product'),
  productName: sql<string | null>`NULL`.as('product_name'),
  leads: sql<boolean>`1`.mapWith(Boolean).as('leads'),
  since: sql<string>`${redirects.createdAt}`.as('since'),
  version: sql<number>`${redirects.version}`.as('seen_version'),
};
const ofProduct = {
  key: sql<string>`${formerAddresses.category} || '-' || ${formerAddresses.number}`.as('key'),
  from: FORMER_PATH.as('from_path'),
  to: sql<string | null>`${PRESENT_PATH}`.as('to_path'),
  product: sql<number | null>`${formerAddresses.productId}`.as('product'),
  productName: sql<string | null>`${products.name}`.as('product_name'),
  leads: sql<boolean>`coalesce(${products.active} AND ${hasPage}, 0)`.mapWith(Boolean).as('leads'),
  since: sql<string>`${formerAddresses.leftAt}`.as('since'),
  version: sql<number>`${formerAddresses.version}`.as('seen_version'),
};
type Query = Filters<'redirects'> & { after?: [since: string, path: string] | undefined };

/** Those that were made by hand, newest first. */
export function redirectsByHand(db: Database, { search = '', after }: Query, limit: number) {
  const { createdAt, path, target } = redirects;
  return db
    .select(ofHand)
    .from(redirects)
    .where(
      and(
        after && sql`(${createdAt}, ${path}) < (${after[0]}, ${after[1]})`,
        hasWords(sql`${path} || ' ' || ${target}`, searchWords(search)),
      ),
    )
    .orderBy(desc(createdAt), desc(path))
    .limit(limit);
}

/** Addresses that products have left, newest first, but for those at which another product stands by now. */
export function redirectsOfProducts(db: Database, { search = '', after }: Query, limit: number) {
  const { leftAt, category, number, productId } = formerAddresses;
  return db
    .select(ofProduct)
    .from(formerAddresses)
    .innerJoin(products, eq(products.id, productId))
    .where(
      and(
        after && sql`(${leftAt}, ${FORMER_PATH}) < (${after[0]}, ${after[1]})`,
        sql`NOT EXISTS (
          SELECT 1 FROM ${products} AS present WHERE present.category = ${category} AND present.number = ${number}
        )`,
        hasWords(sql`${FORMER_PATH} || ' ' || ${PRESENT_PATH} || ' ' || ${products.searchText}`, searchWords(search)),
      ),
    )
    .orderBy(desc(leftAt), desc(FORMER_PATH))
    .limit(limit);
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
  const address = productAddressOf(key);
  return address ? productRedirect(db, address) : redirectByHand(db, key);
}

const keyOf = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 20);

/** Both kinds are taken away and come back; only what is made by hand is created and changed here. */
export const editableRedirects: Editable<string, RedirectWritten, RedirectRecord> = {
  noun: 'redirects',
  title: ({ from }) => from,
  snapshot: ({ from, to, product }) => ({ from, to, ...(product !== null && { product }) }),
  keyOf: ({ from }) => keyOf(from),
  find: redirectRecord,
  inserted: (db, { from, to, product }, key = keyOf(from)) => {
    const version = firstVersion('redirects', key);
    const address = productAddressOf(key);
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
    const address = productAddressOf(key);
    return address
      ? [
          db
            .delete(formerAddresses)
            .where(and(eq(category, address.category), eq(number, address.number), eq(ofFormer, version))),
        ]
      : [db.delete(redirects).where(and(eq(redirects.key, key), eq(redirects.version, version)))];
  },
};
