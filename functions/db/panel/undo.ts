import { and, asc, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Fields } from '../../../src/shared/activity';
import type { LeftWhy } from '../../../src/shared/acts';
import { same } from '../../../src/shared/merge';
import type { Noun } from '../../../src/shared/nouns';
import { onlyRow, runNamed } from '../batch';
import type { Database } from '../database';
import type { Changeable, Editable, Id, Versioned } from '../editable';
import { brokeRule, ConstraintBroken, DatabaseUnavailable, failureBehind, isGuardLost } from '../failures';
import { type Author, createRecord, deleteRecord, Stale, updateRecord } from '../records';
import { activity } from '../schema';

/** Why a write cannot be undone as requested. */
export type Obstacle = 'unknown' | 'fixed' | 'undone' | 'gone' | 'exists' | 'newer' | 'clash' | 'needed' | 'overtaken';

export class CannotUndo extends Error {
  override name = 'CannotUndo';
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}

/** The row after the undo, or `null` if the undo deleted it, and the id of the activity row of the undo. */
type Undone = { noun: Noun; recordId: string; record: object | null; activityId: number | null };

type Past = Pick<typeof activity.$inferSelect, 'id' | 'action' | 'noun' | 'recordId' | 'before' | 'after'>;
type Options = { author: Author; force: boolean };

/** A noun whose writes can be undone. */
export type Undoable = {
  undo: (db: Database, past: Past, options: Options) => Promise<{ record: object | null; activityId: number | null }>;
};

export function undoable<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  noun: Editable<Key, Input, Row>,
): Undoable {
  const changes = undoableChanges(noun);
  return {
    async undo(db, past, options) {
      if (past.action === 'update') return changes.undo(db, past, options);
      const { author } = options;
      const id = noun.keyFrom(past.recordId);
      if (past.action === 'delete') {
        const [row] = await noun.find(db, id);
        if (row) throw new CannotUndo('exists');
        return createRecord(db, noun, author, past.before as Input, id);
      }
      const { version } = await rowToUndo(db, noun, id, past, options);
      const deleted = await deleteRecord(db, noun, author, id, version);
      if (!deleted) throw new CannotUndo('gone');
      return { record: null, ...deleted };
    },
  };
}

/** Returns the same for a noun whose rows are only ever changed. */
export function undoableChanges<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  noun: Changeable<Key, Input, Row>,
): Undoable {
  return {
    async undo(db, past, options) {
      const id = noun.keyFrom(past.recordId);
      const row = await rowToUndo(db, noun, id, past, options);
      const { settled } = noun;
      // Fields that this write did not change stay as they are, unless `force` asks for the whole version. A position that
      // it did not change stays even then, because neighbours change it too.
      const changed = changedBy(past);
      const keepsPlace = settled?.by === 'neighbours' && !(settled.field in changed);
      const stays = keepsPlace ? { [settled.field]: row[settled.field] } : {};
      const fields = Object.keys(noun.snapshot(row));
      const before = options.force ? { ...(await findVersionBefore(db, past, fields)), ...stays } : changed;
      const change = (now: Input) => ({ ...now, ...before });
      const restored = await updateRecord(db, noun, options.author, id, row.version, change);
      if (!restored) throw new CannotUndo('gone');
      return restored;
    },
  };
}

/**
 * Reads the present row and the number of later edits in one batch. The version that the undo expects is therefore one
 * whose edits were all counted.
 */
async function rowToUndo<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  db: Database,
  { find }: Changeable<Key, Input, Row>,
  id: Key,
  past: Past,
  { force }: Options,
): Promise<Row> {
  const { rows, edits } = await runNamed(db, { rows: find(db, id), edits: editsSince(db, past) });
  const [row] = rows;
  if (!row) throw new CannotUndo('gone');
  if (onlyRow(edits).total > 0 && !force) throw new CannotUndo('newer');
  return row;
}

/**
 * Finds the record as it was before a write. Some writes record only some fields: a move, or an act on many. So the value
 * of each field is the one that the first write with that field found, from this write on. What none has is unchanged.
 */
async function findVersionBefore(db: Database, { id, noun, recordId }: Past, fields: string[]): Promise<Fields> {
  const first = sql`SELECT (
      SELECT min(${later.id}) FROM ${activity} AS later
      WHERE ${later.noun} = ${noun} AND ${later.recordId} = ${recordId} AND ${later.id} >= ${id}
        AND json_type(${later.before}, '$.' || field.value) IS NOT NULL
    ) FROM json_each(${JSON.stringify(fields)}) AS field`;
  const rows = await db
    .select({ before: activity.before })
    .from(activity)
    .where(sql`${activity.id} IN (${first})`)
    .orderBy(desc(activity.id));
  return Object.assign({}, ...rows.map(({ before }) => before));
}

