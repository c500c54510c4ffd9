import { and, asc, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MediumEdit, MediumInput } from '../../src/shared/media';
import { type MediaType, mediaPath } from '../../src/shared/media-address';
import type { Cursor } from '../../src/shared/page';
import type { Filters } from '../../src/shared/panel-lists';
import { mediumSearchText, searchWords } from '../../src/shared/search';
import { touched } from './columns';
import type { Database } from './database';
import type { Statement } from './editable';
import { changedRows } from './guard';
import { namesIn } from './names';
import { isUnused } from './panel/media-uses';
import { media } from './schema';
import { hasWords } from './search';
import { isAmong, listed } from './sql-lists';

const medium = {
  id: media.id,
  address: sql<string>`${media.address}`.as('address'),
  name: media.name,
  alt: media.alt,
  folder: media.folder,
  focalX: media.focalX,
  focalY: media.focalY,
  type: sql<MediaType>`${media.type}`.as('type'),
  width: sql<number>`${media.width}`.as('width'),
  height: sql<number>`${media.height}`.as('height'),
  bytes: sql<number>`${media.bytes}`.as('bytes'),
  createdAt: media.createdAt,
  version: media.version,
};

export const committed = eq(media.state, 'committed');

/** In plain words, or the index of the same condition would not be found. */
export const isWithoutAlt = sql`${media.state} = 'committed' AND ${media.alt} = ''`;

/** As `LARGE` has it, in plain words for the same reason. */
const isLarge = sql`${media.state} = 'committed' AND (${media.bytes} > 2097152 OR ${media.width} > 4000 OR ${media.height} > 4000)`;

/** The folders that any picture is in. */
export const mediaFolders = (db: Database) => namesIn(db, media.folder, committed);

type Wanted = Filters<'media'>;
export type MediaOrder = NonNullable<Wanted['order']> | 'newest';

/** What each order of the list goes by: the columns of an index behind the state. */
const ORDERS: Record<MediaOrder, { columns: SQLiteColumn[]; descending?: true }> = {
  newest: { columns: [media.id], descending: true },
  oldest: { columns: [media.id] },
  heaviest: { columns: [media.bytes, media.id], descending: true },
};

/** `after` is what the last row of the page before has in the columns that the list goes by. */
type MediaQuery = Wanted & { after?: Cursor | undefined };

export function mediaPage(db: Database, query: MediaQuery, limit: number) {
  const { search = '', folder, alt, use, size, order = 'newest', after } = query;
  const { columns, descending } = ORDERS[order];
  return db
    .select(medium)
    .from(media)
    .where(
      and(
        alt || size ? undefined : committed,
        folder ? eq(media.folder, folder) : undefined,
        alt && isWithoutAlt,
        size && isLarge,
        after && sql`(${listed(columns)}) ${descending ? sql`<` : sql`>`} (${listed(after)})`,
        hasWords(media.searchText, searchWords(search)),
        use && isUnused(),
      ),
    )
    .orderBy(...columns.map((column) => (descending ? desc(column) : asc(column))))
    .limit(limit);
}

export function mediumById(db: Database, id: number) {
  return db
    .select({ ...medium, key: media.key })
    .from(media)
    .where(and(eq(media.id, id), committed));
}

/** An upload by its id, whose files may still come if it began after `since` (ISO 8601). */
export function uploadById(db: Database, id: number, since: string) {
  return db
    .select({
      key: media.key,
      state: media.state,
      name: media.name,
      color: media.color,
      alt: media.alt,
      folder: media.folder,
      focalX: media.focalX,
      focalY: media.focalY,
    })
    .from(media)
    .where(and(eq(media.id, id), or(committed, and(eq(media.state, 'pending'), gt(media.createdAt, since)))));
}

/** An upload whose file is to take the place of another: pending, or set aside when something failed, or there already. */
export function replacementById(db: Database, id: number, since: string) {
  return db
    .select({ key: media.key, name: media.name, color: media.color, replacedBy: media.replacedBy })
    .from(media)
    .where(and(eq(media.id, id), gt(media.createdAt, since), inArray(media.state, ['pending', 'trashed'])));
}

export function uploadBegun(db: Database, key: string, input: MediumInput) {
  return db
    .insert(media)
    .values({ ...input, key, searchText: mediumSearchText(input) })
    .returning({ id: media.id });
}

/** What the files turned out to be. */
export type MediumFacts = { type: MediaType; width: number; height: number; bytes: number; address: string };

export function uploadCommitted(db: Database, id: number, facts: MediumFacts) {
  return db
    .update(media)
    .set({ ...facts, state: 'committed' })
    .where(and(eq(media.id, id), eq(media.state, 'pending')));
}

/** Of its words and points; the file it has is exchanged. */
type Edit = Omit<MediumEdit, 'version'> & { name: string };

