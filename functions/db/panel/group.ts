import { eq, max, sql } from 'drizzle-orm';
import type { Fields } from '../../../src/shared/activity';
import type { Act } from '../../../src/shared/acts';
import type { Noun } from '../../../src/shared/nouns';
import type { Statement } from '../batch';
import type { Database } from '../database';
import type { Id } from '../editable';
import { noteEdit } from '../edits';
import { guard } from '../guard';
import { previewsEnded } from '../previews';
import { activity } from '../schema';
import {
  type Bulk,
  inserted,
  parts,
  type Recorded,
  recordedAll,
  removed,
  statesOf,
  unlessStale,
  updated,
} from './bulk';
import { placedAmong } from './places';
import { type Place, parkedNew } from './positions';

/** Number of tries for a group while others write the same noun concurrently. */
export const TRIES = 4;

/** `undoes` is the id of the write that this one undoes. */
type Taking = { undoes?: number };
export type Deletion<Input> = Taking & { id: Id; row: Fields; before: Input };
export type Change<Input> = Deletion<Input> & { input: Input };
export type Restoration<Input> = Taking & { id: Id; input: Input };

type GroupWrites<Input> = {
  deleted: Deletion<Input>[];
  changes: Change<Input>[];
  restored: Restoration<Input>[];
};

type Options = {
  groupId: string;
  userId: string;
  act: Act | null;
  /** All rows of an ordered noun, as they were read. */
  rows: Fields[];
  /** Id of the noun's last activity row when the rows were read. */
  seen: number;
};

/**
 * Returns the batch that writes the whole group or nothing, with an activity row for each row. It fails if a row no
 * longer has the version that was seen, or if anything of the noun was written since.
 */
export function groupWritten<Input extends object>(
  db: Database,
  bulk: Bulk<Input>,
  { deleted, changes, restored }: GroupWrites<Input>,
  { groupId, userId, act, rows, seen }: Options,
): Statement[] {
  const { noun, title, shown } = bulk.editable;
  noteEdit(shown?.isUnseen, [
    ...deleted.map(({ before }) => before),
    ...changes.flatMap(({ before, input }) => [before, input]),
    ...restored.map(({ input }) => input),
  ]);
  const recorded: Recorded[] = [
    ...deleted.map(({ id, before, undoes }) => {
      return { action: 'delete' as const, id, title: title(before), before, undoes };
    }),
    ...changes.map(({ id, before, input, undoes }) => {
      return { action: 'update' as const, id, title: title(input), ...statesOf(bulk, before, input), undoes };
    }),
    ...restored.map(({ id, input, undoes }) => {
      return { action: 'create' as const, id, title: title(input), after: input, undoes };
    }),
  ];
  return [
    unlessStale(
      db,
      bulk,
      [...changes, ...deleted].map(({ id, row }) => [id, Number(row.version)]),
    ),
    unlessLater(db, noun, seen),
    ...removed(
      db,
      bulk,
      deleted.map(({ id }) => id),
    ),
    ...broughtBack(db, bulk, restored),
    ...updated(db, bulk, changes),
    ...recordedAll(db, { userId, groupId, act }, bulk, recorded),
    ...(bulk.consequences?.(db, changes) ?? []),
    ...previewsEnded(db, bulk.editable, changes),
    ...(bulk.positions?.arranged(db, placesAfter(rows, deleted, changes, restored)) ?? []),
  ];
}

/** Restores deleted rows: from the trash, for a noun that has one, otherwise by a new insertion. */
function broughtBack<Input extends object>(
  db: Database,
  bulk: Bulk<Input>,
  restored: Restoration<Input>[],
): Statement[] {
  const { trash } = bulk;
  if (!trash) {
    const parked = restored.map(({ id, input }, index) => ({ id, input, parked: parkedNew(index) }));
    return parts(parked).flatMap((some) => inserted(db, bulk, some));
  }
  const ids = restored.map(({ id }) => id);
  return ids.length === 0 ? [] : trash.left(db, ids);
}

type Ordered = { position?: number };

/** Returns the positions of all rows of an ordered noun after the deletions, restorations and moves. */
function placesAfter(
  rows: Fields[],
  deleted: { row: Fields }[],
  changes: { row: Fields; input: object }[],
  restored: { input: object }[],
): Place[] {
  const gone = new Set(deleted.map(({ row }) => row));
  const moved = [
    ...changes
      .filter(({ row, input }) => row.position !== (input as Ordered).position)
      .map(({ row, input }) => ({ row, from: Number(row.position), to: (input as Ordered).position ?? 0 })),
    ...restored.map(({ input }, index) => ({
      row: input,
      from: parkedNew(index),
      to: (input as Ordered).position ?? 0,
    })),
  ];
  const staying = rows.filter((row) => !gone.has(row) && !moved.some((one) => one.row === row));
  const all = placedAmong(
    staying.map((row) => ({ from: Number(row.position) })).sort((a, b) => a.from - b.from),
    moved,
  );
  return all.map(({ from }, to) => [from, to]);
}

/** Returns the id of the newest activity row of a noun, or 0. */
export async function findLastWrite(db: Database, noun: Noun): Promise<number> {
  const [row] = await newest(db, noun);
  return row?.id ?? 0;
}

function newest(db: Database, noun: Noun) {
  return db
    .select({ id: max(activity.id) })
    .from(activity)
    .where(eq(activity.noun, noun));
}

/** Returns a guard that nothing of the noun was written since. */
export function unlessLater(db: Database, noun: Noun, seen: number) {
  return guard(db, sql`coalesce((${newest(db, noun)}), 0) = ${seen}`);
}
