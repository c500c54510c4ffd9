import { eq } from 'drizzle-orm';
import type { Fields } from '../../../src/shared/activity';
import type { Act, Left } from '../../../src/shared/acts';
import type { Noun } from '../../../src/shared/nouns';
import type { Database } from '../database';
import { ConstraintBroken, failureBehind, isGuardLost } from '../failures';
import { readdressInput } from '../media-addresses';
import type { Author } from '../records';
import { activity } from '../schema';
import { type Bulk, idIn, inputIn, readRows } from './bulk';
import { findLastWrite, type Group, TRIES, withPlaces, writeGroup } from './group';
import { CannotUndo, changedBy, leftWhy, type Obstacle, pastWrites } from './undo';

type Past = Awaited<ReturnType<typeof pastWrites>>[number];
/** Result of an undo: its writes, and the records that stay as they are. */
type GroupUndone = { noun: Noun; act: Act | null; groupId: string; total: number; left: Left[] };

/** Undoes groups of writes of one noun. The type hides the noun's input type. */
export type GroupUndo = (db: Database, author: Author, past: Past[]) => Promise<Omit<GroupUndone, 'noun' | 'act'>>;

/**
 * Undoes all writes of one import or of one act on many records, as one write that can itself be undone. Records that
 * changed since, or that others need, stay as they are and are listed in the result. Throws {@link CannotUndo}, also if
 * concurrent writes of the noun defeat every try.
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
  const { noun } = bulk.editable;
  return async (db, { userId }, past) => {
    const seen = await findLastWrite(db, noun);
    const standing = await standingOf(db, bulk, past);
    const { left, ...possible } = sorted(bulk, past, standing);
    const total = possible.restored.length + possible.changes.length + possible.deleted.length;
    if (total === 0) throw new CannotUndo(obstacleOf(past));

    const groupId = crypto.randomUUID();
    const act = past[0]?.act ?? null;
    const writes = withPlaces(bulk, standing.rows, await asOfToday(db, bulk, possible));
    try {
      await writeGroup(db, bulk, writes, { groupId, userId, act, seen });
    } catch (error) {
      if (isGuardLost(error)) throw new CannotUndo('overtaken');
      if (failureBehind(error) instanceof ConstraintBroken) throw new CannotUndo('clash');
      throw error;
    }
    return { groupId, total, left };
  };
}

type Standing = {
  rows: Fields[];
  /** Ids of the created records that others need by now. */
  needed: ReadonlySet<string>;
  /** Ids of the deleted records that can be restored, for a noun with a trash. */
  kept: ReadonlySet<string> | undefined;
};

/** Reads the present state of the records of some writes. */
async function standingOf<Input extends object>(db: Database, bulk: Bulk<Input>, past: Past[]): Promise<Standing> {
  const ids = past.map(({ recordId }) => bulk.editable.keyFrom(recordId));
  const made = past.filter(({ action }) => action === 'create').map(({ recordId }) => recordId);
  return {
    rows: await readRows(db, bulk, ids),
    needed: new Set(made.length > 0 ? await bulk.needed?.(db, made) : []),
    kept: bulk.trash && new Set(await bulk.trash.holding(db, ids)),
  };
}

/** Returns the counterpart of each write, and the records that stay as they are. */
function sorted<Input extends object>(
  bulk: Bulk<Input>,
  past: Past[],
  { rows, needed, kept }: Standing,
): Group<Input> & { left: Left[] } {
  const byId = new Map(rows.map((row) => [String(idIn(bulk, row)), row]));
  const left: Left[] = [];
  const possible: Group<Input> = { deleted: [], changes: [], restored: [], created: [] };
  for (const write of past) {
    const row = byId.get(write.recordId);
    const id = bulk.editable.keyFrom(write.recordId);
    const isLost = write.action === 'delete' && kept?.has(write.recordId) === false;
    const why = leftWhy(write, row !== undefined) ?? (needed.has(write.recordId) ? 'needed' : isLost ? 'gone' : null);
    if (why) {
      left.push({ id, title: write.title, why });
      continue;
    }
    const undoes = write.id;
    if (!row) {
      possible.restored.push({ id, input: write.before as Input, undoes });
      continue;
    }
    const present = { id, version: Number(row.version), before: inputIn(bulk, row), undoes };
    if (write.action === 'create') possible.deleted.push(present);
    else possible.changes.push({ ...present, input: { ...present.before, ...changedBy(write) } });
  }
  return { ...possible, left };
}

/** Returns why none of the writes can be undone. */
function obstacleOf(past: Past[]): Obstacle {
  if (past.some(({ newer }) => newer > 0)) return 'newer';
  // A record that has left the trash cannot be restored.
  return past.some(({ action }) => action === 'create') ? 'needed' : 'fixed';
}

/** Returns the same writes with the present addresses of pictures, and without values that other rows have taken. */
async function asOfToday<Input extends object>(
  db: Database,
  { editable, givingWay }: Bulk<Input>,
  group: Group<Input>,
): Promise<Group<Input>> {
  const { restored, changes } = group;
  const back = restored.map(({ input }) => input);
  const { input: shown } = await readdressInput(db, editable.noun, {
    changes: changes.map(({ input }) => input),
    restored: (await givingWay?.(db, back)) ?? back,
  });
  return {
    ...group,
    changes: changes.map((change, index) => ({ ...change, input: shown.changes[index] ?? change.input })),
    restored: restored.map((one, index) => ({ ...one, input: shown.restored[index] ?? one.input })),
  };
}
