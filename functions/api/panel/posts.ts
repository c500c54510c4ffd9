import { Hono } from 'hono';
import { type ActInput, actInputs } from '../../../src/shared/acts';
import { version, versionQuery } from '../../../src/shared/editing';
import { linkAddress, linkedPath } from '../../../src/shared/link';
import { idColumn, pageOf } from '../../../src/shared/page';
import { type PostInput, type PostItem, type PostRecord, postInput, TITLE_LENGTH } from '../../../src/shared/post';
import type { PostAuthor } from '../../../src/shared/post-author';
import { endProblem } from '../../../src/shared/publication';
import { NO_SEARCH_APPEARANCE } from '../../../src/shared/search-appearance';
import { typedPost } from '../../../src/shared/typed/post';
import { copyVersion } from '../../../src/shared/working-copy';
import { z } from '../../../src/shared/zod';
import type { Making } from '../../db/panel/acts';
import { bulkPosts, editablePosts, postAuthors, postById, postCategories, postItems } from '../../db/panel/posts';
import type { AppEnv } from '../../env';
import { cleanHtml, currentHtml } from '../../html/sanitize';
import { invalid, jsonBody, PANEL_BODY, POST_BODY } from '../../http/body';
import { orNotFound } from '../../http/errors';
import { endOf, siteOf } from '../../http/site';
import { idInPath, pathParams, queryParams } from '../../http/valid';
import { copiedPosts } from '../copied';
import { act } from './acts';
import { nameOfCopy } from './copy-name';
import { listQuery } from './list-query';
import { publication, workingCopies } from './working-copies';
import { create, remove, update } from './writes';

const NOT_FOUND = 'Postagem não encontrada';
const PAGE_SIZE = 24;
const postPath = pathParams(z.object({ id: idInPath }), NOT_FOUND);
const publishedEdit = z.strictObject({ published: z.boolean(), version });
/** Cursor: the time at which a page's last post was created, and its id. */
const cursor = z.tuple([z.iso.datetime({ precision: 3 }), idColumn]);

/** Only the title is required. Without a date of publication, a post is published now, or keeps its past date. */
const { shape } = postInput;
const body = postInput.extend({
  content: z.string().default('').transform(cleanHtml).pipe(shape.content),
  excerpt: shape.excerpt.default(null),
  image: shape.image.default(null),
  imageAlt: shape.imageAlt.default(null),
  category: shape.category.default(null),
  author: shape.author.default(null),
  authorImage: shape.authorImage.default(null),
  authorBio: shape.authorBio.default(null),
  searchTitle: shape.searchTitle.default(null),
  searchDescription: shape.searchDescription.default(null),
  shareImage: shape.shareImage.default(null),
  publishedAt: shape.publishedAt.optional(),
  unpublishedAt: shape.unpublishedAt.default(null),
});

function publishing(input: z.output<typeof body>, before?: PostInput, now = new Date().toISOString()): PostInput {
  const since = before?.publishedAt && before.publishedAt <= now ? before.publishedAt : now;
  const post = { ...input, publishedAt: input.publishedAt === undefined ? since : input.publishedAt };
  const problem = endProblem(post);
  if (problem) throw invalid({ unpublishedAt: problem });
  return post;
}

/**
 * Returns a change that publishes posts, all at the same instant. A published post keeps its date. One that has ended
 * becomes visible again, without an end.
 */
function publishedNow() {
  const now = new Date().toISOString();
  return (before: PostInput): PostInput => {
    const { publishedAt: _publishedAt, unpublishedAt, ...post } = before;
    const isOver = unpublishedAt !== null && unpublishedAt <= now;
    return publishing({ ...post, unpublishedAt: isOver ? null : unpublishedAt }, before, now);
  };
}

function unpublished(before: PostInput): PostInput {
  return { ...before, publishedAt: null };
}

