import { beforeAll, describe, expect, test } from 'vitest';
import type { ActivityDetail, ActivityEntry } from '../../src/shared/activity';
import { signIn } from '../helpers/account';
import { counted, env } from '../helpers/edge';

type Answer = { rows: ActivityEntry[]; next: number | null };
let admin: Awaited<ReturnType<typeof signIn>>;
let other: Awaited<ReturnType<typeof signIn>>;

/** Inserts a write at noon of a day in 2025. */
function write(fields: { user: string; noun: string; action: string; record: string; day: string }) {
  const before = fields.action === 'create' ? null : '{"title":"A","active":true,"tags":["x"]}';
  const after = fields.action === 'delete' ? null : '{"title":"B","active":true,"tags":["y"]}';
  return env.DB.prepare(
    'INSERT INTO activity (at, user_id, action, noun, record_id, title, before, after) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  ).bind(
    `2025-${fields.day}T12:00:00.000Z`,
    fields.user,
    fields.action,
    fields.noun,
    fields.record,
    'Nome',
    before,
    after,
  );
}

beforeAll(async () => {
  admin = await signIn('admin');
  other = await signIn('c-level');
  const by = (user: string, noun: string, action: string, record: string, day: string) =>
    write({ user, noun, action, record, day });
  await env.DB.batch([
    by(admin.user.id, 'slides', 'create', '901', '03-01'),
    by(admin.user.id, 'slides', 'update', '901', '03-02'),
    by(other.user.id, 'posts', 'update', '902', '03-03'),
    by('deleted-account', 'posts', 'delete', '902', '03-04'),
  ]);
});

async function list(query = '', db = env.DB): Promise<Answer> {
  const response = await admin.get(`/api/panel/activity${query}`, { DB: db });
  expect(response.status, await response.clone().text()).toBe(200);
  return response.json();
}
const lines = ({ rows }: Answer) => rows.map(({ noun, action, recordId }) => `${noun} ${recordId} ${action}`);

