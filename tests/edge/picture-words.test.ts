import { beforeEach, expect, test } from 'vitest';
import { signedIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';
import { aMedium } from '../helpers/media';

const admin = signedIn('admin');
let attempt = 0;
beforeEach(() => {
  attempt += 1;
});
const run = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** Returns the picture's alternative text in a page's tags for chats and feeds, if any. */
async function words(path: string): Promise<string | undefined> {
  attempt += 1;
  const { html } = await page(`https://w${attempt}.test${path}`);
  const head = html.slice(0, html.indexOf('</head>'));
  const told = [...head.matchAll(/<meta property="og:image:alt" content="([^"]*)"\/>/g)];
  expect(told.length, path).toBeLessThan(2);
  return told[0]?.[1];
}

const medium = async (alt: string, origin: 'upload' | 'site' = 'upload') => (await aMedium({ alt, origin })).address;

const RECORDS: [path: string, api: string, shares: string, own: string][] = [
  [
    '/blog/6',
    '/api/posts/6',
    'UPDATE posts SET share_image = ? WHERE id = 6',
    'SELECT image_alt AS alt FROM posts WHERE id = 6',
  ],
  [
    '/produtos/soulshake/9',
    '/api/products/soulshake/9',
    "UPDATE products SET share_image = ? WHERE category = 'soulshake' AND number = 9",
    "SELECT images ->> '$[0].alt' AS alt FROM products WHERE category = 'soulshake' AND number = 9",
  ],
  [
    '/produtos/soulice',
    '/api/categories/soulice',
    "UPDATE categories SET share_image = ? WHERE key = 'soulice'",
    "SELECT image_alt AS alt FROM categories WHERE key = 'soulice'",
  ],
];

test.each(RECORDS)(
  '%s has the alternative text of its own picture, or of the shared picture from Mídia',
  async (path, api, shares, own) => {
    const alt = await env.DB.prepare(own).first<string>('alt');
    expect(alt).toBeTruthy();
    expect(await words(path)).toBe(alt);
    await run(shares, `${await medium('Três copos & "colheres"')}#x10y20`);
    expect(await words(path)).toBe('Três copos &amp; &quot;colheres&quot;');
    // The API, used by client-side navigation, returns the same.
    expect(await (await request(api)).text()).toContain('"shareImageAlt":"Três copos & \\"colheres\\""');
    await run(shares, await medium('Copo da marca', 'site'));
    expect(await words(path)).toBe('Copo da marca');
    await run(shares, await medium(''));
    expect(await words(path)).toBeUndefined();
    await run(shares, '');
    expect(await words(path)).toBe(alt);
  },
);

test('a picture without a preview has no alternative text, as the brand’s is shared', async () => {
  await run(`UPDATE posts SET image = 'https://example.com/a.jpg', image_alt = 'Outra' WHERE id = 5`);
  expect(await words('/blog/5')).toBeUndefined();
});

test('a page of Páginas has the text of its shared picture in Mídia, and a pack page that of its line', async () => {
  for (const path of ['/', '/sobre', '/contato', '/blog']) expect(await words(path)).toBeUndefined();
  const { version } = (await (await admin.get('/api/panel/pages/inicio')).json()) as { version: number };
  const texts = { homeShareImage: await medium('A vitrine') };
  expect((await admin.json('PUT', '/api/panel/pages/inicio', { texts, version })).status).toBe(200);
  expect(await words('/')).toBe('A vitrine');
  expect(await (await request('/api/pages/inicio')).json()).toMatchObject({ head: { alt: 'A vitrine' } });
  await run('DELETE FROM pages');
  const alt = await env.DB.prepare("SELECT image_alt AS alt FROM categories WHERE key = 'soulshake'").first('alt');
  expect(await words('/produtos/soulshake/caixa')).toBe(alt);
});
