import type { Fields } from '../../../src/shared/activity';
import type { Act, ActDone, Left, LeftWhy, Seen } from '../../../src/shared/acts';
import { same } from '../../../src/shared/merge';
import type { Database } from '../database';
import { brokeRule, isGuardLost } from '../failures';
import { type Author, Stale } from '../records';
import { type Bulk, idIn, inputIn, readRows } from './bulk';
import { findLastWrite, type Group, TRIES, withPlaces, writeGroup } from './group';

/** Change of a record by an act, or the reason to leave it unchanged. `'delete'` deletes all records instead. */
export type Making<Input> = 'delete' | ((before: Input, id: Seen['id']) => Input | LeftWhy);

/** Called again for each try: counters start anew, and data that was read may have changed. */
export type MakingOf<Input> = () => Making<Input> | Promise<Making<Input>>;

/**
 * Applies an act to many records, as one write that can be undone as one. Records that changed since they were seen, or
 * that others need, stay as they are and are listed in `left`. Throws {@link Stale} once all tries have failed.
 */
export async function actOn<Input extends object>(
  db: Database,
  bulk: Bulk<Input>,
  { userId }: Author,
  act: Act,
  named: Seen[],
  makingOf: MakingOf<Input>,
): Promise<ActDone> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const seen = await findLastWrite(db, bulk.editable.noun);
    const making = await makingOf();
    const rows = await readRows(
      db,
      bulk,
      named.map(({ id }) => id),
    );
    const needed = making === 'delete' ? await neededOf(db, bulk, named) : new Set<string>();
    const { left, ...group } = sorted(bulk, rows, named, making, needed);
    const done = group.deleted.length + group.changes.length;
    const changed = group.changes.map(({ id, version }) => ({ id, version: version + 1 }));
    const result = { done, same: named.length - done - left.length, left, changed };
    if (done === 0) return { groupId: null, ...result };
    const groupId = crypto.randomUUID();
    try {
      await writeGroup(db, bulk, withPlaces(bulk, rows, group), { groupId, userId, act, seen });
      return { groupId, ...result };
    } catch (error) {
      // A retry finds the rows that are needed by now.
      const isNeeded = making === 'delete' && brokeRule(error, 'foreign-key');
      if (!isNeeded && !isGuardLost(error)) throw error;
    }
  }
  throw new Stale();
}

async function neededOf<Input extends object>(db: Database, bulk: Bulk<Input>, named: Seen[]): Promise<Set<string>> {
  const keys = named.map(({ id }) => String(id));
  return new Set(await bulk.needed?.(db, keys));
}

/** Sorts the records by what happens to them, in the order of `named`. */
function sorted<Input extends object>(
  bulk: Bulk<Input>,
  rows: Fields[],
  named: Seen[],
  making: Making<Input>,
  needed: Set<string>,
) {
  const byId = new Map(rows.map((row) => [idIn(bulk, row), row]));
  const left: Left[] = [];
  const group: Group<Input> = { deleted: [], changes: [], restored: [], created: [] };
  for (const { id, version } of named) {
    const row = byId.get(id);
    if (!row) {
      left.push({ id, title: null, why: 'gone' });
      continue;
    }
    const before = inputIn(bulk, row);
    const title = bulk.editable.title(before);
    const present = { id, version: Number(row.version), before };
    if (row.version !== version) left.push({ id, title, why: 'stale' });
    else if (needed.has(String(id))) left.push({ id, title, why: 'needed' });
    else if (making === 'delete') group.deleted.push(present);
    else {
      const input = making(before, id);
      if (typeof input === 'string') left.push({ id, title, why: input });
      else if (!same(before, input)) group.changes.push({ ...present, input });
    }
  }
  return { ...group, left };
}
