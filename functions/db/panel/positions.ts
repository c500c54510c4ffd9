import { type Column, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Noun } from '../../../src/shared/nouns';
import { recorded } from '../activity';
import { onlyRow, runNamed, type Statement } from '../batch';
import type { Database } from '../database';
import type { Id } from '../editable';
import { noteEdit } from '../edits';
import { isGuardLost } from '../failures';
import { changedRows, guard } from '../guard';
import type { Author } from '../records';
import type { categories, slides } from '../schema';
import { cellAt, eachRow } from '../sql-lists';

/**
 * Positions are 0, 1, 2 … without gaps, and a UNIQUE index holds at every statement. What moves is therefore parked below
 * zero meanwhile: the one row at `-2 - position`, which tells where it stood; its neighbours, or all rows where all are
 * arranged anew, at `position - FAR`; new rows that come with them beyond `-2 * FAR`. For A0 B1 C2, C to 0: C is parked at
 * -4; A and B go to -1000000 and -999999, and come back as 1 and 2; C takes 0.
 */
const FAR = 1_000_000;

/** Where the new rows of a batch stand, by their number, until {@link Positions} arranges all. */
export const parkedNew = (index: number) => -2 * FAR - index;

/** Where a row comes to stand, and what must hold for it; no position where none is asked for. */
export type Reached = { position?: number; held: Statement[] };

/** Where a row stands, or is parked, and where it is to stand. */
export type Place = [from: number, to: number];

type Positioned = { position: number };

const recordedWith = (fields: Positioned, position: SQL) =>
  sql`json_set(${JSON.stringify(fields)}, '$.position', ${position})`;

type Table = typeof slides | typeof categories;

/** The statements by which the rows of an ordered noun keep their places. */
export type Positions = ReturnType<typeof positionsOf>;

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

  function parkedFar(db: Database, rows: SQL): Statement {
    return db
      .update(table)
      .set({ position: sql`${table.position} - ${FAR}` })
      .where(rows);
  }

  /** Rows go far below zero, and come back by so many further on. */
  function shifted(db: Database, rows: SQL, by: SQL): Statement[] {
    return [
      parkedFar(db, rows),
      db
        .update(table)
        .set({ position: sql`${table.position} + ${FAR} + ${by}` })
        .where(lt(table.position, -FAR / 2)),
    ];
  }

  /** The first statement of a move: it changes one row, or there is none such. Neighbours keep their versions. */
  function parkedAway(db: Database, id: Id, seen?: number): Statement {
    const isSeen = seen === undefined ? sql`true` : eq(table.version, seen);
    return db
      .update(table)
      .set({ position: sql`-2 - ${table.position}`, version: sql`${table.version} + 1` })
      .where(sql`${isRow(id)} AND ${isSeen}`);
  }

  /** The rows between a parked row's old position and its new one close up behind it; then it takes that. */
  function unparked(db: Database, id: Id, wanted: number): Statement[] {
    const [from, to] = [oldPosition(id), target(wanted)];
    const between = sql`${table.position} BETWEEN min(${from}, ${to}) AND max(${from}, ${to})`;
    return [
      ...shifted(db, between, sql`iif(${from} > ${to}, 1, -1)`),
      db.update(table).set({ position: to }).where(isRow(id)),
    ];
  }

  return {
    parkedAway,
    /**
     * Beyond the end is the end: what stands there already is not moved, and no history tells of it. It must still be the
     * end when that is written: a row that is added meanwhile would come to stand behind.
     */
    reachable: async (db: Database, wanted: number | undefined): Promise<Reached> => {
      if (wanted === undefined) return { held: [] };
      const [end] = await lastOf(db);
      const position = Math.min(wanted, end?.last ?? 0);
      return { position, held: position < wanted ? [guard(db, sql`${last} = ${position}`)] : [] };
    },
    /** The position for a row that is about to be inserted, once there is {@link roomMade}. */
    positionFor: (position: number) => sql`min(${position}, (SELECT count(*) FROM ${table}))`,
    /** Everything from a position on makes room for one more. */
    roomMade: (db: Database, position: number) => shifted(db, sql`${table.position} >= ${position}`, sql`1`),
    /** All places anew, each once; none where nothing moves. */
    arranged(db: Database, places: Place[]): Statement[] {
      if (places.every(([from, to]) => from === to)) return [];
      const lines = places.map(([from, to]) => [from < 0 ? from : from - FAR, to]);
      return [
        parkedFar(db, gte(table.position, 0)),
        db
          .update(table)
          .set({ position: cellAt(1) })
          .from(eachRow(lines))
          .where(eq(table.position, cellAt(0))),
      ];
    },
    /** Everything behind a parked row closes up. */
    gapClosed: (db: Database, id: Id) => shifted(db, sql`${table.position} > ${oldPosition(id)}`, sql`-1`),
    /** What is recorded of a row: with the position that it gets. Without an id, of the one inserted last. */
    after: (input: Positioned, id?: Id, seen?: Positioned): SQL => {
      const isMoved = seen !== undefined && input.position !== seen.position;
      return recordedWith(input, isMoved ? target(input.position) : positionOf(id));
    },
    /** What is recorded of a row as it stood: with the position that its neighbours had left it at by then. */
    before: (seen: Positioned, id: Id): SQL => recordedWith(seen, positionOf(id)),
    /** For a row whose other fields were just written. One that keeps its position stays where its neighbours left it. */
    movedTo(db: Database, id: Id, position: number, seen: number): Statement[] {
      if (position === seen) return [];
      const parked = db
        .update(table)
        .set({ position: sql`-2 - ${table.position}` })
        .where(isRow(id));
      return [parked, ...unparked(db, id, position)];
    },
    /**
     * Moves a row; of parallel moves each counts. `null` where there is no such row, or it stands there already: a move that
     * is sent again, because its answer was lost, is carried out once.
     */
    async move(db: Database, { userId }: Author, id: Id, to: number): Promise<{ activityId: number } | null> {
      const { rows, ends } = await runNamed(db, {
        rows: db
          .select({ position: table.position, title: sql<string>`${title}`.as('title') })
          .from(table)
          .where(isRow(id)),
        ends: lastOf(db),
      });
      const [row] = rows;
      if (!row) return null;
      if (Math.max(0, Math.min(to, onlyRow(ends).last)) === row.position) return null;
      const update = recorded(db, {
        userId,
        action: 'update',
        noun,
        recordId: id,
        title: row.title,
        before: sql`json_object('position', ${oldPosition(id)})`,
        after: sql`json_object('position', ${target(to)})`,
      });
      noteEdit();
      try {
        const { entry } = await runNamed(db, {
          parked: parkedAway(db, id),
          unlessGone: changedRows(db),
          unlessThere: guard(db, sql`${oldPosition(id)} <> ${target(to)}`),
          entry: update,
          moved: unparked(db, id, to),
        });
        return { activityId: onlyRow(entry).activityId };
      } catch (error) {
        // Since it was looked up it was deleted, or its neighbours were and left it where it is to go.
        if (isGuardLost(error)) return null;
        throw error;
      }
    },
  };
}