export function mediumEdited(db: Database, id: number, version: number, edit: Edit) {
  return db
    .update(media)
    .set({ ...edit, searchText: mediumSearchText(edit), ...touched(media) })
    .where(and(eq(media.id, id), eq(media.version, version), committed));
}

/** What came of an upload that takes the place of a medium's file: ready, and in the trash, where none is shown. */
export function uploadSetAside(db: Database, id: number, facts: MediumFacts) {
  return db
    .update(media)
    .set({ ...facts, state: 'trashed', ...touched(media) })
    .where(and(eq(media.id, id), eq(media.state, 'pending')));
}

/**
 * Gives a medium the file of this key, and what that is, in exchange for its own: the batch fails unless it is in the trash.
 * To exchange them again takes it back.
 */
export function filesExchanged(db: Database, id: number, key: string): Statement[] {
  const other = alias(media, 'other');
  const { color, type, width, height, bytes, address } = other;
  const isEither = sql`(${media.id} = ${id} OR (${media.key} = ${key} AND ${media.state} = 'trashed'))`;
  // Both addresses stand exchanged by then, and a key stands in its address.
  const own = sql`substr(${media.address}, ${mediaPath('').length + 1}, ${key.length})`;
  return [
    db
      .update(media)
      .set({
        color: sql`${color}`,
        type: sql`${type}`,
        width: sql`${width}`,
        height: sql`${height}`,
        bytes: sql`${bytes}`,
        address: sql`${address}`,
      })
      .from(other)
      .where(sql`${isEither} AND ${other.id} <> ${media.id} AND (${other.id} = ${id} OR ${other.key} = ${key})`),
    changedRows(db, 2),
    // No two rows have one key, not even in between.
    db.update(media).set({ key: sql`lower(hex(randomblob(10)))` }).where(eq(media.id, id)),
    db
      .update(media)
      .set({ key: own, replacedBy: id, ...touched(media) })
      .where(eq(media.key, key)),
    db.update(media).set({ key: own }).where(eq(media.id, id)),
  ];
}

/** The row in the trash that has the files of this key, if there is one. */
export function keyInTrash(db: Database, key: string) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.key, key), eq(media.state, 'trashed')));
}

/** Puts it into the trash unless something shows it, in one statement: no use can slip in between. */
export function mediumTrashed(db: Database, id: number, version: number) {
  return db
    .update(media)
    .set({ state: 'trashed', ...touched(media) })
    .where(and(eq(media.id, id), eq(media.version, version), committed, isUnused()));
}

/** Puts them into the trash, those that nothing shows: what has come to show one meanwhile is told by how many went. */
export function mediaTrashed(db: Database, ids: (string | number)[]) {
  return db
    .update(media)
    .set({ state: 'trashed', ...touched(media) })
    .where(and(isAmong(media.id, ids), committed, isUnused()));
}

/** Which of these media are in the trash. */
export function mediaInTrash(db: Database, ids: (string | number)[]) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(isAmong(media.id, ids), eq(media.state, 'trashed')));
}

/** Which of these media something shows. */
export function mediaInUse(db: Database, ids: (string | number)[]) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(isAmong(media.id, ids), committed, sql`NOT (${isUnused()})`));
}

/** Takes it out of the trash. */
export function mediumRestored(db: Database, id: number) {
  return db
    .update(media)
    .set({ state: 'committed', replacedBy: null, ...touched(media) })
    .where(and(eq(media.id, id), eq(media.state, 'trashed')));
}

export function mediaRestored(db: Database, ids: (string | number)[]) {
  return db
    .update(media)
    .set({ state: 'committed', replacedBy: null, ...touched(media) })
    .where(and(isAmong(media.id, ids), eq(media.state, 'trashed')));
}

/** Gives up for good what was put into the trash before `since` (ISO 8601), unless something has come to show it. */
export function trashEmptied(db: Database, since: string) {
  return db
    .update(media)
    .set({ state: 'removed' })
    .where(and(eq(media.state, 'trashed'), lt(media.updatedAt, since), isUnused()));
}

/** Gives up uploads that began before `since` (ISO 8601) and were never committed. */
export function uploadsGivenUp(db: Database, since: string) {
  return db
    .update(media)
    .set({ state: 'removed', ...touched(media) })
    .where(and(eq(media.state, 'pending'), lt(media.createdAt, since)));
}

/** Rows whose files are to go. */
export function removedMedia(db: Database, limit: number) {
  return db.select({ id: media.id, key: media.key }).from(media).where(eq(media.state, 'removed')).limit(limit);
}

export function mediaDropped(db: Database, ids: number[]) {
  return db.delete(media).where(and(inArray(media.id, ids), eq(media.state, 'removed')));
}
