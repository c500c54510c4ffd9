import { beforeAll, expect, test } from 'vitest';
import { signIn } from '../helpers/account';
import { counted, env } from '../helpers/edge';

type Seen = { shown: boolean; version: number };
type Hit = { noun: string; id: string | number; title: string; hint: string; path: string; seen: Seen | null };
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  admin = await signIn('admin');
  const word = 'Jabuticaba Açaí';
  const folded = 'jabuticaba acai';
  const columns = 'key, state, name, alt, color, type, width, height, bytes, address, search_text';
  const medium = (state: string, key: string) =>
    env.DB.prepare(
      `INSERT INTO media (${columns}) VALUES (?, ?, ?, '', '#ffffff', 'image/png', 1, 1, 1, '/media/x', ?)`,
    ).bind(key, state, word, folded);
  await env.DB.batch([
    env.DB.prepare('INSERT INTO posts (title, search_text) VALUES (?, ?)').bind(word, folded),
    env.DB.prepare(
      `INSERT INTO products (category, number, name, price_cents, search_text) VALUES ('soulshake', 900, ?, 1, ?)`,
    ).bind(word, folded),
    ...Array.from({ length: 7 }, () =>
      env.DB.prepare(
        `INSERT INTO locations (name, address, city, uf, search_text) VALUES (?, 'Rua', 'Recife', 'PE', ?)`,
      ).bind(word, folded),
    ),
    env.DB.prepare(`INSERT INTO slides (title, image_url, position) VALUES (?, '/x.webp', 900)`).bind(word),
    env.DB.prepare(`INSERT INTO users (id, name, email, search_text) VALUES ('jaca', ?, 'j@example.com', ?)`).bind(
      word,
      folded,
    ),
    medium('committed', 'a'.repeat(20)),
    medium('removed', 'b'.repeat(20)),
  ]);
});

async function search(q: string, db = env.DB): Promise<Hit[]> {
  const response = await admin.get(`/api/panel/search?q=${encodeURIComponent(q)}`, { DB: db });
  expect(response.status).toBe(200);
  return ((await response.json()) as { results: Hit[] }).results;
}

test('the palette finds records of every noun without accents, drafts too, at most five of each', async () => {
  const hits = await search('AÇAI jabuti');
  const count = (noun: string) => hits.filter((hit) => hit.noun === noun).length;
  expect(['posts', 'products', 'locations', 'media', 'users', 'slides'].map(count)).toEqual([1, 1, 5, 1, 1, 1]);
  for (const hit of hits)
    expect(hit).toMatchObject({ title: 'Jabuticaba Açaí', path: expect.stringMatching(/^\/painel\//) });
  expect(hits.find(({ noun }) => noun === 'users')).toMatchObject({ id: 'jaca', hint: 'j@example.com' });
  expect(hits.find(({ noun }) => noun === 'products')).toMatchObject({ hint: 'Soul Shake' });
});

test('the palette finds categories, and allows a typo when nothing else is found', async () => {
  expect(await search('toppins')).toContainEqual({
    noun: 'categories',
    id: 'toppins',
    title: 'Toppins',
    hint: 'Categoria',
    path: '/painel/produtos/categorias/toppins',
    seen: null,
  });
  expect((await search('jabuticabas acai')).length).toBeGreaterThan(5);
  expect((await search('jabutcaba')).map(({ noun }) => noun)).toEqual(expect.arrayContaining(['posts', 'slides']));
});

test('the palette ranks ordered records by title, not by position, and shows five', async () => {
  const put = env.DB.prepare(`INSERT INTO slides (title, subtitle, image_url, position) VALUES (?, ?, '/x.webp', ?)`);
  await env.DB.batch([
    ...Array.from({ length: 5 }, (_, index) => put.bind(`Slide ${index}`, 'de pitanga', 910 + index)),
    put.bind('Pitanga', '', 920),
  ]);
  const titles = (await search('pitanga')).map(({ title }) => title);
  expect(titles).toHaveLength(5);
  expect(titles[0]).toBe('Pitanga');
});

test('results say whether visitors see the record, and its version', async () => {
  await env.DB.batch([
    env.DB.prepare("UPDATE products SET active = 0, version = 7 WHERE search_text = 'jabuticaba acai'"),
    env.DB.prepare("UPDATE posts SET published_at = '2020-01-01T12:00:00.000Z' WHERE search_text = 'jabuticaba acai'"),
    env.DB.prepare(
      `INSERT INTO posts (title, search_text, published_at) VALUES ('Depois', 'jabuticaba acai', '2999-01-01T12:00:00.000Z')`,
    ),
  ]);
  const hits = await search('jabuticaba acai');
  const seenOf = (noun: string) => hits.filter((hit) => hit.noun === noun).map(({ seen }) => seen);
  expect(seenOf('products')).toEqual([{ shown: false, version: 7 }]);
  expect(seenOf('posts').map((seen) => seen?.shown)).toEqual([false, true]);
  expect(seenOf('slides')).toEqual([{ shown: true, version: 1 }]);
  expect(seenOf('locations').at(0)).toEqual({ shown: true, version: 1 });
  expect([...seenOf('media'), ...seenOf('users')]).toEqual([null, null]);
});

test('a search of the palette costs one round trip besides the guard', async () => {
  const { db, usage } = counted(env.DB);
  await search('jabuticaba', db);
  expect(usage.roundTrips).toBe(2);
});

test.each(['', ' ', '%', '_', '\u0000', 'x'.repeat(3000), '" OR 1=1'])(
  '%o finds nothing without a failure',
  async (q) => {
    // A page's text contains `78%`, which a search for `%` rightly finds.
    const found = (await search(q)).filter(({ hint }) => !(q === '%' && hint.includes('%')));
    expect(found).toEqual([]);
  },
);

test('the palette finds texts of pages by content and label, and links to their fields', async () => {
  const { texts, version } = (await (await admin.get('/api/panel/pages/sobre')).json()) as {
    texts: Record<string, string>;
    version: number;
  };
  const aboutMissionText = `${'Muito antes disso. '.repeat(8)}Servimos pitangas da Mantiqueira, e nada mais.`;
  const written = await admin.json('PUT', '/api/panel/pages/sobre', { texts: { ...texts, aboutMissionText }, version });
  expect(written.status).toBe(200);
  const ofPages = async (q: string) => (await search(q)).filter(({ noun }) => noun === 'pages');
  expect(await ofPages('PITANGAS mantiqueira')).toEqual([
    {
      noun: 'pages',
      id: 'aboutMissionText',
      title: 'Texto abaixo da missão',
      hint: 'Página Sobre · … antes disso. Servimos pitangas da Mantiqueira, e nada mais.',
      path: '/painel/paginas/sobre#aboutMissionText',
      seen: null,
    },
  ]);
  // By a text's label, and by a page's default text.
  expect((await ofPages('promessa')).map(({ title }) => title)).toEqual([
    'Primeira promessa',
    'Texto da primeira promessa',
    'Segunda promessa',
    'Texto da segunda promessa',
    'Terceira promessa',
  ]);
  expect(await ofPages('webp')).toEqual([]);
});
