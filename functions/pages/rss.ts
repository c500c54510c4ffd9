import type { Context } from 'hono';
import { escapeXml } from '../../src/shared/escape-xml';
import { previewOf } from '../../src/shared/picture';
import type { PostCard } from '../../src/shared/post';
import { publishedPosts } from '../db/posts';
import { readTogether } from '../db/reads';
import { settingsOverrides } from '../db/settings';
import { mergeSettings } from '../db/settings-overrides';
import { type AppEnv, siteOrigin } from '../env';
import type { Rendered } from './cache';
import { xmlResponse } from './xml';

const ITEMS = 20;

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ');

/** Returns the newest posts as RSS 2.0. */
export async function rss(c: Context<AppEnv>): Promise<Rendered> {
  const read = readTogether(c.env.DB);
  const [posts, [row]] = await Promise.all([read(publishedPosts, { limit: ITEMS }), read(settingsOverrides)]);
  const { brandPhrase } = mergeSettings(row?.overrides);
  const origin = siteOrigin(c.env, c.req.raw);
  const title = `Blog da ${brandPhrase}`;
  const channel = [
    element('title', title),
    element('link', `${origin}/blog`),
    element('description', 'Treino, nutrição, suplementos e vida real, sem complicar.'),
    element('language', 'pt-BR'),
    `<atom:link href="${escapeXml(origin)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    `<image>${element('url', `${origin}/icon-192.png`)}${element('title', title)}${element('link', `${origin}/blog`)}</image>`,
    posts[0] ? element('lastBuildDate', rfc822(posts[0].publishedAt)) : '',
    ...posts.map((post) => item(origin, post)),
  ];
  const root = `<rss version="2.0" ${NAMESPACES}>\n<channel>\n${channel.filter(Boolean).join('\n')}\n</channel>\n</rss>`;
  return { response: xmlResponse('application/rss+xml', root), complete: true };
}

function item(origin: string, post: Omit<PostCard, 'publishedOn'>): string {
  const address = `${origin}/blog/${post.id}`;
  const parts = [
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escapeXml(address)}</guid>`,
    element('pubDate', rfc822(post.publishedAt)),
    post.author && element('dc:creator', post.author),
    post.category && element('category', post.category),
    post.excerpt && element('description', post.excerpt),
    `<media:content url="${escapeXml(origin + previewOf(post.image))}" medium="image" type="image/jpeg" width="1200" height="630"/>`,
  ];
  return `<item>${parts.filter(Boolean).join('')}</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** `Thu, 12 Nov 2026 09:00:00 GMT` */
function rfc822(instant: string): string {
  return new Date(instant).toUTCString();
}
