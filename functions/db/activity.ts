import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Noun } from '../../src/shared/nouns';
import type { Database } from './database';
import { activity, users } from './schema';

/** The fields of a record, by the names of its contract. */
export type Snapshot = object;

/** One write of the panel. `before` is missing for what was created, `after` for what was deleted. */
export type Write = {
  userId: string | null;
  action: 'create' | 'update' | 'delete';
  /** The table. */
  noun: Noun;
  recordId: string | number | SQL<string>;
  /** What the record is called in lists, so that a deleted one can still be named. */
  title: string;
  before?: Snapshot | SQL;
  after?: Snapshot | SQL;
  /** The activity row that this write takes back. */
  undoes?: number | undefined;
  idempotencyKey?: string | undefined;
  /** Of what was sent under that key. */
  idempotencyDigest?: string | undefined;
};

/** The statement that records a write; it stands in the write's own batch, so that there is never one without the other. */
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
 * The version that a row begins with. One that comes back, or takes the key of one that went, begins above every version
 * of the one before (each write adds one): whoever still edits that is told.
 */
export function firstVersion(noun: Noun, id?: string | number): SQL<number> {
  if (id === undefined) return sql`1`;
  return sql`(SELECT count(*) + 1 FROM ${activity} WHERE ${activity.noun} = ${noun} AND ${activity.recordId} = ${String(id)})`;
}

/** Who wrote a record last, and when; the name is `null` once the account is deleted. */
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

/** What a person did in the panel, without the records themselves, newest first. */
export function activityOfUser(db: Database, userId: string) {
  return db
    .select({ at: activity.at, action: activity.action, noun: activity.noun, recordId: activity.recordId })
    .from(activity)
    .where(eq(activity.userId, userId))
    .orderBy(desc(activity.id));
}

/** What was done about a person in the panel, newest first, without who did it: that is about somebody else. */
export function activityAbout(db: Database, userId: string) {
  return db
    .select({ at: activity.at, action: activity.action, before: activity.before, after: activity.after })
    .from(activity)
    .where(and(eq(activity.noun, 'users'), eq(activity.recordId, userId)))
    .orderBy(desc(activity.id));
}
