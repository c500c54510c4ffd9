import { beforeEach, expect, test } from 'vitest';
import { browser, signIn } from '../helpers/account';
import { broken, env, page, request } from '../helpers/edge';

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM redirects').run();
});

const lead = (path: string, target: string) =>
  env.DB.prepare("INSERT INTO redirects (key, path, target) VALUES (printf('%020d', abs(random())), ?, ?)")
    .bind(path, target)
    .run();

/** Returns the status of an address and its redirect target: 200, 301 or 404. */
async function visit(path: string) {
  const { status, headers } = await request(path);
  return [status, headers.get('Location')];
}

test('an unknown address redirects as configured in the panel', async () => {
  expect(await visit('/quem-somos')).toEqual([404, null]);
  await lead('/quem-somos', '/sobre');
  expect(await visit('/quem-somos')).toEqual([301, '/sobre']);
  // In one hop from any spelling, with the campaign's parameters.
  expect(await visit('/quem-somos?utm_source=embalagem')).toEqual([301, '/sobre?utm_source=embalagem']);
  expect((await request('/quem-somos')).headers.get('Cache-Control')).toBe('no-cache');
});

test('an address with accents redirects however its escapes are written', async () => {
  const editor = await signIn('editor');
  await editor.json('POST', '/api/panel/redirects', { from: '/promo%c3%a7%c3%a3o', to: '/sobre' });
  expect(await visit('/promo%C3%A7%C3%A3o')).toEqual([301, '/sobre']);
  expect(await visit('/promoção')).toEqual([301, '/sobre']);
  expect(await visit('/promo%c3%a7%c3%a3o')).toEqual([301, '/promo%C3%A7%C3%A3o']);
});

test('an address of a missing page redirects, of whichever noun it was', async () => {
  await lead('/blog/999', '/blog');
  await lead('/produtos/soulshake/999', '/produtos/soulshake');
  await lead('/produtos/nada', '/produtos');
  expect(await visit('/blog/999')).toEqual([301, '/blog']);
  expect(await visit('/produtos/soulshake/999')).toEqual([301, '/produtos/soulshake']);
  expect(await visit('/produtos/nada')).toEqual([301, '/produtos']);
});

test('an unknown address reached inside the application gets the same target', async () => {
  await lead('/a', '/b');
  await lead('/b', '/sobre');
  const tell = async (path: string) => (await browser().json('POST', '/api/unknown-pages', { path })).json();
  expect(await tell('/a')).toEqual({ to: '/sobre' });
  expect(await tell('//a')).toEqual({ to: '/sobre' });
  expect(await tell('/A/')).toEqual({ to: '/sobre' });
  expect(await tell('/c')).toEqual({ to: null });
});

test('an existing page wins over a redirect from its address', async () => {
  await lead('/sobre', '/contato');
  expect(await visit('/sobre')).toEqual([200, null]);
});

test('a chain of redirects is one hop for the visitor', async () => {
  await lead('/a', '/b');
  await lead('/b', '/c');
  await lead('/c', '/sobre');
  expect(await visit('/a')).toEqual([301, '/sobre']);
});

test('a circle of redirects, or one to a missing page, answers 404', async () => {
  await lead('/a', '/b');
  await lead('/b', '/a');
  await lead('/c', '/nada');
  for (const path of ['/a', '/b', '/c']) expect(await visit(path)).toEqual([404, null]);
});

test('a failure while looking up a redirect answers 404', async () => {
  expect((await page('/quem-somos', { DB: broken(env.DB, 'redirects') })).status).toBe(404);
});