/** Returns why one write of a group cannot be undone, by what became of its record; `null` if it can. */
export function leftWhy({ action, newer }: Pick<Past, 'action'> & { newer: number }, isThere: boolean): LeftWhy | null {
  if (action === 'delete' && isThere) return 'exists';
  if (action !== 'delete' && !isThere) return 'gone';
  return newer > 0 ? 'stale' : null;
}

/** Returns the earlier values of the fields that a write changed. */
export function changedBy({ before, after }: Pick<Past, 'before' | 'after'>): object {
  const left = new Map(Object.entries(after ?? {}));
  const fields = Object.entries(before ?? {});
  return Object.fromEntries(fields.filter(([key, old]) => !same(old, left.get(key))));
}

/**
 * Undoes a write. With `force` also over newer edits of the record, which then gets its whole earlier version back.
 * Nouns that are missing from `nouns` are unknown. Throws {@link CannotUndo}.
 */
export async function undoWrite(
  db: Database,
  nouns: Partial<Record<Noun, Undoable | null>>,
  { userId }: Author,
  id: number,
  force: boolean,
): Promise<Undone> {
  const { writes, taken } = await runNamed(db, {
    writes: pastWrites(db, eq(activity.id, id)),
    taken: undoings(db, id),
  });
  const [past] = writes;
  if (!past) throw new CannotUndo('unknown');
  const noun = nouns[past.noun];
  if (noun === undefined) throw new CannotUndo('unknown');
  if (!noun) throw new CannotUndo('fixed');
  if (past.inForce === 0) throw new CannotUndo('undone');
  // Concurrent undos share this idempotency key, so the database accepts only one.
  const author = { userId, undoes: id, idempotencyKey: `undo:${id}:${onlyRow(taken).total}` };
  try {
    const result = await noun.undo(db, past, { author, force });
    return { noun: past.noun, recordId: past.recordId, ...result };
  } catch (error) {
    // The outcome is unknown, so this must not be reported as someone else's undo.
    if (failureBehind(error) instanceof DatabaseUnavailable) throw error;
    const now = onlyRow(await pastWrites(db, eq(activity.id, id)));
    const obstacle = now.inForce === 0 ? 'undone' : obstacleOf(error, past, now.newer === 0);
    throw obstacle ? new CannotUndo(obstacle) : error;
  }
}

/** Returns why a write failed that undoes another. `isLast`: its record has no later write. */
function obstacleOf(error: unknown, { action }: Past, isLast: boolean): Obstacle | undefined {
  if (isGuardLost(error)) return 'fixed';
  const isCreation = action === 'create';
  // The row is unchanged but could not be deleted: something shows it.
  if (error instanceof Stale) return isCreation && isLast ? 'needed' : 'newer';
  if (brokeRule(error, 'foreign-key')) return isCreation ? 'needed' : 'clash';
  return failureBehind(error) instanceof ConstraintBroken ? 'clash' : undefined;
}

const later = alias(activity, 'later');

/**
 * Whether a write is in force. An undo may itself have been undone, and so on. Only the last undo of each counts, and a
 * write is in force if its chain has an even number of undos.
 */
export const inForce = sql<number>`(
  WITH RECURSIVE chain (id) AS (
    SELECT activity.id
    UNION ALL
    SELECT (SELECT max(undoing.id) FROM activity AS undoing WHERE undoing.undoes = chain.id)
    FROM chain WHERE chain.id IS NOT NULL
  )
  SELECT count(chain.id) % 2 FROM chain
)`;

/** Selects past writes, oldest first, with whether each is in force and how many later writes its record has. */
export function pastWrites(db: Database, which: SQL) {
  const newer = db
    .select({ total: count().as('total') })
    .from(later)
    .where(and(eq(later.noun, activity.noun), eq(later.recordId, activity.recordId), gt(later.id, activity.id)));
  return db
    .select({
      id: activity.id,
      action: activity.action,
      noun: activity.noun,
      recordId: activity.recordId,
      title: activity.title,
      act: activity.act,
      before: activity.before,
      after: activity.after,
      inForce: inForce.as('in_force'),
      newer: sql<number>`(${newer})`.as('newer'),
    })
    .from(activity)
    .where(which)
    .orderBy(asc(activity.id));
}

/** Counts the writes of a record after this one. */
function editsSince(db: Database, { id, noun, recordId }: Past) {
  return db
    .select({ total: count().as('total') })
    .from(activity)
    .where(and(eq(activity.noun, noun), eq(activity.recordId, recordId), gt(activity.id, id)));
}

function undoings(db: Database, id: number) {
  return db
    .select({ total: count().as('total') })
    .from(activity)
    .where(eq(activity.undoes, id));
}
