import { expect, test } from 'vitest';
import type { Stats } from '../../src/shared/stats';
import { signIn } from '../helpers/account';
import { counted, env, request } from '../helpers/edge';

async function stats(): Promise<Stats> {
  const admin = await signIn('admin');
  const response = await admin.get('/api/panel/stats');
  expect(response.status).toBe(200);
  return response.json();
}

test('the dashboard’s figures need a role', async () => {
  expect((await request('/api/panel/stats')).status).toBe(401);
  const customer = await signIn();
  expect((await customer.get('/api/panel/stats')).status).toBe(403);
  const director = await signIn('c-level');
  expect((await director.get('/api/panel/stats')).status).toBe(200);
});

test('they count what is there, and what waits for an editor', async () => {
  const before = await stats();
  await env.DB.batch([
    env.DB.prepare("INSERT INTO posts (title, published_at) VALUES ('Rascunho', NULL)"),
    env.DB.prepare("INSERT INTO posts (title, published_at) VALUES ('Depois', '2999-01-01T00:00:00.000Z')"),
    env.DB.prepare('UPDATE slides SET active = 0 WHERE id = (SELECT min(id) FROM slides)'),
    env.DB.prepare('UPDATE locations SET latitude = NULL, active = 0 WHERE id = (SELECT min(id) FROM locations)'),
    env.DB.prepare("UPDATE products SET benefits = '[]' WHERE id = (SELECT min(id) FROM products)"),
    env.DB.prepare("INSERT INTO outbox (id, subject, failed_at) VALUES ('m1', 'Confirme', '2026-01-01T00:00:00.000Z')"),
  ]);
  const after = await stats();
  const { posts, slides, locations, products, mail } = before;
  expect(after).toEqual({
    posts: { ...posts, total: posts.total + 2, drafts: posts.drafts + 1, scheduled: posts.scheduled + 1 },
    slides: { ...slides, active: slides.active - 1 },
    locations: {
      ...locations,
      active: locations.active - 1,
      withoutCoordinates: locations.withoutCoordinates + 1,
    },
    products: { ...products, withoutSheet: products.withoutSheet + 1 },
    mail: { ...mail, failed: mail.failed + 1 },
  });
});

test('they cost the database one round trip beyond knowing who asks', async () => {
  const admin = await signIn('admin');
  const { db, usage } = counted(env.DB);
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await request('/api/panel/stats', { headers: { Cookie: cookie } }, { DB: db });
  expect(usage.roundTrips).toBe(2);
});
