import { describe, expect, test } from 'vitest';
import { posts as seeded } from '../../scripts/seed/posts';
import type { Post, PostRecord } from '../../src/shared/post';
import { signedIn } from '../helpers/account';
import { counted, env, page, request } from '../helpers/edge';
import { BENIGN, HOSTILE } from '../helpers/hostile-html';

const PATH = '/api/panel/posts';

const admin = signedIn('admin');

type Written = { record: PostRecord; activityId: number };

async function create(fields: object = {}): Promise<PostRecord> {
  const response = await admin.json('POST', PATH, { title: 'Postagem', ...fields });
  expect(response.status).toBe(201);
  return ((await response.json()) as Written).record;
}

describe('the HTML of a post', () => {
  /** Matches every tag; the lists below have all elements and attributes allowed in a stored body. */
  const TAG = /<(\/?)([a-z0-9]+)((?: [a-z-]+="[^"<>]*")*)( \/)?>/g;
  const TAGS =
    /^(h[2-6]|p|ul|ol|li|blockquote|hr|br|table|thead|tbody|tr|th|td|figure|figcaption|img|a|strong|em|u|s|code)$/;
  const ATTRIBUTES = [
    /^(alt)="[^"<>]*"$/,
    /^href="(\/(?![/\\])|#|https:|mailto:|tel:)[^"<>]*"$/,
    /^src="(\/(?![/\\])|https:)[^"<>]*"$/,
    /^rel="noopener noreferrer"$/,
    /^data-(product|start)="\d+"$/,
    /^data-video="[\w-]{11}"$/,
    /^(width|height|colspan|rowspan|start)="\d+"$/,
  ];

  test.each(HOSTILE)('contains nothing executable: %s', async (content) => {
    const { content: stored } = await create({ content });
    for (const [, , tag = '', attributes = ''] of stored.matchAll(TAG)) {
      expect(tag).toMatch(TAGS);
      for (const attribute of attributes.match(/[a-z-]+="[^"]*"/g) ?? []) {
        expect(
          ATTRIBUTES.some((allowed) => allowed.test(attribute)),
          attribute,
        ).toBe(true);
      }
    }
    expect(stored.replace(TAG, ''), 'what is left is text').not.toMatch(/[<>]/);
    const again = await create({ content: stored });
    expect(again.content, 'cleaning it again changes nothing').toBe(stored);
  });

  test('is nested at most a hundred levels deep', async () => {
    const { content } = await create({ content: '<blockquote>'.repeat(3000) });
    expect(content.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(100);
  });

  test.each(BENIGN)('keeps markup that is allowed in articles: %s', async (content) => {
    expect((await create({ content })).content).toBe(content);
  });

  test.each(seeded.map((post) => [post.title, post.content]))(
    'of the article “%s” is kept unchanged',
    async (_, content) => {
      expect((await create({ content })).content).toBe(content);
    },
  );

  test('is normalised: h1 becomes h2, b strong, i em', async () => {
    const { content } = await create({ content: '<h1>a</h1><p><b>b</b> <i>c</i> <del>d</del></p>' });
    expect(content).toBe('<h2>a</h2><p><strong>b</strong> <em>c</em> <s>d</s></p>');
  });

  test('is sanitized again on reading, if it was stored under an older policy', async () => {
    const { id } = await create();
    const store = (policy: number) =>
      env.DB.prepare('UPDATE posts SET content = ?, content_policy = ? WHERE id = ?')
        .bind('<p onclick="x()">velho</p>', policy, id)
        .run();
    const shown = async () => ((await (await request(`/api/posts/${id}`)).json()) as { post: Post }).post;
    await store(0);
    expect((await shown()).content).toBe('<p>velho</p>');
    expect(await shown()).not.toHaveProperty('contentPolicy');
    expect(((await (await admin.get(`${PATH}/${id}`)).json()) as PostRecord).content).toBe('<p>velho</p>');
    expect((await page(`/blog/${id}`)).html).toContain('<p>velho</p>');
    // A body of the current version is trusted and not cleaned again.
    await store(1);
    expect((await shown()).content).toContain('onclick');
  });
});

