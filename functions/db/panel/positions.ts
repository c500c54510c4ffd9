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
 * Positions are 0, 1, 2 … without gaps, and a UNIQUE index is checked at every statement. Rows that move are therefore
 * parked below zero: the moved row at `-2 - position`, from which its old position can be computed; its neighbours, or
 * all rows if all are rearranged, at `position - FAR`; new rows of the same batch below `-2 * FAR`. For A0 B1 C2, C to
 * 0: C is parked at -4; A and B go to -1000000 and -999999, and come back as 1 and 2; C takes 0.
 */
const FAR = 1_000_000;

/** Returns the parking position of a batch's new row, by its number, until {@link Positions} arranges all rows. */
export const parkedNew = (index: number) => -2 * FAR - index;

/** The position that a row would get, and guards that keep it true. No position if none is requested. */
export type Reached = { position?: number; held: Statement[] };

/** Position at which a row is, or is parked, and its new position. */
export type Place = [from: number, to: number];

type Positioned = { position: number };

const recordedWith = (fields: Positioned, position: SQL) =>
  sql`json_set(${JSON.stringify(fields)}, '$.position', ${position})`;

type Table = typeof slides | typeof categories;

/** How the rows of an ordered noun keep their positions. */
export type Positions = ReturnType<typeof positionsOf>;

/** Builds the statements that keep the positions of a table's rows. `key` identifies a row, `title` is its name. */
export function positionsOf(noun: Noun, table: Table, key: Column, title: Column) {
  const last = sql`(SELECT count(*) - 1 FROM ${table})`;
  const lastOf = (db: Database) => db.select({ last: sql<number>`${last}`.as('last') }).from(sql`(SELECT 1) AS one`);
  const isRow = (id: Id) => eq(key, id);

  /** Returns SQL for the old position of a parked row. */
  const oldPosition = (id: Id) =>
    sql`(SELECT -2 - moved.position FROM ${table} AS moved WHERE moved.${sql.identifier(key.name)} = ${id})`;

  /** Returns SQL for the position of a row, or its old one if it is parked. Without an id, of the row inserted last. */
  function positionOf(id?: Id): SQL {
    const row = id === undefined ? sql`last_insert_rowid()` : sql`${id}`;
    const position = sql`iif(stored.position < 0, -2 - stored.position, stored.position)`;
    return sql`(SELECT ${position} FROM ${table} AS stored WHERE stored.${sql.identifier(key.name)} = ${row})`;
  }

  /** Returns SQL for a requested position (from 0), limited to the range of the table. */
  const target = (to: number) => sql`max(0, min(${to}, ${last}))`;

  function parkedFar(db: Database, rows: SQL): Statement {
    return db
      .update(table)
      .set({ position: sql`${table.position} - ${FAR}` })
      .where(rows);
  }

  /** Shifts rows by `by`. They pass far below zero, so that no position is taken twice in between. */
  function shifted(db: Database, rows: SQL, by: SQL): Statement[] {
    return [
      parkedFar(db, rows),
      db
        .update(table)
        .set({ position: sql`${table.position} + ${FAR} + ${by}` })
        .where(lt(table.position, -FAR / 2)),
    ];
  }

  /** Parks a row, as first statement of a move. Changes exactly one row, or none. Neighbours keep their versions. */
  function parkedAway(db: Database, id: Id, seen?: number): Statement {
    const isSeen = seen === undefined ? sql`true` : eq(table.version, seen);
    return db
      .update(table)
      .set({ position: sql`-2 - ${table.position}`, version: sql`${table.version} + 1` })
      .where(sql`${isRow(id)} AND ${isSeen}`);
  }

  /** Shifts the rows between the old and the new position of a parked row, then moves that row to its new position. */
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
     * Limits a requested position to the end: a row already there does not move, and nothing is recorded. If the limit
     * applies, a guard requires the same end at the write, because a row added since would follow this one.
     */
    reachable: async (db: Database, wanted: number | undefined): Promise<Reached> => {
      if (wanted === undefined) return { held: [] };
      const [end] = await lastOf(db);
      const position = Math.min(wanted, end?.last ?? 0);
      return { position, held: position < wanted ? [guard(db, sql`${last} = ${position}`)] : [] };
    },
    /** Returns the position for a row about to be inserted, after {@link roomMade}. */
    positionFor: (position: number) => sql`min(${position}, (SELECT count(*) FROM ${table}))`,
    /** Shifts all rows from a position on, to make room for one more. */
    roomMade: (db: Database, position: number) => shifted(db, sql`${table.position} >= ${position}`, sql`1`),
    /** Sets all positions anew, each row once. Returns nothing if no row moves. */
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
    /** Closes the gap behind a parked row. */
    gapClosed: (db: Database, id: Id) => shifted(db, sql`${table.position} > ${oldPosition(id)}`, sql`-1`),
    /** Returns the recorded state of a row, with the position it gets. Without an id, of the row inserted last. */
    after: (input: Positioned, id?: Id, seen?: Positioned): SQL => {
      const isMoved = seen !== undefined && input.position !== seen.position;
      return recordedWith(input, isMoved ? target(input.position) : positionOf(id));
    },
    /** Returns the recorded state of a row before a write, with the position that its neighbours' moves had given it. */
    before: (seen: Positioned, id: Id): SQL => recordedWith(seen, positionOf(id)),
    /** Moves a row whose other fields were just written. If its position is unchanged, it stays where neighbours put it. */
    movedTo(db: Database, id: Id, position: number, seen: number): Statement[] {
      if (position === seen) return [];
      const parked = db
        .update(table)
        .set({ position: sql`-2 - ${table.position}` })
        .where(isRow(id));
      return [parked, ...unparked(db, id, position)];
    },
    /**
     * Moves a row; concurrent moves all take effect. Returns `null` if the row does not exist or has this position
     * already, so a retry after a lost response moves it only once.
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
      noteEdit({ noun }, [], id);
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
        // Since the read, the row was deleted, or deleted neighbours moved it to the requested position.
        if (isGuardLost(error)) return null;
        throw error;
      }
    },
  };
}
