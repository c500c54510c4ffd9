import { beforeEach, expect, test } from 'vitest';
import { browser } from '../helpers/account';
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

test('an address that leads nowhere leads on where the panel says so', async () => {
  expect(await visit('/quem-somos')).toEqual([404, null]);
  await lead('/quem-somos', '/sobre');
  expect(await visit('/quem-somos')).toEqual([301, '/sobre']);
  // In one hop from any spelling, with the campaign's parameters.
  expect(await visit('/quem-somos?utm_source=embalagem')).toEqual([301, '/sobre?utm_source=embalagem']);
  expect((await request('/quem-somos')).headers.get('Cache-Control')).toBe('no-cache');
});

test('an address of a page that is gone leads on, whichever noun it was of', async () => {
  await lead('/blog/999', '/blog');
  await lead('/produtos/soulshake/999', '/produtos/soulshake');
  await lead('/produtos/nada', '/produtos');
  expect(await visit('/blog/999')).toEqual([301, '/blog']);
  expect(await visit('/produtos/soulshake/999')).toEqual([301, '/produtos/soulshake']);
  expect(await visit('/produtos/nada')).toEqual([301, '/produtos']);
});

test('an address reached inside the application leads where a visitor’s would', async () => {
  await lead('/a', '/b');
  await lead('/b', '/sobre');
  const tell = async (path: string) => (await browser().json('POST', '/api/unknown-pages', { path })).json();
  expect(await tell('/a')).toEqual({ to: '/sobre' });
  expect(await tell('//a')).toEqual({ to: '/sobre' });
  expect(await tell('/c')).toEqual({ to: null });
});

test('a page that stands at an address comes first', async () => {
  await lead('/sobre', '/contato');
  expect(await visit('/sobre')).toEqual([200, null]);
});

test('a chain is one hop for the visitor', async () => {
  await lead('/a', '/b');
  await lead('/b', '/c');
  await lead('/c', '/sobre');
  expect(await visit('/a')).toEqual([301, '/sobre']);
});

test('what has come to lead in a circle, or nowhere, is not found', async () => {
  await lead('/a', '/b');
  await lead('/b', '/a');
  await lead('/c', '/nada');
  for (const path of ['/a', '/b', '/c']) expect(await visit(path)).toEqual([404, null]);
});

test('what fails in looking for where an address leads leaves it not found', async () => {
  expect((await page('/quem-somos', { DB: broken(env.DB, 'redirects') })).status).toBe(404);
});
