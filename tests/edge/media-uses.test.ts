import { beforeAll, expect, test } from 'vitest';
import type { Medium } from '../../src/shared/media';
import type { RecordUse } from '../../src/shared/record-use';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';
import { aMedium } from '../helpers/media';

type Client = Awaited<ReturnType<typeof signIn>>;
let admin: Client;
beforeAll(async () => {
  admin = await signIn('admin');
});

const run = (sql: string, ...values: string[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** Returns the reported uses of a picture and the status of its deletion, which must agree. */
async function fates({ id }: { id: number }): Promise<[uses: string[], status: number]> {
  const { uses, version } = (await (await admin.get(`/api/panel/media/${id}`)).json()) as Medium & {
    uses: RecordUse[];
  };
  const { status } = await admin.json('DELETE', `/api/panel/media/${id}?version=${version}`);
  return [uses.map(({ noun }) => noun), status];
}

const PLACES: [string, (address: string) => Promise<unknown>][] = [
  ['products', (at) => run(`UPDATE products SET images = ? WHERE id = 1`, JSON.stringify([{ src: at, alt: '' }]))],
  ['posts', (at) => run(`UPDATE posts SET image = ? WHERE id = 1`, at)],
  ['products', (at) => run(`UPDATE products SET share_image = ? WHERE id = 1`, at)],
  ['posts', (at) => run(`UPDATE posts SET share_image = ? WHERE id = 1`, at)],
  ['categories', (at) => run(`UPDATE categories SET share_image = ? WHERE key = 'soulice'`, at)],
  [
    'pages',
    (at) =>
      run(
        `INSERT OR REPLACE INTO pages (page, overrides) VALUES ('inicio', ?)`,
        JSON.stringify({ homeShareImage: at }),
      ),
  ],
  ['posts', (at) => run(`UPDATE posts SET author_image = ? WHERE id = 1`, `${at}#x30y70`)],
  [
    'posts',
    (at) =>
      run(
        `UPDATE posts SET content = ? WHERE id = 3`,
        `<figure data-video="dQw4w9WgXcQ"><img src="${at}#x30y70" alt="" /><a href="https://youtu.be/dQw4w9WgXcQ">a</a></figure>`,
      ),
  ],
  ['slides', (at) => run(`UPDATE slides SET image_url = ? WHERE id = 1`, at)],
  ['slides', (at) => run(`UPDATE slides SET tall_image_url = ? WHERE id = 1`, `https://soul.example${at}`)],
  ['locations', (at) => run(`UPDATE locations SET image = ? WHERE id = 1`, at)],
  ['categories', (at) => run(`UPDATE categories SET image = ? WHERE key = 'soulice'`, at)],
  [
    'settings',
    (at) => run(`INSERT OR REPLACE INTO settings (id, overrides) VALUES (1, ?)`, JSON.stringify({ picture: at })),
  ],
  [
    'products',
    (at) =>
      run(
        `INSERT OR REPLACE INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
          VALUES ('products', '2', ?, '{}', 1, 1, '2026-01-01T00:00:00.000Z')`,
        JSON.stringify({ images: [{ src: at }] }),
      ),
  ],
];

test.each(PLACES)('a picture that %s show is in use, and is not deleted (%#)', async (noun, show) => {
  for (const origin of ['upload', 'site'] as const) {
    const own = await aMedium({ origin });
    await show(own.address);
    expect(await fates(own)).toEqual([[noun], 409]);
  }
});

test('every picture in a text of many is found, and none that only looks similar', async () => {
  const [first, second, third, other] = [
    await aMedium(),
    await aMedium(),
    await aMedium({ origin: 'site' }),
    await aMedium(),
  ];
  const img = ({ address }: { address: string }) => `<p>/media/ e <img src="${address}" alt=""></p>`;
  const narrow = { address: second.address.replace('.webp', '-480.webp') };
  await run(
    `UPDATE posts SET content = ? WHERE id = 2`,
    `${img(first)}${img(narrow)}${img(first)}<p>/media/${other.key.slice(0, 19)}-</p>${img(third)}/media/`,
  );
  expect(await fates(first)).toEqual([['posts'], 409]);
  expect(await fates(second)).toEqual([['posts'], 409]);
  expect(await fates(third)).toEqual([['posts'], 409]);
  expect(await fates(other)).toEqual([[], 200]);
});