describe('the list of activity', () => {
  test('shows the author, the action and the changed fields, newest first', async () => {
    const { rows, next } = await list();
    expect(next).toBeNull();
    expect(rows.map(({ actor }) => actor?.name)).toEqual([null, other.user.name, admin.user.name, admin.user.name]);
    expect(rows[2]).toMatchObject({ title: 'Nome', changed: ['title', 'tags'], undoable: true, superseded: false });
    expect(rows[3]).toMatchObject({ changed: [], superseded: true, inForce: true });
  });

  test.each([
    ['?noun=slides', ['slides 901 update', 'slides 901 create']],
    ['?noun=posts&record=902', ['posts 902 delete', 'posts 902 update']],
    ['?action=update', ['posts 902 update', 'slides 901 update']],
    ['?user=deleted-account', ['posts 902 delete']],
    ['?from=2025-03-02&to=2025-03-03', ['posts 902 update', 'slides 901 update']],
    ['?to=2025-02-28', []],
    ['?from=2027-01-01', []],
  ])('is filtered by %s', async (query, expected) => {
    expect(lines(await list(query))).toEqual(expected);
  });

  test('has what an edit left on or off', async () => {
    const { rows } = await list('?noun=slides');
    expect(rows.map(({ flags }) => flags)).toEqual([{ active: true }, {}]);
  });

  test('has the dates of a post after an edit', async () => {
    const sides = [
      '{"publishedAt":null,"unpublishedAt":null}',
      '{"publishedAt":"2049-05-04T11:30:00.000Z","unpublishedAt":null}',
    ];
    const sql = "INSERT INTO activity (at, action, noun, record_id, before, after) VALUES ('2026', ?, ?, '903', ?, ?)";
    const by = (action: string, noun: string) => env.DB.prepare(sql).bind(action, noun, ...sides);
    await env.DB.batch([by('create', 'posts'), by('update', 'posts'), by('update', 'slides')]);
    const { rows } = await list('?record=903');
    await env.DB.prepare("DELETE FROM activity WHERE record_id = '903'").run();
    const dates = { publishedAt: '2049-05-04T11:30:00.000Z', unpublishedAt: null };
    expect(rows.map((row) => row.dates)).toEqual([null, dates, null]);
    expect(rows[1]).toMatchObject({ changed: ['publishedAt'] });
  });

  test('refuses an invalid filter', async () => {
    expect((await admin.get('/api/panel/activity?from=ontem')).status).toBe(422);
    expect((await admin.get('/api/panel/activity?noun=nada')).status).toBe(422);
    expect((await admin.get('/api/panel/activity?x=1')).status).toBe(422);
  });

  test('opens a single write with all its fields', async () => {
    const [entry] = (await list('?noun=slides')).rows;
    const detail: ActivityDetail = await (await admin.get(`/api/panel/activity/${entry?.id}`)).json();
    expect(detail.before).toEqual({ title: 'A', active: true, tags: ['x'] });
    expect(detail.after).toEqual({ title: 'B', active: true, tags: ['y'] });
    expect((await admin.get('/api/panel/activity/999999')).status).toBe(404);
  });

  test('names deleted pictures and categories of a write, with one more query only if there are some', async () => {
    const key = 'feedfacefeedfacefeed';
    const kept = '0123456789abcdef0123';
    const picture = (name: string) => `/media/${name}-960x540-ffffff.webp`;
    const [gone, there] = [picture(key), picture(kept)];
    const fields = JSON.stringify({
      category: 'sumiu',
      images: [
        { src: gone, alt: '' },
        { src: there, alt: '' },
      ],
    });
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO media (key, state, name, alt, color, type, width, height, bytes, address, search_text)
         VALUES (?, 'committed', 'a', 'a', '#ffffff', 'image/webp', 960, 540, 1, ?, 'a')`,
      ).bind(kept, there),
      env.DB.prepare(
        "INSERT INTO activity (user_id, action, noun, record_id, title, before, after) VALUES (?, 'update', 'products', '977', 'X', ?, ?)",
      ).bind(admin.user.id, fields, fields.replace('sumiu', 'soulice')),
    ]);
    const detailOf = async (query: string) => {
      const [entry] = (await list(query)).rows;
      const { db, usage } = counted(env.DB);
      const answer = await admin.get(`/api/panel/activity/${entry?.id}`, { DB: db });
      return { detail: (await answer.json()) as ActivityDetail, trips: usage.roundTrips };
    };
    const named = await detailOf('?noun=products&record=977');
    expect(named.detail.lost).toEqual({ pictures: [key], categories: ['sumiu'] });
    const plain = await detailOf('?noun=slides');
    expect(plain.detail.lost).toEqual({ pictures: [], categories: [] });
    expect(named.trips - plain.trips).toBe(1);
  });

  test('offers everyone who may have written as a filter', async () => {
    const people: { id: string }[] = await (await admin.get('/api/panel/activity/authors')).json();
    expect(people.map(({ id }) => id)).toEqual(expect.arrayContaining([admin.user.id, other.user.id]));
  });

  test('pages by key, and reads fewer than 1,000 rows among thousands', { timeout: 30_000 }, async () => {
    const many = Array.from({ length: 3000 }, (_, i) =>
      write({
        user: i % 100 ? admin.user.id : other.user.id,
        noun: i % 50 ? 'products' : 'locations',
        action: 'update',
        record: `${1000 + (i % 400)}`,
        day: `04-${String(1 + Math.floor(i / 120)).padStart(2, '0')}`,
      }),
    );
    await env.DB.batch(many);
    const first = await list();
    const second = await list(`?after=${encodeURIComponent(first.next ?? '')}`);
    expect([first.rows.length, second.rows.length]).toEqual([30, 30]);
    expect(first.rows.at(-1)?.id).toBe(Number(second.rows[0]?.id) + 1);
    const queries = [
      '',
      '?noun=locations',
      `?user=${other.user.id}`,
      '?from=2025-03-01&to=2025-03-03',
      '?action=create',
    ];
    for (const query of [...queries, `?noun=locations&user=${other.user.id}`, '?noun=products&record=1007']) {
      const { db, usage } = counted(env.DB);
      await list(query, db);
      expect(usage.rowsRead, query).toBeLessThan(1000);
    }
  });
});
