import { eq, max, sql } from 'drizzle-orm';
import type { Fields } from '../../../src/shared/activity';
import type { Act } from '../../../src/shared/acts';
import type { Noun } from '../../../src/shared/nouns';
import { runBatch, type Statement } from '../batch';
import type { Database } from '../database';
import type { Id } from '../editable';
import { noteEdit } from '../edits';
import { guard } from '../guard';
import { previewsEnded } from '../previews';
import { activity } from '../schema';
import {
  type Bulk,
  idIn,
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

/** Number of tries for a write while others write the same records concurrently. */
export const TRIES = 4;

/** `undoes` is the id of the write that this one undoes. */
type Taking = { undoes?: number };
/** `version` and `before` are the row as it was read. */
type Deletion<Input> = Taking & { id: Id; version: number; before: Input };
type Change<Input> = Deletion<Input> & { input: Input };
type Restoration<Input> = Taking & { id: Id; input: Input };

/** What a group writes. One that creates rows restores none: both would be parked at the same positions. */
export type Group<Input> = {
  deleted: Deletion<Input>[];
  changes: Change<Input>[];
  restored: Restoration<Input>[];
  created: Input[];
};

/** `places` are the positions of all rows of an ordered noun; none if no row moves. */
export type GroupWrites<Input> = Group<Input> & { places: Place[] };

type Options = {
  groupId: string;
  userId: string;
  act: Act | null;
  /** Id of the noun's last activity row when the rows were read. */
  seen: number;
};

/**
 * Writes the whole group or nothing, with an activity row for each row. Fails at a guard if a row no longer has the version
 * that was seen, or if anything of the noun was written since: of concurrent imports of a file, only one creates its rows.
 */
export async function writeGroup<Input extends object>(
  db: Database,
  bulk: Bulk<Input>,
  { deleted, changes, restored, created, places }: GroupWrites<Input>,
  { seen, ...author }: Options,
): Promise<void> {
  const { noun, title } = bulk.editable;
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
  noteEdit<Input>(bulk.editable, [
    ...deleted.map(({ before }): [Input, null] => [before, null]),
    ...changes.map(({ before, input }): [Input, Input] => [before, input]),
    ...[...restored.map(({ input }) => input), ...created].map((input): [null, Input] => [null, input]),
  ]);
  await runBatch(db, [
    unlessStale(
      db,
      bulk,
      [...changes, ...deleted].map(({ id, version }) => [id, version]),
    ),
    unlessLater(db, noun, seen),
    ...removed(
      db,
      bulk,
      deleted.map(({ id }) => id),
    ),
    ...broughtBack(db, bulk, restored),
    ...insertedNew(db, bulk, author, created),
    ...updated(db, bulk, changes),
    ...recordedAll(db, author, bulk, recorded),
    ...(bulk.consequences?.(db, changes) ?? []),
    ...previewsEnded(db, bulk.editable, changes),
    ...(bulk.positions?.arranged(db, places) ?? []),
  ]);
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

/** Inserts new rows. Each part is recorded directly after its insertion, while the newest ids are those of its rows. */
function insertedNew<Input extends object>(
  db: Database,
  bulk: Bulk<Input>,
  author: Omit<Options, 'seen'>,
  created: Input[],
): Statement[] {
  const { title, keyOf } = bulk.editable;
  const rows = created.map((input, index) => ({ id: keyOf?.(input), input, parked: parkedNew(index) }));
  return parts(rows).flatMap((some) => [
    ...inserted(db, bulk, some),
    ...recordedAll(
      db,
      author,
      bulk,
      some.map(({ id, input }) => ({ action: 'create' as const, id, title: title(input), after: input })),
    ),
  ]);
}

const positionIn = (input: object) => (input as { position?: number }).position ?? 0;

/** Adds all rows' positions after these writes, by the requested ones. `rows` are those of the noun, as they were read. */
export function withPlaces<Input extends object>(
  bulk: Bulk<Input>,
  rows: Fields[],
  group: Group<Input>,
): GroupWrites<Input> {
  if (!bulk.positions) return { ...group, places: [] };
  const { deleted, changes, restored } = group;
  const moved = changes.filter(({ before, input }) => positionIn(before) !== positionIn(input));
  const leaving = new Set([...deleted, ...moved].map(({ id }) => id));
  const staying = rows.filter((row) => !leaving.has(idIn(bulk, row))).map((row) => ({ from: Number(row.position) }));
  const all = placedAmong(
    staying.sort((a, b) => a.from - b.from),
    [
      ...moved.map(({ before, input }) => ({ from: positionIn(before), to: positionIn(input) })),
      ...restored.map(({ input }, index) => ({ from: parkedNew(index), to: positionIn(input) })),
    ],
  );
  return { ...group, places: all.map(({ from }, to) => [from, to]) };
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
function unlessLater(db: Database, noun: Noun, seen: number) {
  return guard(db, sql`coalesce((${newest(db, noun)}), 0) = ${seen}`);
}
