import { expect, test } from 'vitest';
import { energyMismatch, energyOf } from '../../src/panel/products/nutrition-check';
import type { Page } from '../../src/shared/page';
import type { Stats } from '../../src/shared/stats';
import { COPIED, type CopiedNoun } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { counted, env, request } from '../helpers/edge';

/** SQL for the key of a noun's first record if it is text; a page has a key without a row. */
const FIRST: Partial<Record<CopiedNoun, string>> = { categories: 'min("key")', pages: "coalesce(min(page), 'sobre')" };

async function stats(): Promise<Stats> {
  const admin = await signIn('admin');
  const response = await admin.get('/api/panel/stats');
  expect(response.status).toBe(200);
  return response.json();
}

function picture(key: string, alt: string) {
  return env.DB.prepare(
    `INSERT INTO media (key, state, name, alt, color, type, width, height, bytes, address)
     VALUES (?, 'committed', 'x', ?, '#ffffff', 'image/png', 1, 1, 1, '/media/x')`,
  ).bind(key, alt);
}

async function energyCondition(): Promise<string> {
  const row = await env.DB.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'products_energy_off'`).first<{
    sql: string;
  }>();
  return row?.sql.replace(/^.*? WHERE /s, '') ?? '';
}

test('the dashboard’s figures require a role', async () => {
  expect((await request('/api/panel/stats')).status).toBe(401);
  const customer = await signIn();
  expect((await customer.get('/api/panel/stats')).status).toBe(403);
  const director = await signIn('c-level');
  expect((await director.get('/api/panel/stats')).status).toBe(200);
});

test('the dashboard’s figures count published records, and work that is left to do', async () => {
  const before = await stats();
  await env.DB.batch([
    env.DB.prepare("INSERT INTO posts (title, published_at) VALUES ('Rascunho', NULL)"),
    env.DB.prepare("INSERT INTO posts (title, published_at) VALUES ('Depois', '2999-01-01T00:00:00.000Z')"),
    env.DB.prepare("INSERT INTO posts (title, published_at) VALUES ('Sem capa', '2020-01-01T00:00:00.000Z')"),
    env.DB.prepare("UPDATE products SET images = '[]', active = 1 WHERE id IN (2, 3)"),
    env.DB.prepare('UPDATE products SET active = 0 WHERE id = 3'),
    env.DB.prepare('UPDATE slides SET active = 0 WHERE id = (SELECT min(id) FROM slides)'),
    env.DB.prepare('UPDATE locations SET latitude = NULL, active = 0 WHERE id = (SELECT min(id) FROM locations)'),
    env.DB.prepare("UPDATE products SET benefits = '[]' WHERE id = (SELECT min(id) FROM products)"),
    env.DB.prepare(
      "UPDATE products SET nutrition = json_set(nutrition, '$.calories', 9000) WHERE id = (SELECT max(id) FROM products)",
    ),
    ...[
      ['a', ''],
      ['b', 'Um sorvete'],
    ].map(([letter, alt]) => picture(String(letter).repeat(20), String(alt))),
    ...COPIED.map((noun) =>
      env.DB.prepare(
        `INSERT INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
         SELECT '${noun}', ${FIRST[noun] ?? 'CAST(min(id) AS TEXT)'}, '{}', '{}', 1, 1, '2026-01-01T00:00:00.000Z' FROM ${noun}`,
      ),
    ),
    env.DB.prepare("INSERT INTO outbox (id, subject, failed_at) VALUES ('m1', 'Confirme', '2026-01-01T00:00:00.000Z')"),
  ]);
  const after = await stats();
  const { posts, slides, locations, products, changed, mail } = before;
  expect(after).toEqual({
    posts: {
      ...posts,
      total: posts.total + 3,
      published: posts.published + 1,
      drafts: posts.drafts + 1,
      scheduled: posts.scheduled + 1,
      withoutCover: posts.withoutCover + 1,
    },
    slides: { ...slides, active: slides.active - 1 },
    locations: {
      ...locations,
      active: locations.active - 1,
      withoutCoordinates: locations.withoutCoordinates + 1,
    },
    products: {
      ...products,
      active: products.active - 1,
      withoutSheet: products.withoutSheet + 1,
      withoutPicture: products.withoutPicture + 1,
      energyOff: products.energyOff + 1,
    },
    media: { withoutAlt: before.media.withoutAlt + 1 },
    changed: Object.fromEntries(COPIED.map((noun) => [noun, changed[noun] + 1])),
    mail: { ...mail, failed: mail.failed + 1 },
    // Tested in tests/edge/visits.test.ts.
    visits: before.visits,
    scheduled: expect.any(Array),
    recent: expect.any(Array),
    unfinished: expect.any(Array),
  });
});

test('unsaved work is listed by name, newest first, with its author', async () => {
  const admin = await signIn('admin');
  await env.DB.prepare('DELETE FROM working_copies').run();
  const { record } = (await (
    await admin.json('POST', '/api/panel/posts', { title: 'Por terminar', publishedAt: null })
  ).json()) as { record: { id: number } };
  const typed = { fields: { excerpt: 'Um' }, base: { excerpt: '' }, baseVersion: 1, version: 0 };
  const kept = await admin.json('PUT', `/api/panel/posts/${record.id}/working-copy`, typed);
  const { savedAt } = (await kept.json()) as { savedAt: string };
  await env.DB.prepare(
    `INSERT INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
     SELECT 'slides', CAST(id AS TEXT), '{}', '{}', 1, 1, '2026-01-01T00:00:00.000Z' FROM slides WHERE "position" = 0`,
  ).run();
  const slide = await env.DB.prepare('SELECT id, title FROM slides WHERE "position" = 0').first<{
    id: number;
    title: string;
  }>();
  const { unfinished } = await ((await admin.get('/api/panel/stats')).json() as Promise<Stats>);
  expect(unfinished).toEqual([
    {
      noun: 'posts',
      id: String(record.id),
      title: 'Por terminar',
      savedAt,
      by: { id: admin.user.id, name: admin.user.name },
    },
    { noun: 'slides', id: String(slide?.id), title: slide?.title, savedAt: '2026-01-01T00:00:00.000Z', by: null },
  ]);
  await env.DB.prepare('DELETE FROM working_copies').run();
});

test('counts of pending work match their lists, and use partial indexes', async () => {
  const admin = await signIn('admin');
  const list = async (path: string) => (await admin.get(`/api/panel/${path}`)).json();
  const { rows: products } = (await list('products?shown=energyOff')) as Page<{ name: string }>;
  const { rows: media } = (await list('media?alt=missing')) as Page<{ alt: string }>;
  const counts = await stats();
  expect([products.length, media.length]).toEqual([counts.products.energyOff, counts.media.withoutAlt]);
  expect([media.length > 0, media.every(({ alt }) => alt === '')]).toEqual([true, true]);
  const plans = await Promise.all(
    ['products', 'media'].map(async (table) => {
      const { results } = await env.DB.prepare(
        `SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND name IN ('products_energy_off', 'media_without_alt')`,
      )
        .bind(table)
        .all<{ sql: string }>();
      const condition = results[0]?.sql.replace(/^.*? WHERE /s, '');
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN SELECT count(*) FROM ${table} WHERE ${condition}`).all();
      return JSON.stringify(plan.results);
    }),
  );
  expect(plans.join()).toMatch(/products_energy_off.*media_without_alt/);
});

