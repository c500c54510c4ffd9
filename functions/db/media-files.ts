import { and, eq, exists, gt, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MediumInput } from '../../src/shared/media';
import type { MediaType } from '../../src/shared/media-address';
import { mediumSearchText } from '../../src/shared/search';
import type { Statement } from './batch';
import { touched } from './columns';
import type { Database } from './database';
import { changedRows } from './guard';
import { committed, medium } from './media';
import { keyAt } from './media-keys';
import { media } from './schema';
import { isAmong } from './sql-lists';

/** Selects an upload by id. A pending one must have begun after `since` (ISO 8601) to receive more files. */
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
      crops: media.crops,
    })
    .from(media)
    .where(and(eq(media.id, id), or(committed, and(eq(media.state, 'pending'), gt(media.createdAt, since)))));
}

/** Pending, or in the trash because another file took its place. Deleted media are excluded. */
const isOutOfSight = or(eq(media.state, 'pending'), and(eq(media.state, 'trashed'), isNotNull(media.replacedBy)));

/** Selects an upload whose file is going to replace another, or has replaced it already. */
export function replacementById(db: Database, id: number, since: string) {
  return db
    .select({ key: media.key, name: media.name, color: media.color, replacedBy: media.replacedBy })
    .from(media)
    .where(and(eq(media.id, id), gt(media.createdAt, since), isOutOfSight));
}

/** Inserts a pending upload. The digest that the client claims is not stored: the edge computes it from the file. */
export function uploadBegun(db: Database, key: string, { digest: _, ...input }: MediumInput) {
  return db
    .insert(media)
    .values({ ...input, key, searchText: mediumSearchText(input) })
    .returning({ id: media.id });
}

/** Facts that the edge read from the uploaded files. */
export type MediumFacts = {
  type: MediaType;
  width: number;
  height: number;
  bytes: number;
  address: string;
  /** Digest of the original as sent; `null` for uploads from before digests were stored. */
  digest: string | null;
};

type FileColumns = Record<'digest' | 'state' | 'replacedBy', SQLiteColumn>;

/** Builds the condition that a picture has this file and is in the library, or was deleted and can be restored. */
const hasFile = ({ digest: own, state, replacedBy }: FileColumns, digest: string) =>
  and(eq(own, digest), or(eq(state, 'committed'), and(eq(state, 'trashed'), isNull(replacedBy))));

/** Selects the medium that has this file; one in the library comes before one in the trash. */
export function mediumOfFile(db: Database, digest: string) {
  return db
    .select({ ...medium, key: media.key, digest: media.digest, state: media.state })
    .from(media)
    .where(hasFile(media, digest))
    .orderBy(media.state, media.id)
    .limit(1);
}

/** Commits an upload unless another medium has its file. Of two concurrent uploads of a file, only one is committed. */
export function uploadCommitted(db: Database, id: number, facts: MediumFacts) {
  const twin = alias(media, 'twin');
  const isKnown = facts.digest && exists(db.select({ id: twin.id }).from(twin).where(hasFile(twin, facts.digest)));
  return db
    .update(media)
    .set({ ...facts, state: 'committed' })
    .where(and(eq(media.id, id), eq(media.state, 'pending'), isKnown ? not(isKnown) : undefined));
}

/** Stores the facts of an upload that will replace a medium's file. The upload stays hidden. */
export function uploadKnown(db: Database, id: number, facts: MediumFacts) {
  return db
    .update(media)
    .set(facts)
    .where(and(eq(media.id, id), eq(media.state, 'pending')));
}

/** Builds the condition that a row's file may replace this medium's: an upload's, or one that the medium had before. */
const mayTakePlaceOf = (id: number) =>
  or(eq(media.state, 'pending'), and(eq(media.state, 'trashed'), eq(media.replacedBy, id)));

/**
 * Swaps the file of a medium, and its facts, with the file of this key. The old file goes into the trash. The batch
 * fails unless `key` belongs to a pending upload or to a former file of this medium. A second swap undoes the first.
 */
export function filesExchanged(db: Database, id: number, key: string): Statement[] {
  const other = alias(media, 'other');
  const { color, type, width, height, bytes, address, digest } = other;
  const isEither = sql`(${media.id} = ${id} OR (${media.key} = ${key} AND ${mayTakePlaceOf(id)}))`;
  // Here the addresses are already swapped, and each address contains the key that its row gets.
  const own = keyAt(media.address);
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
        digest: sql`${digest}`,
      })
      .from(other)
      .where(sql`${isEither} AND ${other.id} <> ${media.id} AND (${other.id} = ${id} OR ${other.key} = ${key})`),
    changedRows(db, 2),
    // Keys are unique at every moment, so the medium gets a temporary key.
    db.update(media).set({ key: sql`lower(hex(randomblob(10)))` }).where(eq(media.id, id)),
    db
      .update(media)
      .set({ key: own, state: 'trashed', replacedBy: id, ...touched(media) })
      .where(eq(media.key, key)),
    db.update(media).set({ key: own }).where(eq(media.id, id)),
  ];
}

/** Selects the row whose file a medium can take, by the key of that file. */
export function exchangeable(db: Database, id: number, key: string) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.key, key), mayTakePlaceOf(id)));
}

/** Marks uploads as removed that began before `since` (ISO 8601) and were never committed. */
export function uploadsGivenUp(db: Database, since: string) {
  return db
    .update(media)
    .set({ state: 'removed', ...touched(media) })
    .where(and(eq(media.state, 'pending'), lt(media.createdAt, since)));
}

/** Selects rows whose files are to be deleted from storage. */
export function removedMedia(db: Database, limit: number) {
  return db.select({ id: media.id, key: media.key }).from(media).where(eq(media.state, 'removed')).limit(limit);
}

export function mediaDropped(db: Database, ids: number[]) {
  return db.delete(media).where(and(isAmong(media.id, ids), eq(media.state, 'removed')));
}
