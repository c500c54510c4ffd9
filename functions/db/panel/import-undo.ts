import { eq, type SQL, sql } from 'drizzle-orm';
import type { Noun } from '../../../src/shared/nouns';
import type { Database } from '../database';
import type { Id } from '../editable';
import { ConstraintBroken, failureBehind, isGuardLost } from '../failures';
import { type Author, runBatch } from '../records';
import { activity } from '../schema';
import {
  arranged,
  type Bulk,
  inserted,
  parkedNew,
  parts,
  type Recorded,
  recordedAll,
  removed,
  statesOf,
  unlessStale,
  updated,
} from './bulk';
import { lastWrite, unlessLater } from './imports';
import { placedAmong } from './places';
import { CannotUndo, changedBy, pastWrites } from './undo';

type Fields = Record<string, unknown>;
type Past = Awaited<ReturnType<typeof pastWrites>>[number];
/** What could be taken back, and the records that stay, by what they are called. */
export type ImportUndone = { noun: Noun; importId: string; total: number; left: string[] };

/** How a noun's imports are taken back; its inputs are nobody else's business. */
export type ImportUndo = (db: Database, author: Author, past: Past[]) => Promise<Omit<ImportUndone, 'noun'>>;

/**
 * Takes back all that came by one import, as one write that can itself be taken back. Records that were changed since, or
 * are needed by others, stay as they are and are told. Throws {@link CannotUndo}.
 */
export async function undoImport(
  db: Database,
  nouns: Partial<Record<Noun, ImportUndo>>,
  author: Author,
  importId: string,
): Promise<ImportUndone> {
  const past = await pastWrites(db, eq(activity.importId, importId));
  const noun = past[0]?.noun;
  const undo = noun && nouns[noun];
  if (!undo) throw new CannotUndo('unknown');
  const open = past.filter((write) => write.inForce === 1);
  if (open.length === 0) throw new CannotUndo('undone');
  return { noun, ...(await undo(db, author, open)) };
}

export function undoableImports<Input extends object>(bulk: Bulk<Input>): ImportUndo {
  const { editable, table, key, fields } = bulk;
  const { noun, title, position } = editable;
  const isKey = key.name === 'key';

  return async (db, { userId }, past) => {
    const seen = await lastWrite(db, noun);
    const isOrdered = position !== undefined;
    const ids = JSON.stringify(past.map(({ recordId }) => (isKey ? recordId : Number(recordId))));
    const among: SQL = sql`${key} IN (SELECT value FROM json_each(${ids}))`;
    const rows = (await db
      .select()
      .from(table)
      .where(isOrdered ? undefined : among)) as Fields[];
    const needed = new Set(
      await bulk.needed?.(
        db,
        past.map(({ recordId }) => recordId),
      ),
    );
    const byId = new Map(rows.map((row) => [String(isKey ? row.key : row.id), row]));
    const inputOf = (row: Fields) => Object.fromEntries(fields.map((field) => [field, row[field]])) as Input;

    const left: string[] = [];
    const restored: { id: Id; input: Input; write: Past }[] = [];
    const changes: { id: Id; row: Fields; before: Input; input: Input; write: Past }[] = [];
    const deleted: { id: Id; row: Fields; before: Input; write: Past }[] = [];
    for (const write of past) {
      const row = byId.get(write.recordId);
      const id: Id = isKey ? write.recordId : Number(write.recordId);
      const isDeletion = write.action === 'delete';
      if (
        isDeletion !== (row === undefined) ||
        write.newer > 0 ||
        (write.action === 'create' && needed.has(write.recordId))
      )
        left.push(write.title);
      else if (!row) restored.push({ id, input: write.before as Input, write });
      else if (write.action === 'create') deleted.push({ id, row, before: inputOf(row), write });
      else {
        const before = inputOf(row);
        changes.push({ id, row, before, input: { ...before, ...changedBy(write) }, write });
      }
    }
    const total = restored.length + changes.length + deleted.length;
    if (total === 0) throw new CannotUndo(past.every(({ newer }) => newer === 0) ? 'needed' : 'newer');

    const importId = crypto.randomUUID();
    const recorded: Recorded[] = [
      ...deleted.map(({ id, before, write }) => ({
        action: 'delete' as const,
        id,
        title: title(before),
        before,
        undoes: write.id,
      })),
      ...changes.map(({ id, before, input, write }) => {
        return {
          action: 'update' as const,
          id,
          title: title(input),
          ...statesOf(bulk, before, input),
          undoes: write.id,
        };
      }),
      ...restored.map(({ id, input, write }) => ({
        action: 'create' as const,
        id,
        title: title(input),
        after: input,
        undoes: write.id,
      })),
    ];
    const parked = restored.map(({ id, input }, index) => ({ id, input, parked: parkedNew(index) }));
    const statements = [
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
      ...parts(parked).flatMap((some) => inserted(db, bulk, some)),
      ...updated(db, bulk, changes),
      ...recordedAll(db, { userId, importId }, bulk, recorded),
      ...(bulk.consequences?.(db, changes) ?? []),
      ...(isOrdered ? arranged(db, bulk, placesAfter(rows, deleted, changes, restored)) : []),
    ];
    try {
      await runBatch(db, statements);
    } catch (error) {
      if (isGuardLost(error)) throw new CannotUndo('overtaken');
      if (failureBehind(error) instanceof ConstraintBroken) throw new CannotUndo('clash');
      throw error;
    }
    return { importId, total, left };
  };
}

type Ordered = { order?: number };

/** Where all rows of an ordered noun stand once some are gone, some are back and some go where they were. */
function placesAfter(
  rows: Fields[],
  deleted: { row: Fields }[],
  changes: { row: Fields; input: object }[],
  restored: { input: object }[],
): [from: number, to: number][] {
  const gone = new Set(deleted.map(({ row }) => row));
  const moved = [
    ...changes
      .filter(({ row, input }) => row.order !== (input as Ordered).order)
      .map(({ row, input }) => ({ row, from: Number(row.order), to: (input as Ordered).order ?? 0 })),
    ...restored.map(({ input }, index) => ({ row: input, from: parkedNew(index), to: (input as Ordered).order ?? 0 })),
  ];
  const staying = rows.filter((row) => !gone.has(row) && !moved.some((one) => one.row === row));
  const all = placedAmong(
    staying.map((row) => ({ from: Number(row.order) })).sort((a, b) => a.from - b.from),
    moved,
  );
  return all.map(({ from }, to) => [from, to]);
}
