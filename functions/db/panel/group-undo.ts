import { eq } from 'drizzle-orm';
import type { Fields } from '../../../src/shared/activity';
import type { Act } from '../../../src/shared/acts';
import type { Noun } from '../../../src/shared/nouns';
import { runBatch } from '../batch';
import type { Database } from '../database';
import { ConstraintBroken, failureBehind, isGuardLost } from '../failures';
import { withPresentMedia } from '../media-addresses';
import type { Author } from '../records';
import { activity } from '../schema';
import { type Bulk, idIn, rowsAmong } from './bulk';
import { type Change, type Deletion, findLastWrite, groupWritten, type Restoration, TRIES } from './group';
import { CannotUndo, changedBy, pastWrites } from './undo';

type Past = Awaited<ReturnType<typeof pastWrites>>[number];
/** What could be taken back, and the records that stay, by what they are called. */
type GroupUndone = { noun: Noun; act: Act | null; groupId: string; total: number; left: string[] };

/** How a noun's groups of writes are taken back; its inputs are nobody else's business. */
export type GroupUndo = (db: Database, author: Author, past: Past[]) => Promise<Omit<GroupUndone, 'noun' | 'act'>>;

/**
 * Takes back all that one import or one act on many wrote, as one write that can itself be taken back. Records that were
 * changed since, or that others need, stay as they are, and the answer names them.
 * Throws {@link CannotUndo}, also where others write the noun all the time.
 */
export async function undoGroup(
  db: Database,
  nouns: Partial<Record<Noun, GroupUndo>>,
  author: Author,
  groupId: string,
): Promise<GroupUndone> {
  for (let tries = 1; ; tries += 1) {
    const past = await pastWrites(db, eq(activity.groupId, groupId));
    const noun = past[0]?.noun;
    const undo = noun && nouns[noun];
    if (!undo) throw new CannotUndo('unknown');
    const open = past.filter((write) => write.inForce === 1);
    if (open.length === 0) throw new CannotUndo('undone');
    try {
      return { noun, act: past[0]?.act ?? null, ...(await undo(db, author, open)) };
    } catch (error) {
      const isOvertaken = error instanceof CannotUndo && error.obstacle === 'overtaken';
      if (!isOvertaken || tries === TRIES) throw error;
    }
  }
}

export function undoableGroups<Input extends object>(bulk: Bulk<Input>): GroupUndo {
  const { fields } = bulk;
  const { noun, keyFrom } = bulk.editable;

  return async (db, { userId }, past) => {
    const seen = await findLastWrite(db, noun);
    const ids = past.map(({ recordId }) => keyFrom(recordId));
    const rows = await rowsAmong(db, bulk, ids);
    const made = past.filter(({ action }) => action === 'create').map(({ recordId }) => recordId);
    const needed = new Set(made.length > 0 ? await bulk.needed?.(db, made) : []);
    const kept = bulk.trash && new Set(await bulk.trash.holding(db, ids));
    const byId = new Map(rows.map((row) => [String(idIn(bulk, row)), row]));
    const inputOf = (row: Fields) => Object.fromEntries(fields.map((field) => [field, row[field]])) as Input;

    const left: string[] = [];
    const restored: Restoration<Input>[] = [];
    const changes: Change<Input>[] = [];
    const deleted: Deletion<Input>[] = [];
    for (const write of past) {
      const row = byId.get(write.recordId);
      const id = keyFrom(write.recordId);
      const undoes = write.id;
      const isDeletion = write.action === 'delete';
      if (
        isDeletion !== (row === undefined) ||
        write.newer > 0 ||
        needed.has(write.recordId) ||
        (isDeletion && kept?.has(write.recordId) === false)
      )
        left.push(write.title);
      else if (!row) restored.push({ id, input: write.before as Input, undoes });
      else if (write.action === 'create') deleted.push({ id, row, before: inputOf(row), undoes });
      else {
        const before = inputOf(row);
        changes.push({ id, row, before, input: { ...before, ...changedBy(write) }, undoes });
      }
    }
    const total = restored.length + changes.length + deleted.length;
    // What has left the trash is gone for good.
    const fixed = made.length > 0 ? 'needed' : 'fixed';
    if (total === 0) throw new CannotUndo(past.every(({ newer }) => newer === 0) ? fixed : 'newer');

    const groupId = crypto.randomUUID();
    const act = past[0]?.act ?? null;
    const back = restored.map(({ input }) => input);
    const shown = await withPresentMedia(db, noun, {
      changes: changes.map(({ input }) => input),
      restored: (await bulk.givingWay?.(db, back)) ?? back,
    });
    const writes = {
      deleted,
      changes: changes.map((change, index) => ({ ...change, input: shown.changes[index] ?? change.input })),
      restored: restored.map((one, index) => ({ ...one, input: shown.restored[index] ?? one.input })),
    };
    const statements = groupWritten(db, bulk, writes, { groupId, userId, act, rows, seen });
    try {
      await runBatch(db, statements);
    } catch (error) {
      if (isGuardLost(error)) throw new CannotUndo('overtaken');
      if (failureBehind(error) instanceof ConstraintBroken) throw new CannotUndo('clash');
      throw error;
    }
    return { groupId, total, left };
  };
}
