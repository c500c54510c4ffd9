import { and, asc, type Column, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { z } from 'zod';
import type { OrderedNoun } from '../../../src/shared/nouns';
import { firstVersion } from '../activity';
import type { Statement } from '../batch';
import { touched } from '../columns';
import type { Database } from '../database';
import type { Editable, Shown, Versioned } from '../editable';
import type { Author } from '../records';
import type { slides } from '../schema';
import type { Bulk } from './bulk';
import { positionsOf, type Reached } from './positions';

/** Fields of the contract that every ordered noun has. */
export type OrderedInput = { position: number; active: boolean };
export type OrderedRow<Input extends OrderedInput> = Versioned<Input> & { id: number };
/** A row as the panel lists it. `changed` means that it has an unpublished working copy. */
export type OrderedItem<Row> = Row & { changed?: boolean };

const isLive = ({ active }: OrderedInput) => active;

/** Columns that the statements below use. */
type OrderedTable = SQLiteTable & Record<'id' | 'position' | 'active' | 'version' | 'updatedAt', SQLiteColumn>;

/** How the panel reads and writes an ordered noun. */
export type Ordered<Input extends OrderedInput, Row extends OrderedRow<Input>> = Editable<number, Input, Row> & {
  noun: OrderedNoun;
  shown: Shown<Input>;
  /** How its rows are written in bulk. */
  bulk: Bulk<Input>;
  /** Selects every row in order, shown or not. */
  all: (db: Database) => Statement & PromiseLike<OrderedItem<Row>[]>;
  /** Selects title and search words of every row. Rows are few, so the caller does the search. */
  titles: (db: Database) => ReturnType<typeof titlesOf>;
  /** Returns the position that a row gets if `position` is requested. */
  reachable: (db: Database, position: number | undefined) => Promise<Reached>;
  /** Moves a row; concurrent moves all take effect. `null` if the row does not exist or has this position already. */
  move: (db: Database, author: Author, id: number, to: number) => Promise<{ activityId: number } | null>;
};

type Facts<Input extends OrderedInput, Row extends OrderedRow<Input>> = Pick<
  Ordered<Input, Row>,
  'noun' | 'all' | 'find' | 'title'
> & {
  table: OrderedTable;
  /** The contract. */
  input: z.ZodObject;
  /** Column that identifies a row to people. */
  titled: Column;
  /** Further columns that the palette searches. */
  clues: Column[];
};

/**
 * Builds the writes of an ordered noun. The fields of its contract are the columns of the table, as `find` proves.
 * Reads stay explicit for each noun.
 */
export function ordered<Input extends OrderedInput, Row extends OrderedRow<Input>>({
  noun,
  table: stored,
  input,
  titled,
  clues,
  ...facts
}: Facts<Input, Row>): Ordered<Input, Row> {
  // One table type for the compiler: only columns that all ordered tables have are used.
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
