import { desc, eq } from 'drizzle-orm';
import type { Database } from './database';
import { activity } from './schema';

export type Snapshot = Record<string, unknown>;

/** One write of the panel. `before` is missing for what was created, `after` for what was deleted. */
export type Write = {
  userId: string | null;
  action: 'create' | 'update' | 'delete';
  /** The table. */
  noun: string;
  recordId: string | number;
  /** What the record is called in lists, so that a deleted one can still be named. */
  title: string;
  before?: Snapshot;
  after?: Snapshot;
  /** The activity row that this write takes back. */
  undoes?: number;
  idempotencyKey?: string | undefined;
};

/** The statement that records a write; it stands in the write's own batch, so that there is never one without the other. */
export function recorded(db: Database, { recordId, before, after, ...write }: Write) {
  return db
    .insert(activity)
    .values({ ...write, recordId: String(recordId), before: before ?? null, after: after ?? null })
    .returning({ activityId: activity.id });
}

/** What a person did in the panel, without the records themselves, newest first. */
export function activityOfUser(db: Database, userId: string) {
  return db
    .select({ at: activity.at, action: activity.action, noun: activity.noun, recordId: activity.recordId })
    .from(activity)
    .where(eq(activity.userId, userId))
    .orderBy(desc(activity.id));
}
