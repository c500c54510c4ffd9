import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_KEYS, PAGES, type PageKey } from '../../src/shared/pages/labels';
import { headNames } from '../../src/shared/pages/page';
import { pages } from '../../src/shared/pages/pages';
import type { WrittenPage } from '../../src/shared/pages/written';
import { signedIn } from '../helpers/account';
import { broken, env, page, request } from '../helpers/edge';

const admin = signedIn('editor');
let attempt = 0;
beforeEach(async () => {
  attempt += 1;
  const tables = ['pages', 'settings', 'limits'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

/** A separate host per test, so no test gets another's cached pages. */
const shown = async (key: PageKey, over = {}) =>
  (await page(`https://h${attempt}.test${PAGES[key].address}`, over)).html;
async function save(key: PageKey, texts: object) {
  const { version } = (await (await admin.get(`/api/panel/pages/${key}`)).json()) as { version: number };
  return admin.json('PUT', `/api/panel/pages/${key}`, { texts, version });
}
const store = (key: PageKey, texts: object) =>
  env.DB.prepare('INSERT INTO pages (page, overrides) VALUES (?, ?)').bind(key, JSON.stringify(texts)).run();

/** Returns the head's tags about the page, unchanged. */
const told = (html: string) =>
  html.slice(0, html.indexOf('</head>')).match(/<title>.*<meta name="twitter:card"[^>]*>/s)?.[0];
const tags = (key: PageKey, { title, description, image }: { title: string; description: string; image: string }) =>
  [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}"/>`,
    `<link rel="canonical" href="https://soul.test${PAGES[key].address}"/>`,
    '<meta property="og:type" content="website"/>',
    '<meta property="og:site_name" content="Soul Nutrição"/>',
    '<meta property="og:locale" content="pt_BR"/>',
    `<meta property="og:title" content="${title}"/>`,
    `<meta property="og:description" content="${description}"/>`,
    `<meta property="og:url" content="https://soul.test${PAGES[key].address}"/>`,
    `<meta property="og:image" content="https://soul.test${image}"/>`,
    '<meta property="og:image:width" content="1200"/>',
    '<meta property="og:image:height" content="630"/>',
    '<meta name="twitter:card" content="summary_large_image"/>',
  ].join('');

/** Each page's tags from before its texts could be edited. */
const OWN: Record<PageKey, { title: string; lead?: string; image: string }> = {
  inicio: { title: 'Soul Nutrição: shakes, sorvetes e cones proteicos', image: '/images/og.jpg' },
  sobre: { title: 'Sobre | Soul', image: '/images/sobre-1400x1000-bb7ce2-ba710e-og.jpg' },
  licencie: { title: 'Seja um licenciado | Soul', image: '/images/licencie-1400x900-eeafda-0197a6-og.jpg' },
  unidade: {
    title: 'Soul Casa Forte | Soul',
    lead: 'Soul Casa Forte. ',
    image: '/images/avatar-600x600-ffffff-debaa6-og.jpg',
  },
  privacidade: { title: 'Políticas de Privacidade | Soul', image: '/images/og.jpg' },
  termos: { title: 'Termos de Uso | Soul', image: '/images/og.jpg' },
};
const STEM = '/media/0123456789abcdef0123-1600x900-112233';

describe.each(PAGE_KEYS)('the head of the page %s', (key) => {
  const names = headNames(pages[key].word);
  const { title, lead = '', image } = OWN[key];
  const original = pages[key].texts[names.searchDescription] ?? '';

  test('has its original tags until an editor changes them', async () => {
    expect(told(await shown(key))).toBe(tags(key, { title, description: lead + original, image }));
  });

  test('has the edited title, description and picture, and the page shows them nowhere else', async () => {
    const before = await shown(key);
    const saved = await save(key, {
      [names.searchTitle]: 'Proteína  com\ngosto & "graça"',
      [names.searchDescription]: 'Uma frase só desta página.',
      [names.shareImage]: `${STEM}.webp#x10y20`,
    });
    expect(saved.status).toBe(200);
    const html = await shown(key);
    expect(told(html)).toBe(
      tags(key, {
        title: 'Proteína com gosto &amp; &quot;graça&quot; | Soul',
        description: `${lead}Uma frase só desta página.`,
        image: `${STEM}-og.jpg`,
      }),
    );
    const rest = (text: string) => text.slice(text.indexOf('</head>'));
    expect(rest(html)).not.toMatch(/frase só|Proteína com|0123456789abcdef0123/);
    expect(rest(before)).not.toContain(original);

    const { head }: WrittenPage = await (await request(`/api/pages/${key}`)).json();
    expect(head).toEqual({
      title: 'Proteína com gosto & "graça" | Soul',
      description: `${lead}Uma frase só desta página.`,
      image: `${STEM}-og.jpg`,
      alt: '',
    });
  });

  test('falls back field by field to its default, also when a stored value is invalid', async () => {
    await save(key, { [names.searchTitle]: 'Outro', [names.shareImage]: `${STEM}.webp` });
    await save(key, { [names.searchTitle]: ' ', [names.shareImage]: '' });
    const row = env.DB.prepare('SELECT overrides FROM pages WHERE page = ?').bind(key);
    expect(await row.first('overrides')).toBe('{}');
    await env.DB.prepare('DELETE FROM pages').run();
    await store(key, {
      [names.searchTitle]: 'x'.repeat(121),
      [names.searchDescription]: '',
      [names.shareImage]: 'https://example.com/a.jpg',
    });
    expect(told(await shown(key))).toBe(tags(key, { title, description: lead + original, image }));
  });

  test('refuses a picture of another site, a title that is too long, and an empty description', async () => {
    const answer = await save(key, {
      [names.searchTitle]: 'x'.repeat(121),
      [names.searchDescription]: ' ',
      [names.shareImage]: 'https://example.com/a.jpg',
    });
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        fields: {
          [names.searchTitle]: 'O título nos buscadores passa de 120 caracteres.',
          [names.searchDescription]: 'Preencha este campo.',
          [names.shareImage]: 'Escolha uma imagem da Mídia ou da marca.',
        },
      },
    ]);
  });
});

