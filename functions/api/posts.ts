import { type Context, Hono } from 'hono';
import { movedAmong } from '../../src/shared/category-path';
import type { Post, PostCard } from '../../src/shared/post';
import { productsIn, withProductCards } from '../../src/shared/product-cards';
import { dated } from '../../src/shared/publication';
import { saidOf } from '../../src/shared/search-appearance';
import { withVideos } from '../../src/shared/video';
import { z } from '../../src/shared/zod';
import { categoriesOfEveryPage } from '../db/categories';
import { postAt, postsOfSameCategory, publishedCategories, publishedPost, publishedPosts } from '../db/posts';
import { productsToShow } from '../db/products';
import type { AppEnv } from '../env';
import { currentHtml } from '../html/sanitize';
import { orNotFound } from '../http/errors';
import { noStore } from '../http/no-store';
import { idInPath, pathParams, queryParams } from '../http/valid';
import { productCard } from './catalogue';

const NOT_FOUND = { error: 'Artigo não encontrado', noun: 'posts' } as const;
const PAGE_SIZE = 12;
const RELATED_COUNT = 3;

/** Cursor: the last post of a page, as `2026-11-21T12:00:00.000Z,7`. Older addresses contain only the instant. */
const cursor = z
  .string()
  .transform((text) => text.split(',') as [string, string?])
  .pipe(z.tuple([z.iso.datetime({ precision: 3 }), idInPath.optional()]).transform(([at, id]) => ({ at, id })));

const list = z.object({
  category: z.string().min(1).max(60).optional(),
  before: cursor.optional(),
});

export const posts = new Hono<AppEnv>()
  .get('/', queryParams(list), async (c) => {
    const { category, before } = c.req.valid('query');
    const [rows, categories, place] = await Promise.all([
      c.var.read(publishedPosts, { category, before, limit: PAGE_SIZE + 1 }),
      c.var.read(publishedCategories),
      before && c.var.read(postAt, before),
    ]);
    const isCategory = category === undefined || categories.some(({ name }) => name === category);
    if (!isCategory || place?.length === 0) noStore(c);
    const page = rows.slice(0, PAGE_SIZE).map(dated);
    const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined;
    const older = last ? `${last.publishedAt},${last.id}` : null;
    return c.json({ posts: page, categories: categories.map(({ name }) => name), older }, 200);
  })
  .get('/latest', queryParams(z.object({ limit: z.coerce.number().int().min(1).max(PAGE_SIZE) })), async (c) => {
    const { limit } = c.req.valid('query');
    const rows = await c.var.read(publishedPosts, { limit });
    return c.json(rows.map(dated), 200);
  })
  .get('/:id', pathParams(z.object({ id: idInPath }), NOT_FOUND), async (c) => {
    const { id } = c.req.valid('param');
    const [[row], related] = await Promise.all([c.var.read(publishedPost, id), relatedPosts(c, id)]);
    const { contentPolicy, ...stored } = orNotFound(row, NOT_FOUND);
    const content = await shownHtml(c, currentHtml({ content: stored.content, contentPolicy }));
    const post: Post = { ...dated(saidOf(stored)), content };
    return c.json({ post, related }, 200);
  });

/** Returns a sanitized body as visitors read it, with videos and product cards. Most bodies have no cards. */
export async function shownHtml({ var: { read } }: Context<AppEnv>, clean: string): Promise<string> {
  const html = withVideos(clean);
  const ids = productsIn(html);
  if (ids.length === 0) return html;
  const [rows, lines] = await Promise.all([read(productsToShow, ids), read(categoriesOfEveryPage)]);
  return withProductCards(
    html,
    rows.map(({ id, ...row }) => ({ id, ...productCard(row) })),
    movedAmong(lines),
  );
}

/** Selects what to read after a post: others of its category first, then the newest. */
export async function relatedPosts({ var: { read } }: Context<AppEnv>, id: number): Promise<PostCard[]> {
  const [sameCategory, newest] = await Promise.all([
    read(postsOfSameCategory, id, RELATED_COUNT),
    read(publishedPosts, { limit: 2 * RELATED_COUNT + 1 }),
  ]);
  const alike = new Set([id, ...sameCategory.map((other) => other.id)]);
  return [...sameCategory, ...newest.filter((other) => !alike.has(other.id))].slice(0, RELATED_COUNT).map(dated);
}
