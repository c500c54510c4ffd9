import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { Term } from '../../src/shared/search-terms';
import { readAt, sharedAppearanceIn } from './columns';
import type { Database } from './database';
import { namesIn } from './names';
import { posts } from './schema';
import { byRank, hasTerms, isFound, rankOf } from './search';

const card = {
  id: posts.id,
  title: posts.title,
  excerpt: posts.excerpt,
  image: posts.image,
  imageAlt: posts.imageAlt,
  category: posts.category,
  author: posts.author,
  publishedAt: sql<string>`${posts.publishedAt}`.as('published_at'),
};

/** Of the edge, of SQLite, or of a read. */
type Time = string | SQL | typeof readAt;

const isUnended = (now: Time) => or(isNull(posts.unpublishedAt), gt(posts.unpublishedAt, now));

/**
 * Builds the condition that visitors see a post at `now` (ISO 8601, UTC). Drafts have no date of publication, scheduled
 * posts a future one, and ended posts an end in the past.
 */
export const isPublished = (now: Time) => and(lte(posts.publishedAt, now), isUnended(now));

/** Builds the condition that a published post has no cover. */
export const isWithoutCover = (now: string) => and(isPublished(now), sql`coalesce(${posts.image}, '') = ''`);

/** Builds the condition that a post will appear but is not visible yet. */
export const isScheduled = (now: string) => and(gt(posts.publishedAt, now), isUnended(now));

/** Builds the condition that a post was visible and has ended. A post that never appeared has not ended. */
export const hasEnded = (now: string) => and(isNotNull(posts.publishedAt), lte(posts.unpublishedAt, now));

/** The last post of a page of the list. Without an id, the page included every post of that instant. */
type PostPlace = { at: string; id?: number | undefined };

/** Maximum number of future changes that are planned ahead. Every edit plans anew. */
const FORESEEN_MAX = 100;

/** Selects published posts, newest first, same instants by ascending id. `category` filters, `before` continues a list. */
export function publishedPosts(
  db: Database,
  { limit, category, before }: { limit: number; category?: string | undefined; before?: PostPlace | undefined },
) {
  return db
    .select(card)
    .from(posts)
    .where(
      and(
        category === undefined ? undefined : eq(posts.category, category),
        before && isBeyond(before),
        isPublished(readAt),
      ),
    )
    .orderBy(desc(posts.publishedAt), asc(posts.id))
    .limit(limit);
}

/** Selects a published post at this place of the list, to check that the place exists. */
export function postAt(db: Database, { at, id }: PostPlace) {
  return db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.publishedAt, at), id === undefined ? undefined : eq(posts.id, id), isPublished(readAt)))
    .limit(1);
}

function isBeyond({ at, id = Number.MAX_SAFE_INTEGER }: PostPlace) {
  return sql`${posts.publishedAt} <= ${at} AND NOT (${posts.publishedAt} = ${at} AND ${posts.id} <= ${id})`;
}

/** Selects the categories of published posts, the one with the newest post first. */
export function publishedCategories(db: Database) {
  const newest = sql`
    SELECT ${posts.publishedAt} FROM ${posts} WHERE ${posts.category} = names.name AND ${isPublished(readAt)}
    ORDER BY ${posts.publishedAt} DESC LIMIT 1`;
  return namesIn(db, posts.category).where(sql`EXISTS (${newest})`).orderBy(sql`(${newest}) DESC`);
}

/** Selects when each published post appeared and when it was last edited, newest first. */
export function postAddresses(db: Database) {
  return db
    .select({ id: posts.id, publishedAt: card.publishedAt, updatedAt: posts.updatedAt })
    .from(posts)
    .where(isPublished(readAt))
    .orderBy(desc(posts.publishedAt));
}

/** Selects when the next posts will appear or end, soonest first. */
export function foreseenChanges(db: Database, now: string) {
  const soonest = (instant: typeof posts.publishedAt | typeof posts.unpublishedAt) =>
    db
      .select({ at: sql<string>`${instant}`.as('at') })
      .from(posts)
      .where(gt(instant, now));
  return unionAll(soonest(posts.publishedAt), soonest(posts.unpublishedAt)).orderBy(sql`at`).limit(FORESEEN_MAX);
}

export function publishedPost(db: Database, id: number) {
  return db
    .select({
      ...card,
      content: posts.content,
      contentPolicy: posts.contentPolicy,
      authorImage: posts.authorImage,
      authorBio: posts.authorBio,
      ...sharedAppearanceIn(posts),
      updatedAt: posts.updatedAt,
    })
    .from(posts)
    .where(and(eq(posts.id, id), isPublished(readAt)));
}

/** Selects the newest posts of the category of post `id`, without that post. */
export function postsOfSameCategory(db: Database, id: number, limit: number) {
  return db
    .select(card)
    .from(posts)
    .where(
      and(
        eq(posts.category, sql`(SELECT category FROM posts WHERE id = ${id})`),
        isPublished(readAt),
        ne(posts.id, id),
      ),
    )
    .orderBy(desc(posts.publishedAt))
    .limit(limit);
}

/**
 * The title and, as a rule, the category and the author. It must match the index `posts_published_head` literally, or
 * SQLite reads every article.
 */
const HEAD = sql`substr(${posts.searchText}, 1, 100)`;

/** Number of posts whose whole text one search reads: of 10,000, it would take 70 ms. */
const READ_WHOLE = 1000;

/**
 * Selects published posts that match the terms, the first of them in the head: the earlier, the better. The other terms may
 * be anywhere.
 */
export function postsTitled(db: Database, [first, ...others]: Term[], limit: number) {
  const ranked = db
    .select({ id: posts.id, rank: rankOf(HEAD, first ? [first] : []) })
    .from(posts)
    .where(and(isPublished(readAt), isFound))
    .orderBy(byRank, desc(posts.publishedAt))
    .limit(others.length > 0 ? READ_WHOLE : limit)
    .as('ranked');
  return db
    .select(card)
    .from(ranked)
    .innerJoin(posts, eq(posts.id, ranked.id))
    .where(hasTerms(posts.searchText, others, HEAD))
    .orderBy(byRank, desc(posts.publishedAt))
    .limit(limit);
}

/**
 * Selects published posts that match the terms anywhere, newest first, among the newest. Where a word stands in an article
 * tells nothing of the article, and in this order only as many are read as are asked for, if that many match.
 */
export function postsMentioning(db: Database, terms: Term[], limit: number) {
  const oldest = sql`coalesce((
    SELECT ${posts.publishedAt} FROM ${posts} WHERE ${isPublished(readAt)}
    ORDER BY ${posts.publishedAt} DESC LIMIT 1 OFFSET ${READ_WHOLE - 1}
  ), '')`;
  return db
    .select(card)
    .from(posts)
    .where(and(isPublished(readAt), gte(posts.publishedAt, oldest), hasTerms(posts.searchText, terms, HEAD)))
    .orderBy(desc(posts.publishedAt))
    .limit(limit);
}
