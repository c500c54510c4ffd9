import { expect, test } from 'vitest';
import type { Refusal } from '../../src/shared/refusal';
import { signedIn } from '../helpers/account';
import { env } from '../helpers/edge';

const admin = signedIn('admin');

const ENGLISH = /\b(?:invalid|expected|received|required|must|too|string|number|boolean|array|input)\b/i;

test.each([
  ['GET', '/panel/posts?state=x'],
  ['GET', '/panel/products?shown=talvez&order=x'],
  ['GET', '/panel/locations?type=x&status=x&after=x&coordinates=x'],
  ['GET', '/panel/users?role=x'],
  ['GET', '/panel/activity?action=x&from=ontem&after=x'],
  ['GET', '/panel/media?alt=x&limit=1'],
  ['GET', '/panel/posts?after=x'],
  ['GET', '/products/current?items=x'],
  ['DELETE', '/panel/slides/1?version=x'],
  ['POST', '/panel/slides', { title: 1, imageUrl: true, position: 'x', active: 'x', tone: 'x' }],
  ['POST', '/panel/posts', { title: 1, publishedAt: 'x', content: 1 }],
  ['POST', '/panel/products', { category: 1, number: 'x', nutrition: { servingSize: 'x' } }],
  ['POST', '/panel/locations', { uf: 1, hours: [{ days: ['x'] }], active: 'x' }],
  ['POST', '/panel/categories', { name: 1, highlighted: 'x' }],
  ['PUT', '/panel/slides/1/active', { active: 'x', version: 'x' }],
  ['POST', '/panel/slides/1/moves', { to: -1 }],
  ['POST', '/panel/products/acts', { act: 'price', percent: 0, toNinety: 1, rows: [] }],
  ['POST', '/panel/locations/acts', { act: 'x', rows: [{ id: 'x' }] }],
  ['POST', '/panel/users/invitations', { name: '', email: 'x', role: 'x' }],
  ['PUT', '/panel/settings', { brandName: 1, branch: { extraLinks: [{ href: 1 }] }, version: 1 }],
])('%s %s refuses invalid input in Portuguese', async (method, path, body?: object) => {
  await env.DB.prepare('DELETE FROM limits').run();
  const answer = body ? await admin.json(method, `/api${path}`, body) : await admin.send(`/api${path}`, { method });
  // A cursor is no field that somebody filled in.
  expect(answer.status).toBe(path.endsWith('/posts?after=x') ? 400 : 422);
  const refusal = (await answer.json()) as Refusal;
  const { error } = refusal;
  const fields = 'fields' in refusal ? refusal.fields : {};
  expect([error, ...Object.values(fields)].join('\n')).not.toMatch(ENGLISH);
});
