import { and, eq, exists, gt, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { MediumInput } from '../../src/shared/media';
import { type MediaType, mediaPath } from '../../src/shared/media-address';
import { mediumSearchText } from '../../src/shared/search';
import type { Statement } from './batch';
import { touched } from './columns';
import type { Database } from './database';
import { changedRows } from './guard';
import { committed, medium } from './media';
import { media } from './schema';
import { isAmong } from './sql-lists';

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
      crops: media.crops,
    })
    .from(media)
    .where(and(eq(media.id, id), or(committed, and(eq(media.state, 'pending'), gt(media.createdAt, since)))));
}

/** Pending, or in the trash because another file took its place: what was deleted is another matter. */
const isOutOfSight = or(eq(media.state, 'pending'), and(eq(media.state, 'trashed'), isNotNull(media.replacedBy)));

/** An upload whose file is to take the place of another, or has. */
export function replacementById(db: Database, id: number, since: string) {
  return db
    .select({ key: media.key, name: media.name, color: media.color, replacedBy: media.replacedBy })
    .from(media)
    .where(and(eq(media.id, id), gt(media.createdAt, since), isOutOfSight));
}

/** What is claimed of the file's digest is not kept: the edge reads the file itself. */
export function uploadBegun(db: Database, key: string, { digest: _, ...input }: MediumInput) {
  return db
    .insert(media)
    .values({ ...input, key, searchText: mediumSearchText(input) })
    .returning({ id: media.id });
}

/** What the files turned out to be. */
export type MediumFacts = {
  type: MediaType;
  width: number;
  height: number;
  bytes: number;
  address: string;
  /** Of the original as it was sent; none of one that was sent before digests were kept. */
  digest: string | null;
};

type FileColumns = Record<'digest' | 'state' | 'replacedBy', SQLiteColumn>;

/** Whether a picture of the library has this file, or one that was deleted and can come back. */
const hasFile = ({ digest: own, state, replacedBy }: FileColumns, digest: string) =>
  and(eq(own, digest), or(eq(state, 'committed'), and(eq(state, 'trashed'), isNull(replacedBy))));

/** The medium that has this file: one of the library before one in the trash. */
export function mediumOfFile(db: Database, digest: string) {
  return db
    .select({ ...medium, key: media.key, digest: media.digest, state: media.state })
    .from(media)
    .where(hasFile(media, digest))
    .orderBy(media.state, media.id)
    .limit(1);
}

/** Unless another medium has its file: of two that come at once, one is committed. */
export function uploadCommitted(db: Database, id: number, facts: MediumFacts) {
  const twin = alias(media, 'twin');
  const isKnown = facts.digest && exists(db.select({ id: twin.id }).from(twin).where(hasFile(twin, facts.digest)));
  return db
    .update(media)
    .set({ ...facts, state: 'committed' })
    .where(and(eq(media.id, id), eq(media.state, 'pending'), isKnown ? not(isKnown) : undefined));
}

/** What an upload turned out to be that takes the place of a medium's file: it stays out of sight. */
export function uploadKnown(db: Database, id: number, facts: MediumFacts) {
  return db
    .update(media)
    .set(facts)
    .where(and(eq(media.id, id), eq(media.state, 'pending')));
}

/** Whose file may take the place of this medium's: an upload's, or one that it had before. */
const mayTakePlaceOf = (id: number) =>
  or(eq(media.state, 'pending'), and(eq(media.state, 'trashed'), eq(media.replacedBy, id)));

/**
 * Gives a medium the file of this key, and what that is, in exchange for its own, which goes into the trash: the batch fails
 * unless it is an upload's or one that it had before. To exchange them again takes it back.
 */
export function filesExchanged(db: Database, id: number, key: string): Statement[] {
  const other = alias(media, 'other');
  const { color, type, width, height, bytes, address, digest } = other;
  const isEither = sql`(${media.id} = ${id} OR (${media.key} = ${key} AND ${mayTakePlaceOf(id)}))`;
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
        digest: sql`${digest}`,
      })
      .from(other)
      .where(sql`${isEither} AND ${other.id} <> ${media.id} AND (${other.id} = ${id} OR ${other.key} = ${key})`),
    changedRows(db, 2),
    // No two rows have one key, not even in between.
    db.update(media).set({ key: sql`lower(hex(randomblob(10)))` }).where(eq(media.id, id)),
    db
      .update(media)
      .set({ key: own, state: 'trashed', replacedBy: id, ...touched(media) })
      .where(eq(media.key, key)),
    db.update(media).set({ key: own }).where(eq(media.id, id)),
  ];
}

/** The row whose file a medium can be given, by that file's key, if there is one. */
export function exchangeable(db: Database, id: number, key: string) {
  return db
    .select({ id: media.id })
    .from(media)
    .where(and(eq(media.key, key), mayTakePlaceOf(id)));
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
  return db.delete(media).where(and(isAmong(media.id, ids), eq(media.state, 'removed')));
}