export const posts = new Hono<AppEnv>()
  .get('/', queryParams(listQuery('posts', cursor)), async (c) => {
    const query = { ...c.req.valid('query'), now: new Date().toISOString() };
    const found = await c.var.read(postItems, query, PAGE_SIZE + 1);
    const toItem = (post: (typeof found)[number]): PostItem => post;
    return c.json(
      pageOf(found, PAGE_SIZE, ({ createdAt, id }) => [createdAt, id], toItem),
      200,
    );
  })
  .get('/categories', async (c) => {
    const rows = await c.var.read(postCategories);
    return c.json(
      rows.map(({ name }) => name),
      200,
    );
  })
  .get('/authors', async (c) => {
    const authors: PostAuthor[] = await c.var.read(postAuthors);
    return c.json(authors, 200);
  })
  .get('/links', queryParams(z.strictObject({ address: linkAddress })), async (c) => {
    const path = linkedPath(c.req.valid('query').address);
    return c.json({ isDead: path !== null && (await endOf(siteOf(c.req.raw), path)) === null }, 200);
  })
  .get('/:id', postPath, async (c) => {
    const [row] = await c.var.read(postById, c.req.valid('param').id);
    const { contentPolicy, ...stored } = orNotFound(row, NOT_FOUND);
    const post: PostRecord = { ...stored, content: currentHtml({ content: stored.content, contentPolicy }) };
    return c.json(post, 200);
  })
  .post('/acts', jsonBody(actInputs.posts, PANEL_BODY), async (c) => {
    const wanted = c.req.valid('json');
    return c.json(await act(c, bulkPosts, wanted, () => making(wanted)), 200);
  })
  .post('/', jsonBody(body, POST_BODY), async (c) => {
    const sent = c.req.valid('json');
    // A retry gets another date of publication, so its payload is compared as it was sent.
    return c.json(await create(c, editablePosts, publishing(sent), sent), 201);
  })
  .post('/:id/copies', postPath, jsonBody(z.strictObject({}), PANEL_BODY), async (c) => {
    const [row] = await postById(c.var.db, c.req.valid('param').id);
    const { contentPolicy: _contentPolicy, ...stored } = orNotFound(row, NOT_FOUND);
    const post = editablePosts.snapshot(stored);
    const title = nameOfCopy(post.title, TITLE_LENGTH);
    // Texts for search engines fit one post only, and the duplicate has no planned dates.
    const duplicate = { ...post, ...NO_SEARCH_APPEARANCE, title, publishedAt: null, unpublishedAt: null };
    return c.json(await create(c, editablePosts, duplicate, {}), 201);
  })
  .put('/:id', postPath, jsonBody(body.extend({ version, copy: copyVersion.optional() }), POST_BODY), async (c) => {
    const { version, copy, ...input } = c.req.valid('json');
    const { id } = c.req.valid('param');
    const ends = publication(c, typedPost, 'posts', id, copy);
    return c.json(await update(c, editablePosts, id, version, (before) => publishing(input, before), ends), 200);
  })
  .route('/:id/working-copy', workingCopies(copiedPosts, NOT_FOUND, POST_BODY))
  .put('/:id/published', postPath, jsonBody(publishedEdit, PANEL_BODY), async (c) => {
    const { version, published: isPublished } = c.req.valid('json');
    const change = isPublished ? publishedNow() : unpublished;
    return c.json(await update(c, editablePosts, c.req.valid('param').id, version, change), 200);
  })
  .delete('/:id', postPath, queryParams(versionQuery), async (c) => {
    return c.json(await remove(c, editablePosts, c.req.valid('param').id, c.req.valid('query').version), 200);
  });

function making(wanted: ActInput<'posts'>): Making<PostInput> {
  switch (wanted.act) {
    case 'publish':
      return publishedNow();
    case 'unpublish':
      return unpublished;
    case 'category':
      return (before) => ({ ...before, category: wanted.category });
    case 'delete':
      return wanted.act;
  }
}
