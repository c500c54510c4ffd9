import { and, asc, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { LARGE, type MediumEdit } from '../../src/shared/media';
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

/** Columns of a medium that the panel reads. */
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

/** Without parameters, because SQLite uses the partial index only for the literally same condition. */
export const isWithoutAlt = sql`${media.state} = 'committed' AND ${media.alt} = ''`;

/** Without parameters for the same reason. */
const isLarge =
  sql`${media.state} = 'committed' AND (${media.bytes} > ${LARGE.bytes} OR ${media.width} > ${LARGE.side} OR ${media.height} > ${LARGE.side})`.inlineParams();

/** Selects the folders that contain pictures. */
export const mediaFolders = (db: Database) => namesIn(db, media.folder, committed);

type Wanted = Filters<'media'>;
export type MediaOrder = NonNullable<Wanted['order']> | 'newest';

/** Columns that each order sorts by: those that follow the state in its index. */
const ORDERS: Record<MediaOrder, { columns: SQLiteColumn[]; descending?: true }> = {
  newest: { columns: [media.id], descending: true },
  oldest: { columns: [media.id] },
  heaviest: { columns: [media.bytes, media.id], descending: true },
};

/** `after` holds the values of the previous page's last row in the columns of the order. */
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

const mediumWhere = (db: Database, condition: SQL) =>
  db
    .select({ ...medium, key: media.key, digest: media.digest })
    .from(media)
    .where(and(condition, committed));

export const mediumById = (db: Database, id: number) => mediumWhere(db, eq(media.id, id));
export const mediumByKey = (db: Database, key: string) => mediumWhere(db, eq(media.key, key));

/** Editable fields of a medium. Its file is replaced by `filesExchanged` instead. */
type Edit = Omit<MediumEdit, 'version'> & { name: string };

export function mediumEdited(db: Database, id: number, version: number, edit: Edit) {
  return db
    .update(media)
    .set({ ...edit, searchText: mediumSearchText(edit), ...touched(media) })
    .where(and(eq(media.id, id), eq(media.version, version), committed));
}

/** Moves a medium to the trash unless something shows it. In one statement, no concurrent use can slip in. */
export function mediumTrashed(db: Database, id: number, version: number) {
  return db
    .update(media)
    .set({ state: 'trashed', ...touched(media) })
    .where(and(eq(media.id, id), eq(media.version, version), committed, isUnused()));
}

/** Moves unused media to the trash. A row count below `ids.length` means that one has come into use concurrently. */
export function mediaTrashed(db: Database, ids: (string | number)[]) {
  return db
    .update(media)
    .set({ state: 'trashed', ...touched(media) })
    .where(and(isAmong(media.id, ids), committed, isUnused()));
}

/** Selects which of these media are in the trash. */
export function mediaInTrash(db: Database, ids: (string | number)[]) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(isAmong(media.id, ids), eq(media.state, 'trashed')));
}

/** Selects which of these media are in use. */
export function mediaInUse(db: Database, ids: (string | number)[]) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(isAmong(media.id, ids), committed, sql`NOT (${isUnused()})`));
}

/** Takes a medium out of the trash. */
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

/** Marks media as removed that went into the trash before `since` (ISO 8601), unless something shows them again. */
export function trashEmptied(db: Database, since: string) {
  return db
    .update(media)
    .set({ state: 'removed' })
    .where(and(eq(media.state, 'trashed'), lt(media.updatedAt, since), isUnused()));
}
