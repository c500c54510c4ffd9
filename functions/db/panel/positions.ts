import { type Column, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Noun } from '../../../src/shared/nouns';
import { recorded } from '../activity';
import type { Database } from '../database';
import type { Id, Statement } from '../editable';
import { noteEdit } from '../edits';
import { isGuardLost } from '../failures';
import { changedRows, guard } from '../guard';
import { type Author, runBatch } from '../records';
import type { categories, slides } from '../schema';

/**
 * Orders are 0, 1, 2 … without gaps, and a UNIQUE index holds at every statement. What moves is therefore parked below
 * zero meanwhile: the one row at `-2 - order`, which tells where it stood, those between at `order - FAR`. For A0 B1 C2,
 * C to 0: C is parked at -4; A and B go to -1000000 and -999999, and come back as 1 and 2; C takes 0.
 */
const FAR = 1_000_000;

type Placed = { order: number };

const placed = (fields: Placed, position: SQL) => sql`json_set(${JSON.stringify(fields)}, '$.order', ${position})`;

type Table = typeof slides | typeof categories;

/** The statements by which rows of a table keep their positions. `key` tells the rows apart, `title` names them to people. */
export function positionsOf(noun: Noun, table: Table, key: Column, title: Column) {
  const last = sql`(SELECT count(*) - 1 FROM ${table})`;
  const lastOf = (db: Database) => db.select({ last: sql<number>`${last}`.as('last') }).from(sql`(SELECT 1) AS one`);
  const isRow = (id: Id) => eq(key, id);

  /** Where a parked row stood. */
  const oldPosition = (id: Id) =>
    sql`(SELECT -2 - moved.position FROM ${table} AS moved WHERE moved.${sql.identifier(key.name)} = ${id})`;

  /** Where a row stands, or stood if it is parked. Without an id, the one inserted last. */
  function positionOf(id?: Id): SQL {
    const row = id === undefined ? sql`last_insert_rowid()` : sql`${id}`;
    const position = sql`iif(stored.position < 0, -2 - stored.position, stored.position)`;
    return sql`(SELECT ${position} FROM ${table} AS stored WHERE stored.${sql.identifier(key.name)} = ${row})`;
  }

  /** Where a row comes to stand that is to go to a position counted from 0: never beyond the ends. */
  const target = (to: number) => sql`max(0, min(${to}, ${last}))`;

  /** Rows go far below zero, and come back by so many further on. */
  function shifted(db: Database, rows: SQL, by: SQL): Statement[] {
    return [
      db
        .update(table)
        .set({ order: sql`${table.order} - ${FAR}` })
        .where(rows),
      db
        .update(table)
        .set({ order: sql`${table.order} + ${FAR} + ${by}` })
        .where(lt(table.order, -FAR / 2)),
    ];
  }

  /** The first statement of a move: it changes one row, or there is none such. Neighbours keep their versions. */
  function parkedAway(db: Database, id: Id, seen?: number): Statement {
    const isSeen = seen === undefined ? sql`true` : eq(table.version, seen);
    return db
      .update(table)
      .set({ order: sql`-2 - ${table.order}`, version: sql`${table.version} + 1` })
      .where(sql`${isRow(id)} AND ${isSeen}`);
  }

  /** The rows between a parked row's old position and its new one close up behind it; then it takes that. */
  function unparked(db: Database, id: Id, wanted: number): Statement[] {
    const [from, to] = [oldPosition(id), target(wanted)];
    const between = sql`${table.order} BETWEEN min(${from}, ${to}) AND max(${from}, ${to})`;
    return [
      ...shifted(db, between, sql`iif(${from} > ${to}, 1, -1)`),
      db.update(table).set({ order: to }).where(isRow(id)),
    ];
  }

  return {
    parkedAway,
    /** Beyond the end is the end: what stands there already is not moved, and no history tells of it. */
    reachable: async (db: Database, order: number | undefined) => {
      if (order === undefined) return undefined;
      const [end] = await lastOf(db);
      return Math.min(order, end?.last ?? 0);
    },
    /** The order for a row that is about to be inserted, once there is {@link roomMade}. */
    positionFor: (order: number) => sql`min(${order}, (SELECT count(*) FROM ${table}))`,
    /** Everything from a position on makes room for one more. */
    roomMade: (db: Database, order: number) => shifted(db, sql`${table.order} >= ${order}`, sql`1`),
    /** Everything behind a parked row closes up. */
    gapClosed: (db: Database, id: Id) => shifted(db, sql`${table.order} > ${oldPosition(id)}`, sql`-1`),
    /** What is recorded of a row: with the position that it gets. Without an id, of the one inserted last. */
    after: (input: Placed, id?: Id, before?: Placed): SQL => {
      const isMoved = before !== undefined && input.order !== before.order;
      return placed(input, isMoved ? target(input.order) : positionOf(id));
    },
    /** What is recorded of a row as it stood: with the position that its neighbours had left it at by then. */
    before: (seen: Placed, id: Id): SQL => placed(seen, positionOf(id)),
    /** For a row whose other fields were just written. One that keeps its position stays where its neighbours left it. */
    movedTo(db: Database, id: Id, order: number, before: number | undefined): Statement[] {
      if (order === before) return [];
      const parked = db
        .update(table)
        .set({ order: sql`-2 - ${table.order}` })
        .where(isRow(id));
      return [parked, ...unparked(db, id, order)];
    },
    /**
     * Moves a row; of parallel moves each counts. `null` where there is no such row, or it stands there already: a move that
     * is sent again, because its answer was lost, is carried out once.
     */
    async move(db: Database, { userId }: Author, id: Id, to: number): Promise<{ activityId: number } | null> {
      const [[row], [end]] = await db.batch([
        db
          .select({ order: table.order, title: sql<string>`${title}`.as('title') })
          .from(table)
          .where(isRow(id)),
        lastOf(db),
      ]);
      if (!row) return null;
      if (Math.max(0, Math.min(to, end?.last ?? 0)) === row.order) return null;
      const record = recorded(db, {
        userId,
        action: 'update',
        noun,
        recordId: id,
        title: row.title,
        before: sql`json_object('order', ${oldPosition(id)})`,
        after: sql`json_object('order', ${target(to)})`,
      });
      noteEdit();
      try {
        const leads = guard(db, sql`${oldPosition(id)} <> ${target(to)}`);
        const results = await runBatch(db, [
          parkedAway(db, id),
          changedRows(db),
          leads,
          record,
          ...unparked(db, id, to),
        ]);
        const [{ activityId }] = results[3] as [{ activityId: number }];
        return { activityId };
      } catch (error) {
        // Since it was looked up it was deleted, or its neighbours were and left it where it is to go.
        if (isGuardLost(error)) return null;
        throw error;
      }
    },
  };
}
