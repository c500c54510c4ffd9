import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Action } from '../../../src/shared/activity';
import type { Act } from '../../../src/shared/acts';
import { same } from '../../../src/shared/merge';
import { firstCreated } from '../activity';
import type { Statement } from '../batch';
import { now, touched } from '../columns';
import type { Database } from '../database';
import type { Editable, Id, Versioned } from '../editable';
import { guard } from '../guard';
import { packed } from '../packed';
import { activity } from '../schema';
import { cellAt, eachRow, isAmong, listed, rowsWithCells } from '../sql-lists';
import type { Positions } from './positions';
import { byDefault, encoded } from './stored-columns';

type Table = SQLiteTable & { version: SQLiteColumn; updatedAt: SQLiteColumn };
type Columns = Record<string, unknown>;

/**
 * How rows of a noun are written in bulk, with few statements: an invocation of the edge may send at most 1000 statements
 * to D1, and a file may have 500 rows.
 */
export type Bulk<Input extends object> = {
  editable: Pick<
    Editable<Id, Input, Versioned<Input>>,
    'noun' | 'title' | 'shown' | 'changesSite' | 'keyFrom' | 'keyOf'
  >;
  table: Table;
  key: SQLiteColumn;
  /** Fields of the contract. */
  fields: string[];
  /** Keeps the positions of the rows, for an ordered noun. */
  positions: Positions | null;
  /** Returns the columns to store, derived ones too, but not key and position. A change may omit unchanged ones. */
  stored: (input: Input, before?: Input) => Columns;
  /** Long fields. An update records them only if they changed. */
  long?: (keyof Input)[];
  /** Returns those of some rows that others depend on. These are not deleted. */
  needed?: (db: Database, keys: string[]) => Promise<string[]>;
  /** For nouns whose deleted rows stay in a trash for a while. */
  trash?: Trash;
  /** Adjusts rows to restore so they do not conflict with newer rows. */
  givingWay?: (db: Database, inputs: Input[]) => Promise<Input[]>;
  /** Returns further statements that follow from changed rows. */
  consequences?: (db: Database, changes: { id: Id; before: Input; input: Input }[]) => Statement[];
};

type Trash = {
  /** Condition for rows that are not in the trash. */
  isOutside: SQL;
  /** Returns those of some rows that are in the trash and can be restored. */
  holding: (db: Database, ids: Id[]) => Promise<string[]>;
  filled: (db: Database, ids: Id[]) => Statement[];
  left: (db: Database, ids: Id[]) => Statement[];
};

/** Reads the rows with these keys. Of an ordered noun it reads all rows, because deletions move the others. */
export async function readRows<Input extends object>(
  db: Database,
  { table, key, positions, trash }: Bulk<Input>,
  ids: Id[],
): Promise<Columns[]> {
  const among = isAmong(key, ids);
  return db
    .select()
    .from(table)
    .where(and(positions ? undefined : among, trash?.isOutside));
}

/** Returns how many characters the long texts of the rows with these keys have together. */
export async function measureTexts<Input extends object>(
  db: Database,
  { table, key, long = [] }: Bulk<Input>,
  ids: Id[],
): Promise<number> {
  if (long.length === 0) return 0;
  const columns: Record<string, SQLiteColumn> = getTableColumns(table);
  const lengths = long.map((field) => sql`coalesce(length(${columns[String(field)]}), 0)`);
  const total = sql<number>`coalesce(sum(${sql.join(lengths, sql` + `)}), 0)`.as('total');
  const [row] = await db.select({ total }).from(table).where(isAmong(key, ids));
  return row?.total ?? 0;
}

/** Returns the key of a row, by which an act names it. */
export function idIn({ key }: Pick<Bulk<object>, 'key'>, row: Columns): Id {
  return row[key.name] as Id;
}

/** Returns the fields of the contract in a row. */
export function inputIn<Input extends object>({ fields }: Bulk<Input>, row: Columns): Input {
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Input;
}

/** Maximum characters of JSON per statement: D1 binds up to 2,000,000 bytes, and a character may take three. */
const AT_ONCE = 400_000;

/** Splits rows into parts that each fit into one statement. A longer row is a part of its own. */
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