test('the database marks the same energy values as the shared rule', async () => {
  const admin = await signIn('admin');
  await env.DB.prepare("DELETE FROM products WHERE name LIKE 'Dúvida%'").run();
  const amounts = [0, 0.1, 0.3, 1, 4.5, 10, 33.3];
  const facts = Array.from({ length: 300 }, (_, i) => {
    const pick = (step: number) => amounts[(i * step + step) % amounts.length] ?? 0;
    const macros = { carbs: pick(1), proteins: pick(3), fats: pick(5), fibers: i % 4 ? pick(2) : null };
    const share = [1, 1.2, 1.2000001, 0.8, 0.7999999, 1.19, 0.81, 2, 0][i % 9] ?? 1;
    return { ...macros, calories: energyOf(macros) * share };
  });
  await env.DB.batch(
    facts.map((nutrition, i) =>
      env.DB.prepare(
        'INSERT INTO products (category, number, name, price_cents, nutrition) VALUES (?, ?, ?, 1, ?)',
      ).bind('toppins', 5000 + i, `Dúvida ${i}`, JSON.stringify(nutrition)),
    ),
  );
  const { results } = await env.DB.prepare(
    `SELECT name FROM products INDEXED BY products_energy_off WHERE name LIKE 'Dúvida%' AND ${await energyCondition()}`,
  ).all<{ name: string }>();
  const doubted = facts.flatMap((nutrition, i) => (energyMismatch(nutrition) === null ? [] : [`Dúvida ${i}`]));
  expect(results.map(({ name }) => name).sort()).toEqual(doubted.sort());
  const answer = await admin.get('/api/panel/products?shown=energyOff&category=toppins');
  const { rows } = (await answer.json()) as Page<object>;
  expect(rows).toHaveLength(Math.min(50, doubted.length));
  await env.DB.prepare("DELETE FROM products WHERE name LIKE 'Dúvida%'").run();
});

test('the dashboard’s figures cost one round trip besides the check of the session', async () => {
  const admin = await signIn('admin');
  const { db, usage } = counted(env.DB);
  await admin.get('/api/panel/stats', { DB: db });
  expect(usage.roundTrips).toBe(2);
});
