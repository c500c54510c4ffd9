import { and, desc, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import { type Attended, BEAT_COUNTS } from '../../src/shared/presence';
import type { Database } from './database';
import { presence, users } from './schema';

/** Maximum number of records that a person is shown as editing at a time. */
const AT_ONCE = 20;
const NAMED = 10;

const since = (now: number) => new Date(now - BEAT_COUNTS).toISOString();

/** Records that this person has the record open now. */
export function beatNoted(db: Database, userId: string, { noun, id }: Attended, now: number) {
  const seenAt = new Date(now).toISOString();
  return db
    .insert(presence)
    .values({ noun, recordId: id, userId, seenAt })
    .onConflictDoUpdate({ target: [presence.noun, presence.recordId, presence.userId], set: { seenAt } });
}

/** Records that this person no longer has the record open. */
export function beatEnded(db: Database, userId: string, { noun, id }: Attended) {
  return db
    .delete(presence)
    .where(and(eq(presence.noun, noun), eq(presence.recordId, id), eq(presence.userId, userId)));
}

/** Deletes the expired beats of everyone, and all but the newest `AT_ONCE` of this person. */
export function beatsDropped(db: Database, userId: string, now: number) {
  const newest = sql`(
    SELECT own.noun, own.record_id FROM ${presence} AS own WHERE own.user_id = ${userId} ORDER BY own.seen_at DESC LIMIT ${AT_ONCE}
  )`;
  const isSurplus = sql`(${presence.noun}, ${presence.recordId}) NOT IN ${newest}`;
  return db.delete(presence).where(or(lt(presence.seenAt, since(now)), and(eq(presence.userId, userId), isSurplus)));
}

/** Deletes beats from before the instant, for times when no new beat triggers `beatsDropped`. */
export function beatsDroppedBefore(db: Database, instant: string) {
  return db.delete(presence).where(lt(presence.seenAt, instant));
}

/** Selects who else has the record open. Other windows of the same person do not count. */
export function othersAt(db: Database, userId: string, { noun, id }: Attended, now: number) {
  return db
    .select({ id: users.id, name: users.name })
    .from(presence)
    .innerJoin(users, eq(users.id, presence.userId))
    .where(
      and(
        eq(presence.noun, noun),
        eq(presence.recordId, id),
        ne(presence.userId, userId),
        gt(presence.seenAt, since(now)),
      ),
    )
    .orderBy(desc(presence.seenAt))
    .limit(NAMED);
}
