import { asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Noun } from '../../../src/shared/nouns';
import { COPIED, type CopiedNoun } from '../../../src/shared/working-copy';
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

/** How many of what comes out next are named. */
const SCHEDULED_TOLD = 4;

/** And of what was written last, and of what is written still. */
const RECENT_TOLD = 5;

/** How many records of each noun have a copy. */
const copiesOf = Object.fromEntries(
  COPIED.map((noun) => [noun, countIf(eq(workingCopies.noun, noun), noun)]),
) as Record<CopiedNoun, ReturnType<typeof countIf>>;

/**
 * Counts everything in one round trip, at an instant in ms: a post whose time has not come is scheduled. Of what was
 * written only these nouns are told, of what is still typed too.
 */
export async function stats(db: Database, instant: number, within: Noun[]) {
  const now = new Date(instant).toISOString();
  const [
    [post],
    [location],
    [slide],
    [product],
    [doubtful],
    [picture],
    [changed],
    [mail],
    scheduled,
    recent,
    unfinished,
    ...visited
  ] = await db.batch([
    db
      .select({
        total,
        published: countIf(isPublished(now), 'published'),
        drafts: countIf(isNull(posts.publishedAt), 'drafts'),
        scheduled: countIf(isScheduled(now), 'scheduled'),
        ended: countIf(hasEnded(now), 'ended'),
        withoutCover: countIf(isWithoutCover(now), 'without_cover'),
      })
      .from(posts),
    db
      .select({
        total,
        active: active(locations.active),
        withoutCoordinates: countIf(or(isNull(locations.latitude), isNull(locations.longitude)), 'without_coordinates'),
      })
      .from(locations),
    db.select({ total, active: active(slides.active) }).from(slides),
    db
      .select({
        total,
        active: active(products.active),
        withoutSheet: countIf(sql`NOT ${hasPage}`, 'without_sheet'),
        withoutPicture: countIf(isWithoutPicture, 'without_picture'),
      })
      .from(products),
    db.select({ total }).from(products).where(isEnergyOff),
    db.select({ total }).from(media).where(isWithoutAlt),
    db.select(copiesOf).from(workingCopies),
    failedMail(db),
    db
      .select({ id: posts.id, title: posts.title, publishedAt: sql<string>`${posts.publishedAt}`.as('at') })
      .from(posts)
      .where(isScheduled(now))
      .orderBy(asc(posts.publishedAt))
      .limit(SCHEDULED_TOLD),
    activityPage(db, { within }, RECENT_TOLD),
    unfinishedRows(db, within, RECENT_TOLD),
    ...visitReads(db, instant),
  ]);
  if (!post || !location || !slide || !product || !doubtful || !picture || !changed || !mail)
    throw new Error('A count answers one row');
  return {
    posts: post,
    locations: location,
    slides: slide,
    products: { ...product, energyOff: doubtful.total },
    media: { withoutAlt: picture.total },
    changed,
    mail,
    scheduled,
    recent,
    unfinished,
    visited,
  };
}
