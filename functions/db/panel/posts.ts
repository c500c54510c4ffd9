import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Filters, PostFilter } from '../../../src/shared/panel-lists';
import { type PostInput, type PostRecord, postInput } from '../../../src/shared/post';
import { postState, turnsOf } from '../../../src/shared/publication';
import { postSearchText, searchWords } from '../../../src/shared/search';
import { typedPost } from '../../../src/shared/typed/post';
import { CONTENT_POLICY, cleanHtml } from '../../html/sanitize';
import { firstCreated, firstVersion } from '../activity';
import { searchAppearanceIn, touched } from '../columns';
import type { Database } from '../database';
import type { Editable } from '../editable';
import { namesIn, valuesIn } from '../names';
import { hasEnded, isPublished, isScheduled, isWithoutCover } from '../posts';
import { posts } from '../schema';
import { hasWords } from '../search';
import type { Bulk } from './bulk';
import { copySavedAt, hasCopy } from './working-copies';

const item = {
  id: posts.id,
  version: posts.version,
  title: posts.title,
  excerpt: posts.excerpt,
  image: posts.image,
  category: posts.category,
  publishedAt: posts.publishedAt,
  unpublishedAt: posts.unpublishedAt,
  createdAt: posts.createdAt,
  editedAt: sql<string>`max(${posts.updatedAt}, coalesce(${copySavedAt('posts')}, ''))`.as('edited_at'),
  changed: hasCopy('posts').as('changed'),
};

const columns = {
  id: posts.id,
  version: posts.version,
  title: posts.title,
  excerpt: posts.excerpt,
  content: posts.content,
  image: posts.image,
  imageAlt: posts.imageAlt,
  category: posts.category,
  author: posts.author,
  authorImage: posts.authorImage,
  authorBio: posts.authorBio,
  ...searchAppearanceIn(posts),
  publishedAt: posts.publishedAt,
  unpublishedAt: posts.unpublishedAt,
};

/** `now` (ISO 8601, UTC) separates published posts from scheduled ones. */
type PostQuery = Filters<'posts'> & { now: string; after?: [createdAt: string, id: number] | undefined };

/** Selects posts in any state, last created first. */
export function postItems(db: Database, { now, after, search = '', state, category }: PostQuery, limit: number) {
  return db
    .select(item)
    .from(posts)
    .where(
      and(
        after && sql`(${posts.createdAt}, ${posts.id}) < (${after[0]}, ${after[1]})`,
        state && isIn(state, now),
        category === undefined ? undefined : eq(posts.category, category),
        hasWords(posts.searchText, searchWords(search)),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit);
}

function isIn(state: PostFilter, now: string): SQL | undefined {
  switch (state) {
    case 'changed':
      return hasCopy('posts');
    case 'draft':
      return isNull(posts.publishedAt);
    case 'published':
      return isPublished(now);
    case 'scheduled':
      return isScheduled(now);
    case 'ended':
      return hasEnded(now);
    case 'withoutCover':
      return isWithoutCover(now);
  }
}

/** Selects the categories of all posts. */
export const postCategories = (db: Database) => namesIn(db, posts.category);

/** Selects the authors of all posts, with picture and biography from the newest post of each. */
export function postAuthors(db: Database) {
  const names = sql`(${valuesIn(posts.author)}) AS names`;
  const newest = sql`(SELECT (SELECT max(id) FROM ${posts} AS own WHERE own.author = names.name) FROM ${names})`;
  return db
    .select({ author: sql<string>`${posts.author}`, authorImage: posts.authorImage, authorBio: posts.authorBio })
    .from(posts)
    .where(sql`${posts.id} IN ${newest}`)
    .orderBy(posts.author);
}

/** Selects a post, with the version of the policy that its body was sanitized with. */
export function postById(db: Database, id: number) {
  return db
    .select({ ...columns, contentPolicy: posts.contentPolicy })
    .from(posts)
    .where(eq(posts.id, id));
}

export const editablePosts: Editable<number, PostInput, PostRecord> = {
  noun: 'posts',
  title: (post) => post.title,
  shown: { isLive: typedPost.isLive, turnsOf },
  changesSite: (...sides) => sides.some((post) => post && !['draft', 'ended'].includes(postState(post))),
  keyFrom: Number,
  snapshot: ({ id: _id, version: _version, ...input }) => input,
  find: (db, id) => db.select(columns).from(posts).where(eq(posts.id, id)),
  inserted: (db, input, id) => [
    db.insert(posts).values({
      id,
      version: firstVersion('posts', id),
      ...(id !== undefined && { createdAt: firstCreated('posts', id, input.publishedAt) }),
      ...stored(input),
    }),
  ],
  updated: (db, id, version, input) => [
    db
      .update(posts)
      .set({
        ...stored(input),
        ...touched(posts),
      })
      .where(and(eq(posts.id, id), eq(posts.version, version))),
  ],
  removed: (db, id, version) => [db.delete(posts).where(and(eq(posts.id, id), eq(posts.version, version)))],
};

/** Returns the columns to store. A body restored from the activity may predate the policy, so it is sanitized again. */
function stored(input: PostInput) {
  const post = { ...input, content: cleanHtml(input.content) };
  return { ...post, contentPolicy: CONTENT_POLICY, searchText: postSearchText(post) };
}

export const bulkPosts: Bulk<PostInput> = {
  editable: editablePosts,
  table: posts,
  key: posts.id,
  fields: Object.keys(postInput.shape),
  positions: null,
  // Sanitizing is slow: only a changed body is sanitized.
  stored: (input, before) =>
    input.content === before?.content ? { ...input, searchText: postSearchText(input) } : stored(input),
  long: ['content'],
};