test('the titles of the home and of the branch’s links follow the settings until they are edited', async () => {
  const overrides = { brandPhrase: 'Outra Casa', branch: { name: 'Outra loja' } };
  await env.DB.prepare('INSERT INTO settings (id, overrides) VALUES (1, ?)').bind(JSON.stringify(overrides)).run();
  expect(await shown('inicio')).toContain('<title>Outra Casa: shakes, sorvetes e cones proteicos</title>');
  expect(await shown('unidade')).toContain('<title>Outra loja | Soul</title>');
  await save('unidade', { branchSearchTitle: 'Links' });
  expect(await shown('unidade')).toContain('<meta name="description" content="Outra loja. Peça');
  expect(await shown('unidade')).toContain('<title>Links | Soul</title>');
});

test('a page whose texts cannot be read has its default head', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await save('sobre', { aboutSearchTitle: 'Quem somos' });
  const html = await shown('sobre', { DB: broken(env.DB, 'pages') });
  error.mockRestore();
  expect(html).toContain('<title>Sobre | Soul</title>');
});

describe('the first picture of a page', () => {
  const linked = (html: string) => [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)].map(([link]) => link);
  const attribute = (link: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(link)?.[1];

  test.each([
    ['/', 2],
    ['/produtos/soulshake', 2],
    ['/produtos/soulshake/9', 1],
    ['/blog/1', 1],
    ['/sobre', 1],
  ])('is preloaded by %s with high priority, as its element will choose it', async (path, count) => {
    const { html } = await page(path);
    const links = linked(html);
    expect(links).toHaveLength(count);
    for (const link of links) {
      expect(attribute(link, 'fetchPriority')).toBe('high');
      // Another width or format would be fetched beside the one that is shown.
      const sizes = attribute(link, 'imageSizes');
      expect(html).toContain(`type="image/avif" srcSet="${attribute(link, 'imageSrcSet')}" sizes="${sizes}"`);
    }
  });

  test('is preloaded in only one of two crops, by the shape of the window', async () => {
    const [one = '', other = ''] = linked((await page('/produtos/soulshake')).html);
    const media = [one, other].map((link) => attribute(link, 'media')).toSorted();
    expect(media).toEqual(['(min-width: 48rem)', 'not ((min-width: 48rem))']);
  });
});
