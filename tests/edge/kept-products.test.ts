import { expect, test } from 'vitest';
import { FAVOURITES_MAX, SEEN_MAX } from '../../src/shared/kept-products';
import { type Browser, browser, PASSWORD, signIn } from '../helpers/account';
import { env } from '../helpers/edge';

const PATH = '/api/me/kept-products';
const keys = (...numbers: number[]) => numbers.map((number) => ({ category: 'soulshake', number }));
const many = (count: number) => keys(...Array.from({ length: count }, (_, index) => index + 1));
const NOTHING = { favourites: [], seen: [], version: 0 };

async function kept(client: Browser) {
  return (await client.get(PATH)).json();
}

test('an account keeps favourites and recently seen products for all its devices, hidden from other accounts', async () => {
  const [ana, bia] = [await signIn(), await signIn()];
  expect(await kept(ana)).toEqual(NOTHING);
  const sent = { favourites: keys(9, 2), seen: keys(1) };
  const saved = await ana.json('PUT', PATH, { ...sent, version: 0 });
  expect([saved.status, await saved.json()]).toEqual([200, { ...sent, version: 1 }]);
  const second = browser();
  await second.json('POST', '/api/auth/session', { email: ana.user.email, password: PASSWORD });
  expect(await kept(second)).toEqual({ ...sent, version: 1 });
  expect(await kept(bia)).toEqual(NOTHING);
});

test('a save over a newer save of another device is refused with the current state', async () => {
  const ana = await signIn();
  await ana.json('PUT', PATH, { favourites: keys(9), seen: [], version: 0 });
  const late = await ana.json('PUT', PATH, { favourites: keys(2), seen: [], version: 0 });
  expect([late.status, await late.json()]).toEqual([
    409,
    {
      error: 'Outro aparelho seu salvou antes deste.',
      code: 'stale',
      current: { favourites: keys(9), seen: [], version: 1 },
      by: null,
    },
  ]);
  expect(await kept(ana)).toMatchObject({ favourites: keys(9), version: 1 });
});

test('a repeated save gets the same answer as the first', async () => {
  const ana = await signIn();
  const body = { favourites: keys(9), seen: keys(3), version: 0 };
  for (let times = 0; times < 3; times += 1) {
    const saved = await ana.json('PUT', PATH, body);
    expect([saved.status, await saved.json()]).toEqual([200, { ...body, version: 1 }]);
  }
});

test('one of several concurrent saves over one version succeeds', async () => {
  const ana = await signIn();
  const saves = Array.from({ length: 10 }, (_, index) =>
    ana.json('PUT', PATH, { favourites: keys(index + 1), seen: [], version: 0 }),
  );
  const codes = (await Promise.all(saves)).map(({ status }) => status).sort();
  expect(codes).toEqual([200, ...Array(9).fill(409)]);
  expect(await kept(ana)).toMatchObject({ version: 1 });
});

test('more products than the maximum, and anything that is not a product, are refused', async () => {
  const ana = await signIn();
  const put = async (body: object) => (await ana.json('PUT', PATH, { ...NOTHING, ...body })).status;
  expect(await put({ favourites: many(FAVOURITES_MAX), seen: many(SEEN_MAX) })).toBe(200);
  expect(await put({ favourites: many(FAVOURITES_MAX + 1), version: 1 })).toBe(422);
  expect(await put({ seen: many(SEEN_MAX + 1), version: 1 })).toBe(422);
  expect(await put({ favourites: [{ category: '../x', number: 1 }], version: 1 })).toBe(422);
  expect(await put({ favourites: keys(0), version: 1 })).toBe(422);
  expect(await put({ favourites: [{ category: 'soulshake', number: 1, name: 'x' }], version: 1 })).toBe(400);
});

test('kept products are in the export, and are deleted with the account', async () => {
  const ana = await signIn();
  await ana.json('PUT', PATH, { favourites: keys(9), seen: keys(3), version: 0 });
  expect(await (await ana.get('/api/me/export')).json()).toMatchObject({
    kept: { favourites: keys(9), seen: keys(3), savedAt: expect.any(String) },
  });
  expect((await ana.json('POST', '/api/me/deletion', { password: PASSWORD })).status).toBe(200);
  const left = await env.DB.prepare('SELECT count(*) AS n FROM kept_products WHERE user_id = ?')
    .bind(ana.user.id)
    .first();
  expect(left?.n).toBe(0);
});

test('saving kept products triggers no retention run', async () => {
  const ana = await signIn();
  await env.DB.prepare("DELETE FROM limits WHERE key = 'retention'").run();
  await ana.json('PUT', PATH, { favourites: keys(9), seen: [], version: 0 });
  const turn = await env.DB.prepare("SELECT count(*) AS n FROM limits WHERE key = 'retention'").first();
  expect(turn?.n).toBe(0);
});
