import { eq, type SQL, sql } from 'drizzle-orm';
import { same } from '../../src/shared/merge';
import { recorded } from './activity';
import { onlyRow, runNamed, type Statement } from './batch';
import type { Database } from './database';
import type { Changeable, Editable, Id, Settled, Versioned } from './editable';
import { noteEdit } from './edits';
import { isGuardLost } from './failures';
import { changedRows } from './guard';
import { readdressInput } from './media-addresses';
import { previewsEnded } from './previews';
import { activity } from './schema';

/** The writer, the write that is undone, and the idempotency key. */
export type Author = {
  userId: string;
  undoes?: number;
  idempotencyKey?: string | undefined;
  idempotencyDigest?: string | undefined;
};

/** The row after the write, and the id of the activity row by which it can be undone (`null` if nothing changed). */
export type Written<Row> = { record: Row; activityId: number | null };

/** The row is not what the writer saw: it has another version, or is gone. */
export class Stale extends Error {
  override name = 'Stale';
}

/** An idempotency key was used before, with another payload. */
export class KeyReused extends Error {
  override name = 'KeyReused';

  current: Versioned<object>;

  constructor(current: Versioned<object>) {
    super();
    this.current = current;
  }
}

/**
 * Creates a row. A retry with the same idempotency key returns the row as it is now. Throws {@link Stale} if that row
 * is gone, {@link KeyReused} if the key was used with another payload.
 */
export async function createRecord<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  db: Database,
  noun: Editable<Key, Input, Row>,
  author: Author,
  given: Input,
  id?: Key,
): Promise<Written<Row>> {
  return twice(async () => {
    const { input, unmoved } = await readdressInput(db, noun.noun, given);
    const key = id ?? noun.keyOf?.(input);
    const insertion = recorded(db, {
      ...author,
      action: 'create',
      noun: noun.noun,
      recordId: key ?? sql<string>`CAST(last_insert_rowid() AS TEXT)`,
      title: noun.title(input),
      after: noun.settled?.after(input, key) ?? { ...input },
    });
    noteEdit(noun, [[null, input]], key);
    let row: { activityId: number; recordId: string; digest?: string | null };
    try {
      const { entry } = await runNamed(db, { unmoved, inserted: noun.inserted(db, input, id), entry: insertion });
      row = onlyRow(entry);
    } catch (error) {
      // A retry of an earlier creation: the activity holds its idempotency key. Any failure can mean a retry, because a
      // row with a key of its own violates that constraint first.
      if (!author.idempotencyKey || author.undoes !== undefined) throw error;
      const [earlier] = await db
        .select({ activityId: activity.id, recordId: activity.recordId, digest: activity.idempotencyDigest })
        .from(activity)
        .where(eq(activity.idempotencyKey, author.idempotencyKey));
      if (!earlier) throw error;
      row = earlier;
    }
    const [record] = await noun.find(db, noun.keyFrom(row.recordId));
    if (!record) throw new Stale();
    if (row.digest !== undefined && row.digest !== author.idempotencyDigest) throw new KeyReused(record);
    return { record, activityId: row.activityId };
  });
}

/**
 * Updates a row. `change` can be computed from the stored content; `also` returns further statements, which may fail
 * the batch. Returns `null` if there is no such row. A change without effect is neither written nor recorded.
 */
export async function updateRecord<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  db: Database,
  noun: Changeable<Key, Input, Row>,
  author: Author,
  id: Key,
  version: number,
  change: Input | ((before: Input) => Input),
  also: (input: Input) => Statement[] = () => [],
): Promise<Written<Row> | null> {
  return orStale(async () => {
    const [row] = await noun.find(db, id);
    if (!row) return null;
    if (row.version !== version) throw new Stale();
    const before = noun.snapshot(row);
    const given = typeof change === 'function' ? change(before) : change;
    const { input, unmoved } = await readdressInput(db, noun.noun, given);
    if (same(before, input) && author.undoes === undefined) {
      const consequences = also(input);
      if (consequences.length > 0) await runNamed(db, { consequences });
      return { record: row, activityId: null };
    }
    const lookedUp = (await noun.consequences?.(db, id, before, input)) ?? [];
    const ended = previewsEnded(db, noun, [{ id, before, input }]);
    const [write, ...others] = noun.updated(db, id, version, input, before);
    noteEdit(noun, [[before, input]], id);
    const update = recorded(db, {
      ...author,
      action: 'update',
      noun: noun.noun,
      recordId: id,
      title: noun.title(input),
      before: stateBefore(noun, before, id),
      after: noun.settled?.after(input, id, before) ?? { ...input },
    });
    const { entry, found } = await runNamed(db, {
      unmoved,
      write,
      unlessStale: changedRows(db),
      entry: update,
      consequences: [...others, ...lookedUp, ...ended, ...also(input)],
      found: noun.find(db, id),
    });
    return { record: onlyRow(found), activityId: onlyRow(entry).activityId };
  });
}

/** Deletes a row. Returns the activity row by which it can be restored, or `null` if there is no such row. */
export async function deleteRecord<Key extends Id, Input extends object, Row extends Versioned<Input>>(
  db: Database,
  noun: Editable<Key, Input, Row>,
  author: Author,
  id: Key,
  version: number,
): Promise<{ activityId: number } | null> {
  return orStale(async () => {
    const [before] = await noun.find(db, id);
    if (!before) return null;
    if (before.version !== version) throw new Stale();
    const [removal, ...consequences] = noun.removed(db, id, version);
    const snapshot = noun.snapshot(before);
    const deletion = recorded(db, {
      ...author,
      action: 'delete',
      noun: noun.noun,
      recordId: id,
      title: noun.title(snapshot),
      before: stateBefore(noun, snapshot, id),
    });
    noteEdit(noun, [[snapshot, null]], id);
    const { entry } = await runNamed(db, {
      removal,
      unlessStale: changedRows(db),
      entry: deletion,
      consequences,
    });
    return { activityId: onlyRow(entry).activityId };
  });
}

/** Returns the state of a row before a write, as the activity records it. */
function stateBefore<Key extends Id, Input extends object>(
  { settled }: { settled?: Settled<Key, Input> },
  seen: Input,
  id: Key,
): object | SQL {
  return settled?.by === 'neighbours' ? settled.before(seen, id) : { ...seen };
}

/** Runs a write that reads first, and again if a guard found that something had changed in between. */
async function twice<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isGuardLost(error)) throw error;
    return write();
  }
}

/** Does the same. Throws {@link Stale} if a guard fails both times. */
async function orStale<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  try {
    return await twice(write);
  } catch (error) {
    if (isGuardLost(error)) throw new Stale();
    throw error;
  }
}
