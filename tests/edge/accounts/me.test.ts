import { describe, expect, test } from 'vitest';
import type { OpenSession } from '../../../src/shared/user';
import { browser, PASSWORD, person, signIn, tokenMailed } from '../../helpers/account';
import { env } from '../../helpers/edge';

const again = async (email: string, agent = '') => {
  const client = browser();
  const headers = { 'Content-Type': 'application/json', 'User-Agent': agent };
  await client.send('/api/auth/session', {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers,
  });
  return client;
};

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('one’s own account', () => {
  test('answers 401 without a session, on every route', async () => {
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', { name: 'X' }],
      ['PUT', '/password', {}],
      ['GET', '/kept-products'],
      ['PUT', '/kept-products', { favourites: [], seen: [], version: 0 }],
      ['GET', '/sessions'],
      ['DELETE', '/sessions'],
      ['DELETE', '/sessions/x'],
      ['GET', '/export'],
      ['POST', '/deletion', { password: PASSWORD }],
    ] as const) {
      expect((await browser().json(method, `/api/me${path}`, body)).status, path).toBe(401);
    }
  });

  test('changes the name', async () => {
    const client = await signIn();
    const response = await client.json('PATCH', '/api/me', { name: ' Bia  Souza ' });
    expect(((await response.json()) as { user: { name: string } }).user.name).toBe('Bia  Souza');
    expect(await (await client.get('/api/me')).json()).toMatchObject({ user: { name: 'Bia  Souza' } });
    expect((await client.json('PATCH', '/api/me', { name: '' })).status).toBe(422);
    expect((await client.json('PATCH', '/api/me', { name: 'X', email: 'outro@example.com' })).status).toBe(400);
  });

  test('changes the password with the current one: the other sessions end, this one stays', async () => {
    const client = await signIn();
    const other = await again(client.user.email);
    const change = (currentPassword: string, newPassword: string) =>
      client.json('PUT', '/api/me/password', { currentPassword, newPassword });
    const wrong = await change('não é esta', 'outra senha boa');
    expect([wrong.status, ((await wrong.json()) as { fields: object }).fields]).toEqual([
      403,
      { currentPassword: 'A senha atual não confere.' },
    ]);
    expect((await change(PASSWORD, '123456')).status).toBe(422);
    const same = await change(PASSWORD, PASSWORD);
    expect([same.status, ((await same.json()) as { fields: object }).fields]).toEqual([
      422,
      { newPassword: 'Escolha uma senha diferente da atual.' },
    ]);
    expect((await change(PASSWORD, 'outra senha boa')).status).toBe(200);
    expect((await client.get('/api/me')).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
  });

  test('lists the sessions by device, ends one, and ends all others', async () => {
    const client = await signIn();
    const [second, third] = [await again(client.user.email, FIREFOX), await again(client.user.email)];
    const { sessions } = (await (await client.get('/api/me/sessions')).json()) as { sessions: OpenSession[] };
    expect(sessions).toHaveLength(3);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    const firefox = sessions.find(({ device }) => device === 'Firefox no Windows');
    expect((await client.json('DELETE', `/api/me/sessions/${firefox?.id}`)).status).toBe(200);
    expect((await second.get('/api/me')).status).toBe(401);
    expect((await third.get('/api/me')).status).toBe(200);
    expect((await client.json('DELETE', '/api/me/sessions')).status).toBe(200);
    expect((await third.get('/api/me')).status).toBe(401);
    expect((await client.get('/api/me')).status).toBe(200);
  });

  test('cannot end another person’s session', async () => {
    const [client, other] = [await signIn(), await signIn()];
    const { sessions } = (await (await other.get('/api/me/sessions')).json()) as { sessions: OpenSession[] };
    expect((await client.json('DELETE', `/api/me/sessions/${sessions[0]?.id}`)).status).toBe(404);
    expect((await other.get('/api/me')).status).toBe(200);
  });

  test('is exported whole, without secrets and without anything of another person', async () => {
    const other = await signIn('c-level');
    await browser().json('POST', '/api/auth/recoveries', { email: other.user.email });
    const client = await signIn('c-level');
    await client.json('PUT', '/api/me/password', { currentPassword: PASSWORD, newPassword: 'mais uma senha' });
    await client.json('POST', '/api/auth/recoveries', { email: client.user.email });
    const response = await client.get('/api/me/export');
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data.account).toMatchObject({ name: client.user.name, email: client.user.email });
    expect(data.account.confirmedAt).toEqual(expect.any(String));
    expect(data.roles).toEqual([{ role: 'c-level', grantedAt: expect.any(String) }]);
    expect(data.links).toEqual([{ purpose: 'reset', expiresAt: expect.any(String) }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.mail.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
      'Crie uma nova senha na Soul',
      'Sua senha da Soul foi alterada',
    ]);
    expect(text).not.toMatch(/scrypt|hash|token/i);
  });

  test('has no valid link for another password once it has been changed; another person’s link stays', async () => {
    const client = await signIn();
    const { email } = client.user;
    await browser().json('POST', '/api/auth/recoveries', { email });
    const token = await tokenMailed(email);
    const other = await person();
    await browser().json('POST', '/api/auth/recoveries', { email: other.email });
    const change = { currentPassword: PASSWORD, newPassword: 'mais uma senha' };
    expect((await client.json('PUT', '/api/me/password', change)).status).toBe(200);
    const reset = await browser().json('POST', '/api/auth/reset', { token, password: 'uma terceira senha' });
    expect(reset.status).toBe(410);
    const others = { token: await tokenMailed(other.email), password: 'uma terceira senha' };
    expect((await browser().json('POST', '/api/auth/reset', others)).status).toBe(200);
  });

  test('is deleted with the password; once the goodbye is sent, no table holds the name or the address', async () => {
    const client = await signIn();
    await client.json('PATCH', '/api/me', { name: 'Nome Inconfundível' });
    expect((await client.json('POST', '/api/me/deletion', { password: 'não é esta' })).status).toBe(403);
    expect((await client.json('POST', '/api/me/deletion', { password: PASSWORD })).status).toBe(200);
    expect((await client.get('/api/me')).status).toBe(401);
    const goodbye = await env.DB.prepare('SELECT * FROM outbox WHERE to_address = ?').bind(client.user.email).all();
    expect(goodbye.results.map(({ subject, user_id }) => [subject, user_id])).toEqual([
      ['Sua conta na Soul foi excluída', null],
    ]);
    await env.DB.prepare('UPDATE outbox SET sent_at = created_at, to_address = NULL, html = NULL, text = NULL').run();
    expect(await dump()).not.toMatch(new RegExp(`${client.user.email}|Inconfund`, 'i'));
    const login = { email: client.user.email, password: PASSWORD };
    expect((await browser().json('POST', '/api/auth/session', login)).status).toBe(401);
  });

  test('is not deleted while it is the only administrator', async () => {
    await env.DB.prepare('DELETE FROM user_roles').run();
    const client = await signIn('admin');
    expect((await client.json('POST', '/api/me/deletion', { password: PASSWORD })).status).toBe(409);
    expect((await client.get('/api/me')).status).toBe(200);
    await signIn('admin');
    expect((await client.json('POST', '/api/me/deletion', { password: PASSWORD })).status).toBe(200);
  });
});

/** Returns all values of all tables. */
async function dump(): Promise<string> {
  const tables = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string }>();
  const rows = await env.DB.batch(tables.results.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return JSON.stringify(rows.map(({ results }) => results));
}
