import { expect, test, vi } from 'vitest';
import { browser, PASSWORD, person, signIn } from '../../helpers/account';
import { broken, env, request } from '../../helpers/edge';

const as = (client: { cookies: Map<string, string> }) => ({
  headers: { Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
});

test('a role that cannot be read is logged and counts as none', async () => {
  const admin = await signIn('admin');
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const DB = broken(env.DB, 'user_roles');
  expect((await request('/api/panel/slides', as(admin), { DB })).status).toBe(403);
  const session = await (await request('/api/auth/session', as(admin), { DB })).json();
  expect(session).toMatchObject({ session: { user: { roles: [] } } });
  expect(error.mock.calls.flat().join()).toContain('Role check failed');
  expect(error.mock.calls.flat().join()).not.toContain(admin.user.id);
  error.mockRestore();
});

test('a session that cannot be read answers 503 with Retry-After instead of signing the user out', async () => {
  const admin = await signIn('admin');
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const response = await request('/api/panel/slides', as(admin), { DB: broken(env.DB, 'sessions') });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  error.mockRestore();
});

test('the panel refuses visitors and customers, and admits both roles', async () => {
  const refused = await request('/api/panel/slides');
  const error = 'Entre na sua conta para continuar.';
  expect([refused.status, await refused.json()]).toEqual([401, { error, code: 'signed-out' }]);
  const statuses = [];
  for (const client of [browser(), await signIn(), await signIn('c-level'), await signIn('admin')]) {
    statuses.push((await client.get('/api/panel/slides')).status);
  }
  expect(statuses).toEqual([401, 403, 200, 200]);
});

test('an editor gets every page fresh, past the cache', async () => {
  const admin = await signIn('admin');
  expect(admin.cookies.get('__Host-editor')).toBe('1');
  await request('/produtos');
  await env.DB.prepare("UPDATE categories SET name = 'Linha Renomeada' WHERE key = 'soulshake'").run();
  expect(await (await request('/produtos')).text()).not.toContain('Linha Renomeada');
  expect(await (await admin.get('/produtos')).text()).toContain('Linha Renomeada');
});

test('a customer who signs in on an editor’s browser gets the cached pages again', async () => {
  const client = await signIn('editor');
  const { email } = await person();
  expect((await client.json('POST', '/api/auth/session', { email, password: PASSWORD })).status).toBe(200);
  expect(client.cookies.get('__Host-editor')).toBeUndefined();
});

test('a write in the panel shows to every visitor at once', async () => {
  const admin = await signIn('admin');
  await env.DB.prepare("UPDATE slides SET title = 'Antes' WHERE id = 1").run();
  expect(await (await request('https://agora.test/')).text()).toContain('Antes');
  const slide = (await (await admin.get('/api/panel/slides/1')).json()) as { id: number; position: number };
  const { id, ...fields } = slide;
  const response = await admin.json('PUT', `/api/panel/slides/${id}`, { ...fields, title: 'Depois' });
  expect(response.status).toBe(200);
  const html = await (await request('https://agora.test/')).text();
  expect(html).toContain('Depois');
  expect(html).not.toContain('Antes');
});
