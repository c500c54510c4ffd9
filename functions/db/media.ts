import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MediumEdit } from '../../src/shared/media';
import type { MediaType } from '../../src/shared/media-address';
import type { Cursor } from '../../src/shared/page';
import type { Filters } from '../../src/shared/panel-lists';
import { mediumSearchText, searchWords } from '../../src/shared/search';
import { touched } from './columns';
import type { Database } from './database';
import { isUnused } from './media-shown';
import { namesIn } from './names';
import { media } from './schema';
import { hasWords } from './search';
import { isAmong, listed } from './sql-lists';

/** What the panel is told of one. */
export const medium = {
  id: media.id,
  address: sql<string>`${media.address}`.as('address'),
  name: media.name,
  alt: media.alt,
  folder: media.folder,
  focalX: media.focalX,
  focalY: media.focalY,
  crops: media.crops,
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
    .select({ ...medium, key: media.key, digest: media.digest })
    .from(media)
    .where(and(eq(media.id, id), committed));
}

export function mediumByKey(db: Database, key: string) {
  return db
    .select({ ...medium, key: media.key, digest: media.digest })
    .from(media)
    .where(and(eq(media.key, key), committed));
}

/** Of its words and points; the file it has is exchanged. */
type Edit = Omit<MediumEdit, 'version'> & { name: string };

export function mediumEdited(db: Database, id: number, version: number, edit: Edit) {
  return db
    .update(media)
    .set({ ...edit, searchText: mediumSearchText(edit), ...touched(media) })
    .where(and(eq(media.id, id), eq(media.version, version), committed));
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
