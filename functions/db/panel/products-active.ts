import { type SQL, sql } from 'drizzle-orm';
import type { Noun } from '../../../src/shared/nouns';
import type { SeenProduct } from '../../../src/shared/product';
import type { Database } from '../database';
import { isGuardLost } from '../failures';
import { changedRows } from '../guard';
import { type Author, runBatch } from '../records';
import { activity, products } from '../schema';
import { productRow } from './products';

/** The rows that were named; `version` too must be the one that was seen where `seen` says so. */
function areNamed(named: SeenProduct[], seen: boolean): SQL {
  const pairs = JSON.stringify(named.map(({ id, version }) => [id, version]));
  return seen
    ? sql`(${products.id}, ${products.version}) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${pairs}))`
    : sql`${products.id} IN (SELECT value ->> 0 FROM json_each(${pairs}))`;
}

/** A whole product as its contract has it, in JSON. */
function snapshot(active: SQL): SQL<object> {
  return sql`json_object(
    'category', ${products.category}, 'number', ${products.number}, 'name', ${products.name},
    'priceCents', ${products.priceCents}, 'description', ${products.description}, 'images', json(${products.images}),
    'longDescription', ${products.longDescription}, 'benefits', json(${products.benefits}),
    'nutrition', json(${products.nutrition}), 'ingredients', ${products.ingredients},
    'contains', json(${products.contains}), 'mayContain', json(${products.mayContain}),
    'gluten', ${products.gluten}, 'lactose', ${products.lactose}, 'featured', json(iif(${products.featured}, 'true', 'false')),
    'active', json(iif(${active}, 'true', 'false'))
  )`;
}

/** One statement records them all, each in a row of its own: a batch has room for few statements. */
function recordedEach(db: Database, { userId }: Author, named: SeenProduct[], active: boolean) {
  const rows = db
    .select({
      id: sql<number>`NULL`.as('new_id'),
      at: sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`.as('at'),
      userId: sql<string>`${userId}`.as('user_id'),
      action: sql<'update'>`'update'`.as('action'),
      noun: sql<Noun>`'products'`.as('noun'),
      recordId: sql<string>`CAST(${products.id} AS TEXT)`.as('record_id'),
      title: sql<string>`${products.name}`.as('title'),
      before: snapshot(sql`${products.active}`).as('before'),
      after: snapshot(sql`${active ? 1 : 0}`).as('after'),
      undoes: sql<number>`NULL`.as('undoes'),
      idempotencyKey: sql<string>`NULL`.as('idempotency_key'),
      idempotencyDigest: sql<string>`NULL`.as('idempotency_digest'),
      importId: sql<string>`NULL`.as('import_id'),
    })
    .from(products)
    .where(areNamed(named, true));
  return db.insert(activity).select(rows).returning({ activityId: activity.id });
}

/** Of the products that were named, those that are no longer what was seen; a deleted one has no name. */
export type Outdated = { id: number; name: string | null }[];

/** Switches many products at once: all of them, or none and the ones that have changed since. */
export async function switchProducts(db: Database, author: Author, named: SeenProduct[], active: boolean) {
  const change = db
    .update(products)
    .set({ active, version: sql`${products.version} + 1`, updatedAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')` })
    .where(areNamed(named, true));
  const rows = db.select(productRow).from(products).where(areNamed(named, false));
  try {
    const results = await runBatch(db, [
      recordedEach(db, author, named, active),
      changedRows(db, named.length),
      change,
      rows,
    ]);
    const [written, , , records] = results as [{ activityId: number }[], unknown, unknown, Awaited<typeof rows>];
    return { records, activityIds: written.map(({ activityId }) => activityId) };
  } catch (error) {
    if (!isGuardLost(error)) throw error;
    return { outdated: await outdatedOf(db, named) };
  }
}

async function outdatedOf(db: Database, named: SeenProduct[]): Promise<Outdated> {
  const rows = await db
    .select({ id: products.id, name: products.name, version: products.version })
    .from(products)
    .where(areNamed(named, false));
  return named.flatMap(({ id, version }) => {
    const row = rows.find((other) => other.id === id);
    return row?.version === version ? [] : [{ id, name: row?.name ?? null }];
  });
}
