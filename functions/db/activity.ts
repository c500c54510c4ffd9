import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Act } from '../../src/shared/acts';
import type { Noun } from '../../src/shared/nouns';
import { now } from './columns';
import type { Database } from './database';
import { activity, users } from './schema';

/** One write of the panel. `before` and `after` are the record's fields: none before a creation, none after a deletion. */
export type Write = {
  userId: string | null;
  action: 'create' | 'update' | 'delete';
  /** The table. */
  noun: Noun;
  recordId: string | number | SQL<string>;
  /** Name of the record in lists, kept so that a deleted record can still be named. */
  title: string;
  before?: object | SQL;
  after?: object | SQL;
  /** ID of the activity row that this write undoes. */
  undoes?: number | undefined;
  /** The group of writes that is undone as one, and the act that made it. */
  groupId?: string;
  act?: Act | null;
  idempotencyKey?: string | undefined;
  /** Digest of the payload that was sent under that key. */
  idempotencyDigest?: string | undefined;
};

/** Records a write. This statement runs in the same batch as the write, so neither exists without the other. */
export function recorded(db: Database, { recordId, before, after, ...write }: Write) {
  return db
    .insert(activity)
    .values({
      ...write,
      recordId: typeof recordId === 'number' ? String(recordId) : recordId,
      before: before ?? null,
      after: after ?? null,
    })
    .returning({ activityId: activity.id, recordId: activity.recordId });
}

/**
 * Returns the first version of a new row. A restored row, or a new row with a reused key, starts above every version of
 * the earlier row (each write adds one version). An editor who still has the earlier row open then gets a conflict.
 */
export function firstVersion(noun: Noun, id?: string | number): SQL<number> {
  if (id === undefined) return sql`1`;
  return sql`(SELECT count(*) + 1 FROM ${activity} WHERE ${activity.noun} = ${noun} AND ${activity.recordId} = ${String(id)})`;
}

/**
 * Returns when the row with that id was first created, so that a restored one returns to its place among the others. One of a
 * fresh database, which nobody created, has been there since it appeared on the site. A row without an id is new.
 */
export function firstCreated(noun: Noun, id: SQL | string | number, appeared: SQL | string | null): SQL<string> {
  return sql`coalesce(
    (SELECT past.at FROM ${activity} AS past
      WHERE past.noun = ${noun} AND past.record_id = CAST(${id} AS TEXT) AND past.action = 'create' AND past.undoes IS NULL
      ORDER BY past.id LIMIT 1),
    iif(${id} IS NULL, NULL, min(${appeared}, ${now})),
    ${now})`;
}

/** Selects the last writer of a record, and the time. The name is `null` after the account is deleted. */
export function lastWriter(db: Database, noun: Noun, id: string | number) {
  return db
    .select({
      id: sql<string>`${activity.userId}`.as('user_id'),
      name: sql<string | null>`${users.name}`.as('name'),
      at: activity.at,
    })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .where(and(eq(activity.noun, noun), eq(activity.recordId, String(id)), isNotNull(activity.userId)))
    .orderBy(desc(activity.id))
    .limit(1);
}

/** Selects what a person did in the panel, newest first, without the contents of the records. */
export function activityOfUser(db: Database, userId: string) {
  return db
    .select({ at: activity.at, action: activity.action, noun: activity.noun, recordId: activity.recordId })
    .from(activity)
    .where(eq(activity.userId, userId))
    .orderBy(desc(activity.id));
}

/** Selects what was done to a person's account, newest first. Authors are left out: they are other people's data. */
export function activityAbout(db: Database, userId: string) {
  return db
    .select({ at: activity.at, action: activity.action, before: activity.before, after: activity.after })
    .from(activity)
    .where(and(eq(activity.noun, 'users'), eq(activity.recordId, userId)))
    .orderBy(desc(activity.id));
}