describe('the card of a product in a post', () => {
  const shake = () =>
    env.DB.prepare("SELECT id FROM products WHERE category = 'soulshake' AND number = 9").first<number>('id');
  const card = (id: number | null) =>
    `<figure data-product="${id}"><a href="/produtos/soulshake/9">Soul Shake</a></figure>`;
  const read = async (id: number) =>
    ((await (await request(`/api/posts/${id}`)).json()) as { post: Post }).post.content;

  test('is stored as name and link, and read with the current price of the product', async () => {
    const id = await shake();
    const post = await create({ content: `<p>Prove:</p>${card(id)}` });
    expect(post.content).toBe(`<p>Prove:</p>${card(id)}`);
    await env.DB.prepare('UPDATE products SET price_cents = 12345 WHERE id = ?').bind(id).run();
    const content = await read(post.id);
    expect(content).toContain('<a href="/produtos/soulshake/9">');
    expect(content).toContain('R$\u00A0123,45');
    expect((await page(`/blog/${post.id}`)).html).toMatch(/R\$(&nbsp;|\u00A0)123,45/);
  });

  test('is hidden while its product is inactive, and shown again afterwards', async () => {
    const id = await shake();
    const post = await create({ content: `<p>Prove:</p>${card(id)}` });
    const set = (active: number) =>
      env.DB.prepare('UPDATE products SET active = ? WHERE id = ?').bind(active, id).run();
    await set(0);
    expect(await read(post.id)).toBe('<p>Prove:</p>');
    await set(1);
    expect(await read(post.id)).toContain('Soul Shake');
  });

  test('costs a second round trip, and only in a post that has a card', async () => {
    const trips = async (content: string) => {
      const { id } = await create({ content });
      const { db, usage } = counted(env.DB);
      await request(`/api/posts/${id}`, undefined, { DB: db });
      return usage.roundTrips;
    };
    const id = await shake();
    expect(await trips('<p>Prove</p>')).toBe(1);
    expect(await trips(`${card(id)}<p>e de novo</p>${card(id)}`)).toBe(2);
  });

  test('is hidden while its product has no page', async () => {
    const id = await shake();
    const post = await create({ content: card(id) });
    const sheet = await env.DB.prepare('SELECT nutrition FROM products WHERE id = ?').bind(id).first('nutrition');
    const set = (value: unknown) =>
      env.DB.prepare('UPDATE products SET nutrition = ? WHERE id = ?').bind(value, id).run();
    await set(null);
    expect(await read(post.id)).toBe('');
    await set(sheet);
    expect(await read(post.id)).toContain('Soul Shake');
  });

  test.each(['0', '-1', 'x', '9 ', '99999999999999999'])('accepts no invalid id: %s', async (id) => {
    const { content } = await create({ content: card(null).replace('null', id) });
    expect(content).not.toContain('data-product');
  });
});

test('the alternative text of a picture in a post is not cut inside a character', async () => {
  const { content } = await create({ content: `<p><img src="/media/a.webp" alt="${'a'.repeat(199)}😀"></p>` });
  expect(content).toContain(`alt="${'a'.repeat(199)}"`);
});

describe('a video in a post', () => {
  const ID = 'dQw4w9WgXcQ';
  const link = `<a href="https://www.youtube.com/watch?v=${ID}&amp;t=90s" rel="noopener noreferrer">Como se faz</a>`;
  const poster = '<img src="/media/abc.webp" alt="" />';
  const read = async (id: number) =>
    ((await (await request(`/api/posts/${id}`)).json()) as { post: Post }).post.content;

  test.each(['', poster])('is stored as title and link, and read as a player to press: %s', async (picture) => {
    const video = `<figure data-video="${ID}" data-start="90">${picture}${link}</figure>`;
    const post = await create({ content: `<p>Veja:</p>${video}`, publishedAt: '2026-01-01T12:00:00.000Z' });
    expect(post.content).toBe(`<p>Veja:</p>${video}`);
    const content = await read(post.id);
    expect(content).toMatch(/^<p>Veja:<\/p><figure class="article-video">/);
    expect(content.includes('/media/abc.webp')).toBe(picture !== '');
    const { html } = await page(`/blog/${post.id}`);
    expect(html).toContain(`data-embed="https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&amp;start=90`);
    // Elements that load without a click.
    expect(html).not.toMatch(/<(?:iframe|img|source|script|link)[^>]*(?:youtube|ytimg)/);
    expect(html).toMatch(/<meta name="description" content="Veja:"/);
  });

  test.each(['curto', `${ID}x`, `${ID.slice(1)} `, '../../../evil', '&quot;onload=x'])(
    'accepts no invalid YouTube id: %s',
    async (id) => {
      const { content } = await create({ content: `<figure data-video="${id}">${link}</figure>` });
      expect(content).toBe(`<figure>${link}</figure>`);
    },
  );

  test.each(['0', '-90', '90s', '1e3'])('accepts no invalid start second: %s', async (start) => {
    const { content } = await create({ content: `<figure data-video="${ID}" data-start="${start}">${link}</figure>` });
    expect(content).toBe(`<figure data-video="${ID}">${link}</figure>`);
  });
});
