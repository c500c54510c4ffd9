import { runBatch } from '../batch';
import type { Database } from '../database';
import type { Id } from '../editable';
import { noteEdit } from '../edits';
import { isGuardLost } from '../failures';
import { previewsEnded } from '../previews';
import { type Author, Stale } from '../records';
import { type Bulk, inserted, parts, recordedAll, statesOf, unlessStale, updated } from './bulk';
import { unlessLater } from './group';
import { parkedNew } from './positions';

/** Rows that a file creates and changes. */
export type Writes<Input> = {
  creations: { input: Input }[];
  changes: { id: Id; version: number; before: Input; input: Input }[];
  /** Present position (or number of creation) and new position of every row, only if an ordered noun's places change. */
  places: { stands: number | { creation: number }; to: number }[];
};

/**
 * Writes everything or nothing, with an activity row for each row, all in one group. Throws {@link Stale} if a row to
 * change no longer has the version that was seen, or if anything of the noun was written after the activity row `seen`:
 * of concurrent imports of a file, only one creates its rows.
 */
export async function importRows<Input extends object>(
  db: Database,
  bulk: Bulk<Input>,
  { userId }: Author,
  seen: number,
  { creations, changes, places }: Writes<Input>,
): Promise<string> {
  const { noun, title, shown, keyOf } = bulk.editable;
  const groupId = crypto.randomUUID();
  const author = { userId, groupId, act: null };
  const created = creations.map(({ input }, index) => ({ id: keyOf?.(input), input, parked: parkedNew(index) }));
  const statements = [
    unlessStale(
      db,
      bulk,
      changes.map(({ id, version }) => [id, version]),
    ),
    unlessLater(db, noun, seen),
    // Each part is recorded directly after its insertion, while the newest ids are those of its rows.
    ...parts(created).flatMap((rows) => [
      ...inserted(db, bulk, rows),
      ...recordedAll(
        db,
        author,
        bulk,
        rows.map(({ id, input }) => ({ action: 'create' as const, id, title: title(input), after: input })),
      ),
    ]),
    ...updated(db, bulk, changes),
    ...recordedAll(
      db,
      author,
      bulk,
      changes.map(({ id, before, input }) => ({
        action: 'update' as const,
        id,
        title: title(input),
        ...statesOf(bulk, before, input),
      })),
    ),
    ...(bulk.consequences?.(db, changes) ?? []),
    ...previewsEnded(db, bulk.editable, changes),
    ...(bulk.positions?.arranged(
      db,
      places.map(({ stands, to }) => [typeof stands === 'number' ? stands : parkedNew(stands.creation), to]),
    ) ?? []),
  ];
  noteEdit(shown?.isUnseen, [
    ...creations.map(({ input }) => input),
    ...changes.flatMap(({ before, input }) => [before, input]),
  ]);
  try {
    await runBatch(db, statements);
  } catch (error) {
    if (isGuardLost(error)) throw new Stale();
    throw error;
  }
  return groupId;
}
