import { and, asc, type Column, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { z } from 'zod';
import type { OrderedNoun } from '../../../src/shared/nouns';
import { firstVersion } from '../activity';
import type { Statement } from '../batch';
import { touched } from '../columns';
import type { Database } from '../database';
import type { Editable, Versioned } from '../editable';
import type { Author } from '../records';
import type { slides } from '../schema';
import type { Bulk } from './bulk';
import { positionsOf, type Reached } from './positions';

/** What the contract of every ordered noun has. */
export type OrderedInput = { position: number; active: boolean };
export type OrderedRow<Input extends OrderedInput> = Versioned<Input> & { id: number };
/** A row as the panel lists it; `changed` where something typed over it is not published. */
export type OrderedItem<Row> = Row & { changed?: boolean };

const isLive = ({ active }: OrderedInput) => active;

/** The columns that its statements name. */
type OrderedTable = SQLiteTable & Record<'id' | 'position' | 'active' | 'version' | 'updatedAt', SQLiteColumn>;

/** An ordered noun as the panel reads and writes it. */
export type Ordered<Input extends OrderedInput, Row extends OrderedRow<Input>> = Editable<number, Input, Row> & {
  noun: OrderedNoun;
  /** How many rows of it are written at once. */
  bulk: Bulk<Input>;
  /** Every row, shown or not, in its order. */
  all: (db: Database) => Statement & PromiseLike<OrderedItem<Row>[]>;
  /** Of each row what it is called and found by; they are few, for the caller to look through. */
  titles: (db: Database) => ReturnType<typeof titlesOf>;
  /** Where a row comes to stand that is asked for at this position. */
  reachable: (db: Database, position: number | undefined) => Promise<Reached>;
  /** Of parallel moves each counts. `null` where there is no such row, or it stands there already. */
  move: (db: Database, author: Author, id: number, to: number) => Promise<{ activityId: number } | null>;
};

type Facts<Input extends OrderedInput, Row extends OrderedRow<Input>> = Pick<
  Ordered<Input, Row>,
  'noun' | 'all' | 'find' | 'title'
> & {
  table: OrderedTable;
  /** The contract. */
  input: z.ZodObject;
  /** The column by which people know a row. */
  titled: Column;
  /** What the palette looks through besides. */
  clues: Column[];
};

/**
 * How the rows of an ordered noun are written: its contract's fields are the table's columns, as `find` proves. What is
 * read stays explicit, noun by noun.
 */
export function ordered<Input extends OrderedInput, Row extends OrderedRow<Input>>({
  noun,
  table: stored,
  input,
  titled,
  clues,
  ...facts
}: Facts<Input, Row>): Ordered<Input, Row> {
  // Of one type for the compiler; what this touches, all have.
  const table = stored as unknown as typeof slides;
  const positions = positionsOf(noun, table, table.id, titled);
  const editable = { noun, title: facts.title, shown: { isLive }, keyFrom: Number };
  return {
    ...facts,
    ...editable,
    bulk: {
      editable,
      table: stored,
      key: stored.id,
      fields: Object.keys(input.shape),
      positions,
      stored: ({ position: _position, ...fields }) => fields,
    },
    snapshot: ({ id: _id, version: _version, ...input }) => input as unknown as Input,
    settled: { by: 'neighbours', field: 'position', before: positions.before, after: positions.after },
    inserted: (db, { position, ...fields }, id) => [
      ...positions.roomMade(db, position),
      db.insert(table).values({
        ...(fields as unknown as typeof table.$inferInsert),
        id,
        version: firstVersion(noun, id),
        position: positions.positionFor(position),
      }),
    ],
    updated: (db, id, version, { position, ...fields }, seen) => [
      db
        .update(table)
        .set({ ...fields, ...touched(table) })
        .where(and(eq(table.id, id), eq(table.version, version))),
      ...positions.movedTo(db, id, position, seen.position),
    ],
    removed: (db, id, version) => [
      positions.parkedAway(db, id, version),
      ...positions.gapClosed(db, id),
      db.delete(table).where(eq(table.id, id)),
    ],
    titles: (db) => titlesOf(db, table, titled, clues),
    reachable: positions.reachable,
    move: async (db, author, id, to) => positions.move(db, author, id, to),
  };
}

function titlesOf(db: Database, table: typeof slides, titled: Column, clues: Column[]) {
  const clue = sql.join(
    [titled, ...clues].map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  );
  return db
    .select({
      id: table.id,
      title: sql<string>`${titled}`.as('title'),
      words: sql<string>`${clue}`.as('words'),
      shown: table.active,
      version: table.version,
    })
    .from(table)
    .orderBy(asc(table.position));
}
