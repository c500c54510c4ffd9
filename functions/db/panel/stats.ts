import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Noun } from '../../../src/shared/nouns';
import { COPIED, type CopiedNoun } from '../../../src/shared/working-copy';
import { onlyRow, runNamed } from '../batch';
import type { Database } from '../database';
import { isWithoutAlt } from '../media';
import { failedMail } from '../outbox';
import { hasEnded, isPublished, isScheduled, isWithoutCover } from '../posts';
import { hasPage, isEnergyOff, isWithoutPicture } from '../products';
import { locations, media, posts, products, slides, workingCopies } from '../schema';
import { activityPage } from './activity';
import { visitReads } from './visits';
import { unfinished as unfinishedRows } from './working-copies';

const total = sql<number>`count(*)`.as('total');
const countIf = (condition: unknown, name: string) => sql<number>`count(iif(${condition}, 1, NULL))`.as(name);
const active = (column: AnySQLiteColumn) => countIf(column, 'active');

/** Number of scheduled posts that are listed. */
const SCHEDULED_TOLD = 4;

/** Number of recent writes and of unfinished records that are listed. */
const RECENT_TOLD = 5;

/** Counts the records of each noun that have a copy. */
const copiesOf = Object.fromEntries(
  COPIED.map((noun) => [noun, countIf(eq(workingCopies.noun, noun), noun)]),
) as Record<CopiedNoun, ReturnType<typeof countIf>>;

/**
 * Reads all counts in one round trip, at an instant in ms that separates scheduled posts from published ones. Recent
 * writes and unfinished records are limited to the nouns in `within`.
 */
export async function readStats(db: Database, instant: number, within: Noun[]) {
  const now = new Date(instant).toISOString();
  const { scheduled, recent, unfinished, totals, pages, searches, ...counts } = await runNamed(db, {
    posts: db
      .select({
        total,
        published: countIf(isPublished(now), 'published'),
        drafts: countIf(isNull(posts.publishedAt), 'drafts'),
        scheduled: countIf(isScheduled(now), 'scheduled'),
        ended: countIf(hasEnded(now), 'ended'),
        withoutCover: countIf(isWithoutCover(now), 'without_cover'),
      })
      .from(posts),
    locations: db
      .select({
        total,
        active: active(locations.active),
        withoutCoordinates: countIf(or(isNull(locations.latitude), isNull(locations.longitude)), 'without_coordinates'),
      })
      .from(locations),
    slides: db.select({ total, active: active(slides.active) }).from(slides),
    products: db
      .select({
        total,
        active: active(products.active),
        withoutSheet: countIf(sql`NOT ${hasPage}`, 'without_sheet'),
        withoutPicture: countIf(isWithoutPicture, 'without_picture'),
      })
      .from(products),
    energyOff: db.select({ total }).from(products).where(isEnergyOff),
    withoutAlt: db.select({ total }).from(media).where(isWithoutAlt),
    changed: db.select(copiesOf).from(workingCopies),
    mail: failedMail(db),
    scheduled: db
      .select({ id: posts.id, title: posts.title, publishedAt: sql<string>`${posts.publishedAt}`.as('at') })
      .from(posts)
      .where(isScheduled(now))
      .orderBy(asc(posts.publishedAt))
      .limit(SCHEDULED_TOLD),
    recent: activityPage(db, { within }, RECENT_TOLD),
    unfinished: unfinishedRows(db, within, RECENT_TOLD),
    ...visitReads(db, instant),
  });
  return {
    posts: onlyRow(counts.posts),
    locations: onlyRow(counts.locations),
    slides: onlyRow(counts.slides),
    products: { ...onlyRow(counts.products), energyOff: onlyRow(counts.energyOff).total },
    media: { withoutAlt: onlyRow(counts.withoutAlt).total },
    changed: onlyRow(counts.changed),
    mail: onlyRow(counts.mail),
    scheduled,
    recent,
    unfinished,
    visited: { totals, pages, searches },
  };
}