/** Inserts rows. With the id of a deleted row, it restores that row with a version above all earlier ones. */
export function inserted<Input extends object>(
  db: Database,
  { table, key, stored, editable }: Bulk<Input>,
  rows: { id?: Id | undefined; input: Input; parked: number }[],
): Statement[] {
  const [first] = rows;
  if (!first) return [];
  const { fields } = encoded(table, stored(first.input));
  const lines = rows.map(({ id, input, parked }) => [id ?? null, parked, ...encoded(table, stored(input)).values]);
  const { source, cell } = rowsWithCells(lines);
  const appeared = fields.indexOf('publishedAt');
  const own: Record<string, SQL> = {
    [key.name]: cell(0),
    position: cell(1),
    version: sql`(SELECT count(*) + 1 FROM ${activity} AS past
      WHERE past.noun = ${editable.noun} AND past.record_id = CAST(${cell(0)} AS TEXT))`,
    createdAt: firstCreated(editable.noun, cell(0), appeared < 0 ? null : cell(appeared + 2)),
    updatedAt: now,
  };
  const values = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const index = fields.indexOf(field);
    return own[field] ?? (index < 0 ? byDefault(column) : cell(index + 2));
  });
  return [db.insert(table).select(sql`SELECT ${listed(values)} FROM ${source} ORDER BY row.key`)];
}

type Changed<Input> = { id: Id; before: Input; input: Input };

/** Updates the content and version of rows. Columns that no row changes are not written. */
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
    return parts(encodedRows.map(({ id, values }) => [id, ...values])).map((lines) => {
      const { source, cell } = rowsWithCells(lines);
      const set = Object.fromEntries(fields.map((field, index) => [field, cell(index + 1)]));
      return db
        .update(table)
        .set({ ...set, ...touched(table) } as object)
        .from(source)
        .where(eq(key, cell(0)));
    });
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

export type Recorded = {
  action: Action;
  /** Without an id, it is one of the rows inserted directly before. */
  id?: Id;
  title: string;
  before?: object | null;
  after?: object | null;
  undoes?: number | undefined;
};

/** Records an activity row for each write, all in one group. */
export function recordedAll<Input extends object>(
  db: Database,
  { userId, groupId, act }: { userId: string; groupId: string; act: Act | null },
  { editable, table, key }: Bulk<Input>,
  rows: Recorded[],
): Statement[] {
  const stored = (state?: object | null) => state && packed(state);
  const lines = rows.map(({ before, after, ...row }, index) => {
    return { ...row, before: stored(before), after: stored(after), fromLast: rows.length - 1 - index };
  });
  type Line = (typeof lines)[number];
  const cell = (name: keyof Line) => sql`row.value ->> ${`$.${name}`}`;
  const state = (name: 'before' | 'after') => sql`iif(${cell(name)} IS NULL, NULL, row.value -> ${`$.${name}`})`;
  // Ids are ascending, and those of one insertion are consecutive.
  const last = sql`(SELECT max(${key}) FROM ${table})`;
  const id = sql`CAST(coalesce(${cell('id')}, ${last} - ${cell('fromLast')}) AS TEXT)`;
  const values: Record<keyof typeof activity.$inferSelect, SQL> = {
    id: sql`NULL`,
    at: now,
    userId: sql`${userId}`,
    action: cell('action'),
    noun: sql`${editable.noun}`,
    recordId: id,
    title: cell('title'),
    before: state('before'),
    after: state('after'),
    undoes: cell('undoes'),
    idempotencyKey: sql`NULL`,
    idempotencyDigest: sql`NULL`,
    groupId: sql`${groupId}`,
    act: sql`${act}`,
  };
  const columns = Object.keys(getTableColumns(activity)).map((field) => values[field as keyof typeof values]);
  return parts(lines).map((some) =>
    db.insert(activity).select(sql`SELECT ${listed(columns)} FROM ${eachRow(some)} ORDER BY row.key`),
  );
}

/** Returns the states of a changed row to record. Long texts are included only if they changed. */
export function statesOf<Input extends object>({ long = [] }: Bulk<Input>, before: Input, after: Input) {
  const left = long.filter((field) => before[field] === after[field]);
  const short = (state: Input) =>
    Object.fromEntries(Object.entries(state).filter(([field]) => !left.includes(field as keyof Input)));
  return { before: short(before), after: short(after) };
}

/** Returns a guard that every row still has the version that was seen: one statement for all rows. */
export function unlessStale(db: Database, { table, key }: Pick<Bulk<object>, 'table' | 'key'>, seen: [Id, number][]) {
  const held = sql`(SELECT count(*) FROM ${table} JOIN ${eachRow(seen)}
    ON ${key} = ${cellAt(0)} AND ${table.version} = ${cellAt(1)})`;
  return guard(db, sql`${held} = ${seen.length}`);
}
