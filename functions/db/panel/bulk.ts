import { and, eq, getTableColumns, gte, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Action } from '../../../src/shared/activity';
import type { Act } from '../../../src/shared/acts';
import { same } from '../../../src/shared/merge';
import { now, touched } from '../columns';
import type { Database } from '../database';
import type { Editable, Id, Statement, Versioned } from '../editable';
import { guard } from '../guard';
import { activity, type slides } from '../schema';
import { isAmong, listed } from '../sql-lists';
import { byDefault, encoded } from './stored-columns';

type Table = SQLiteTable & { version: SQLiteColumn; updatedAt: SQLiteColumn };
type Columns = Record<string, unknown>;

/**
 * How many rows of a noun are written by few statements: an invocation of the edge may send D1 no more than 1000, and a
 * file has 500 rows.
 */
export type Bulk<Input extends object> = {
  editable: Pick<
    Editable<Id, Input, Versioned<Input>>,
    'noun' | 'title' | 'position' | 'isUnseen' | 'isLive' | 'turnsOf'
  >;
  table: Table;
  key: SQLiteColumn;
  /** The contract's fields. */
  fields: string[];
  /** What is stored of an input, derived columns too; neither key nor position. Of a change it may leave out what stays. */
  stored: (input: Input, before?: Input) => Columns;
  /** Long fields: recorded of an update only where they changed. */
  long?: (keyof Input)[];
  /** Which of some rows others depend on: these stay. */
  needed?: (db: Database, keys: string[]) => Promise<string[]>;
  /** Where rows that are deleted stay for a while. */
  trash?: Trash;
  /** Rows that come back, by inputs that clash with none of the rows that came since. */
  givingWay?: (db: Database, inputs: Input[]) => Promise<Input[]>;
  /** What else comes of rows that change. */
  consequences?: (db: Database, changes: { id: Id; before: Input; input: Input }[]) => Statement[];
};

type Trash = {
  /** Tells the rows that are not in it. */
  isOutside: SQL;
  /** Which of some rows are in it, and can come back. */
  holding: (db: Database, ids: Id[]) => Promise<string[]>;
  filled: (db: Database, ids: Id[]) => Statement[];
  left: (db: Database, ids: Id[]) => Statement[];
};

/** The rows that have these keys; of an ordered noun all of them, because they close up where some go. */
export async function rowsAmong<Input extends object>(
  db: Database,
  { table, key, editable, trash }: Bulk<Input>,
  ids: Id[],
): Promise<Columns[]> {
  const among = isAmong(key, ids);
  return db
    .select()
    .from(table)
    .where(and(editable.position === undefined ? among : undefined, trash?.isOutside));
}

/** The key of a row, by which it is named in an act. */
export function idIn({ key }: Pick<Bulk<object>, 'key'>, row: Columns): Id {
  return row[key.name] as Id;
}

/** Characters of the JSON that one statement takes: D1 binds 2,000,000 bytes, and a sign has up to three. */
const AT_ONCE = 400_000;

/** Rows in so many parts that each is taken by one statement. */
export function parts<Row>(rows: Row[]): Row[][] {
  const found: Row[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    if (length + own > AT_ONCE) {
      found.push([]);
      length = 0;
    }
    found.at(-1)?.push(row);
    length += own;
  }
  return found;
}

const each = (rows: unknown[]) => sql`json_each(${JSON.stringify(rows)}) AS row`;
const at = (index: number) => sql`row.value ->> ${`$[${index}]`}`;

/** Where new rows of an ordered noun stand until all have their places. */
export const parkedNew = (index: number) => -2_000_000 - index;

/** New rows; with the id of one that was deleted for good, that one again, above every version that it had. */
export function inserted<Input extends object>(
  db: Database,
  { table, key, stored, editable }: Bulk<Input>,
  rows: { id?: Id | undefined; input: Input; parked: number }[],
): Statement[] {
  const [first] = rows;
  if (!first) return [];
  const { fields } = encoded(table, stored(first.input));
  const lines = rows.map(({ id, input, parked }) => [id ?? null, parked, ...encoded(table, stored(input)).values]);
  const own: Record<string, SQL> = {
    [key.name]: at(0),
    order: at(1),
    version: sql`(SELECT count(*) + 1 FROM ${activity} AS past
      WHERE past.noun = ${editable.noun} AND past.record_id = CAST(${at(0)} AS TEXT))`,
    createdAt: now,
    updatedAt: now,
  };
  const values = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const index = fields.indexOf(field);
    return own[field] ?? (index < 0 ? byDefault(column) : at(index + 2));
  });
  return [db.insert(table).select(sql`SELECT ${listed(values)} FROM ${each(lines)} ORDER BY row.key`)];
}

type Changed<Input> = { id: Id; before: Input; input: Input };

