import type { Act, ActDone, Left, Seen } from '../../../src/shared/acts';
import type { RedirectRecord, RedirectWritten } from '../../../src/shared/redirect';
import { recorded } from '../activity';
import { runBatch, type Statement } from '../batch';
import type { Database } from '../database';
import { ConstraintBroken, failureBehind, isGuardLost } from '../failures';
import { changedRows } from '../guard';
import { type Author, Stale } from '../records';
import type { GroupUndo } from './group-undo';
import { editableRedirects, redirectRecord } from './redirects';
import { CannotUndo, leftWhy } from './undo';

const { noun, title, snapshot, inserted, removed } = editableRedirects;

/** How a write of a group is recorded. */
type Group = { userId: string; groupId: string; act: Act | null; undoes?: number };

/**
 * Deletes redirects of all kinds, as one write that can be undone as one. They are in three tables, so each has statements
 * of its own. Throws {@link Stale} if one of them is written meanwhile.
 */
export async function deleteRedirects(db: Database, { userId }: Author, named: Seen[]): Promise<ActDone> {
  const found = await recordsByKey(
    db,
    named.map(({ id }) => String(id)),
  );
  const left: Left[] = [];
  const deleted: RedirectRecord[] = [];
  for (const { id, version } of named) {
    const row = found.get(String(id));
    if (row?.version === version) deleted.push(row);
    else left.push({ id, title: row?.from ?? null, why: row ? 'stale' : 'gone' });
  }
  const outcome = { done: deleted.length, same: 0, left, changed: [] };
  if (deleted.length === 0) return { groupId: null, ...outcome };
  const groupId = crypto.randomUUID();
  try {
    await runBatch(
      db,
      deleted.flatMap((row) => deletion(db, row, { userId, groupId, act: 'delete' })),
    );
  } catch (error) {
    if (isGuardLost(error)) throw new Stale();
    throw error;
  }
  return { groupId, ...outcome };
}

/** Undoes such an act, or its undo. Redirects that exist again, are gone or were written since stay as they are. */
export const redirectGroups: GroupUndo = async (db, { userId }, past) => {
  const found = await recordsByKey(
    db,
    past.map(({ recordId }) => recordId),
  );
  const left: Left[] = past.flatMap((write) => {
    const why = leftWhy(write, found.has(write.recordId));
    return why ? [{ id: write.recordId, title: write.title, why }] : [];
  });
  const open = past.filter(({ recordId }) => !left.some(({ id }) => id === recordId));
  if (open.length === 0) throw new CannotUndo(past.some(({ newer }) => newer > 0) ? 'newer' : 'fixed');
  const groupId = crypto.randomUUID();
  const statements = open.flatMap(({ id, act, recordId, before }) => {
    const row = found.get(recordId);
    const group = { userId, groupId, act, undoes: id };
    return row ? deletion(db, row, group) : restoration(db, recordId, before as RedirectWritten, group);
  });
  try {
    await runBatch(db, statements);
  } catch (error) {
    if (isGuardLost(error)) throw new CannotUndo('overtaken');
    if (failureBehind(error) instanceof ConstraintBroken) throw new CannotUndo('clash');
    throw error;
  }
  return { groupId, total: open.length, left };
};

async function recordsByKey(db: Database, keys: string[]): Promise<Map<string, RedirectRecord>> {
  const answers = (await runBatch(
    db,
    keys.map((key) => redirectRecord(db, key)),
  )) as RedirectRecord[][];
  return new Map(answers.flat().map((row) => [row.key, row]));
}

function deletion(db: Database, row: RedirectRecord, group: Group): Statement[] {
  const [removal] = removed(db, row.key, row.version);
  const before = snapshot(row);
  const entry = { ...group, action: 'delete' as const, noun, recordId: row.key, title: title(before), before };
  return [removal, changedRows(db), recorded(db, entry)];
}

function restoration(db: Database, key: string, after: RedirectWritten, group: Group): Statement[] {
  const entry = { ...group, action: 'create' as const, noun, recordId: key, title: title(after), after };
  return [...inserted(db, after, key), recorded(db, entry)];
}