/** Rows with another content, one version further; columns that no row changes are left alone. */
export function updated<Input extends object>(
  db: Database,
  { table, key, stored }: Bulk<Input>,
  rows: Changed<Input>[],
): Statement[] {
  const states = rows.map((row) => ({ ...row, state: stored(row.input, row.before) }));
  const alike = Map.groupBy(states, ({ state }) => Object.keys(state).join());
  return [...alike.values()].flatMap((group) => {
    const stays = (field: string) =>
      group.every(
        ({ before, input }) => field in before && same(before[field as keyof Input], input[field as keyof Input]),
      );
    const encodedRows = group.map(({ id, state }) => {
      const left = Object.fromEntries(Object.entries(state).filter(([field]) => !stays(field)));
      return { id, ...encoded(table, left) };
    });
    const fields = encodedRows[0]?.fields ?? [];
    const set = Object.fromEntries(fields.map((field, index) => [field, at(index + 1)]));
    return parts(encodedRows.map(({ id, values }) => [id, ...values])).map((lines) =>
      db
        .update(table)
        .set({ ...set, ...touched(table) } as object)
        .from(each(lines))
        .where(eq(key, at(0))),
    );
  });
}

export function removed<Input extends object>(
  db: Database,
  { table, key, trash }: Bulk<Input>,
  ids: Id[],
): Statement[] {
  if (ids.length === 0) return [];
  if (trash) return trash.filled(db, ids);
  return [db.delete(table).where(isAmong(key, ids))];
}

/** All places of an ordered noun anew, for rows by where they stand, or are parked. Its index wants each place once. */
export function arranged<Input extends object>(
  db: Database,
  { table }: Bulk<Input>,
  places: [from: number, to: number][],
): Statement[] {
  if (places.length === 0) return [];
  const ordered = table as typeof slides;
  const away = (from: number) => (from < 0 ? from : -1_000_000 - from);
  const lines = places.map(([from, to]) => [away(from), to]);
  return [
    db
      .update(ordered)
      .set({ order: sql`-1000000 - ${ordered.order}` })
      .where(gte(ordered.order, 0)),
    db
      .update(ordered)
      .set({ order: at(1) })
      .from(each(lines))
      .where(eq(ordered.order, at(0))),
  ];
}

export type Recorded = {
  action: Action;
  /** Without one it is a row of those that were inserted right before. */
  id?: Id;
  title: string;
  before?: object | null;
  after?: object | null;
  undoes?: number | undefined;
};

/** An activity row for each write, all of one group. */
export function recordedAll<Input extends object>(
  db: Database,
  { userId, groupId, act }: { userId: string; groupId: string; act: Act | null },
  { editable, table, key }: Bulk<Input>,
  rows: Recorded[],
): Statement[] {
  const lines = rows.map(({ action, id, title, before, after, undoes }, index) => [
    ...[id ?? null, action, title, before ?? null, after ?? null, undoes ?? null, rows.length - 1 - index],
  ]);
  // Ids grow, and those of one insertion follow each other.
  const last = sql`(SELECT max(${key}) FROM ${table})`;
  const id = sql`CAST(coalesce(${at(0)}, ${last} - ${at(6)}) AS TEXT)`;
  const state = (index: number) => sql`iif(${at(index)} IS NULL, NULL, row.value -> ${`$[${index}]`})`;
  const values: Record<keyof typeof activity.$inferSelect, SQL> = {
    id: sql`NULL`,
    at: now,
    userId: sql`${userId}`,
    action: at(1),
    noun: sql`${editable.noun}`,
    recordId: id,
    title: at(2),
    before: state(3),
    after: state(4),
    undoes: at(5),
    idempotencyKey: sql`NULL`,
    idempotencyDigest: sql`NULL`,
    groupId: sql`${groupId}`,
    act: sql`${act}`,
  };
  const columns = Object.keys(getTableColumns(activity)).map((field) => values[field as keyof typeof values]);
  return parts(lines).map((some) =>
    db.insert(activity).select(sql`SELECT ${listed(columns)} FROM ${each(some)} ORDER BY row.key`),
  );
}

/** Of a row that changes, what is recorded: long texts only where they are others. */
export function statesOf<Input extends object>({ long = [] }: Bulk<Input>, before: Input, after: Input) {
  const left = long.filter((field) => before[field] === after[field]);
  const short = (state: Input) =>
    Object.fromEntries(Object.entries(state).filter(([field]) => !left.includes(field as keyof Input)));
  return { before: short(before), after: short(after) };
}

/** Makes the batch fail unless every row is of the version that was seen: one statement for all of them. */
export function unlessStale(db: Database, { table, key }: Pick<Bulk<object>, 'table' | 'key'>, seen: [Id, number][]) {
  const held = sql`(SELECT count(*) FROM ${table} JOIN ${each(seen)}
    ON ${key} = ${at(0)} AND ${table.version} = ${at(1)})`;
  return guard(db, sql`${held} = ${seen.length}`);
}
