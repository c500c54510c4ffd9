import { describe, expect, test, vi } from 'vitest';
import { browser, PASSWORD, person, signIn } from '../../helpers/account';
import { broken, env, request } from '../../helpers/edge';

describe('signing in', () => {
  test('returns the user and the expiry, and keeps the tokens in cookies that scripts cannot read', async () => {
    const user = await person({ role: 'admin' });
    const client = browser();
    const response = await client.json('POST', '/api/auth/session', {
      email: user.email.toUpperCase(),
      password: PASSWORD,
    });
    expect(response.status).toBe(200);
    const session: { user: unknown; expiresAt: string } = await response.json();
    expect(session.user).toEqual({ ...user, roles: ['admin'] });
    expect(Object.keys(session).sort()).toEqual(['expiresAt', 'user']);
    expect(Date.parse(session.expiresAt) - Date.now()).toBeGreaterThan(14 * 60_000);
    const lines = response.headers.getSetCookie();
    // A session of staff ends after twelve hours without use.
    for (const [name, age] of Object.entries({ access: 15 * 60, refresh: 12 * 60 * 60 })) {
      const line = lines.find((cookie) => cookie.startsWith(`__Host-${name}=`));
      const seconds = Number(/Max-Age=(\d+)/.exec(line ?? '')?.[1]);
      expect(age - seconds).toBeGreaterThanOrEqual(0);
      expect(age - seconds).toBeLessThan(60);
      for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Strict']) expect(line).toContain(part);
      expect(line).not.toContain('Domain');
    }
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('refuses a wrong password, an unknown address and an account without password with the same answer', async () => {
    const user = await person();
    const invited = await person();
    await env.DB.prepare('UPDATE users SET password_hash = NULL WHERE id = ?').bind(invited.id).run();
    const answers = await Promise.all(
      [user.email, 'ninguem@example.com', invited.email].map(async (email) => {
        const response = await browser().json('POST', '/api/auth/session', { email, password: 'outra senha' });
        return [response.status, await response.json(), response.headers.getSetCookie()];
      }),
    );
    expect(answers[0]).toEqual([401, { error: 'E-mail ou senha incorretos.', code: 'wrong-credentials' }, []]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('answers that the account is unconfirmed only to the right password', async () => {
    const { email } = await person({ confirmed: false });
    const right = await browser().json('POST', '/api/auth/session', { email, password: PASSWORD });
    expect([right.status, ((await right.json()) as { code: string }).code]).toEqual([403, 'unconfirmed']);
    const wrong = await browser().json('POST', '/api/auth/session', { email, password: 'outra senha' });
    expect(wrong.status).toBe(401);
  });

  test('accepts a password in another Unicode form, and rehashes one stored with older parameters', async () => {
    const { scryptSync } = await import('node:crypto');
    const user = await person();
    const salt = Buffer.alloc(16, 7);
    const key = scryptSync('caf\u00e9 com leite', salt, 64, { N: 2 ** 12, r: 8, p: 1 });
    const old = `$scrypt$ln=12,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
    await env.DB.prepare('UPDATE users SET password_hash = ? WHERE id = ?').bind(old, user.id).run();
    const client = browser();
    const attempt = { email: user.email, password: 'cafe\u0301 com leite' };
    expect((await client.json('POST', '/api/auth/session', attempt)).status).toBe(200);
    const row = await env.DB.prepare('SELECT password_hash FROM users WHERE id = ?').bind(user.id).first();
    expect(row?.password_hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
    expect((await client.json('POST', '/api/auth/session', attempt)).status).toBe(200);
  });

  test('keeps at most the ten newest sessions open', { timeout: 30_000 }, async () => {
    const { email, id } = await person();
    const first = browser();
    await first.json('POST', '/api/auth/session', { email, password: PASSWORD });
    await env.DB.prepare("UPDATE sessions SET rotated_at = '2026-01-01T00:00:00.000Z' WHERE user_id = ?")
      .bind(id)
      .run();
    for (let i = 0; i < 10; i += 1) await browser().json('POST', '/api/auth/session', { email, password: PASSWORD });
    const open = await env.DB.prepare('SELECT count(*) AS n FROM sessions WHERE user_id = ? AND ended_at IS NULL')
      .bind(id)
      .first();
    expect(open?.n).toBe(10);
    expect((await first.get('/api/me')).status).toBe(401);
  });

  test('lets at most 20 of 50 parallel attempts from one address reach the hash, and the owner in from elsewhere', {
    timeout: 90_000,
  }, async () => {
    const { email } = await person();
    const attacker = { 'CF-Connecting-IP': '203.0.113.9', 'Content-Type': 'application/json' };
    const body = JSON.stringify({ email, password: 'chute qualquer' });
    const client = browser();
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => client.send('/api/auth/session', { method: 'POST', headers: attacker, body })),
    );
    const refused = responses.filter(({ status }) => status === 429);
    // Refused by the limit, or because the queue for this account was too long.
    expect(refused.length).toBeGreaterThanOrEqual(30);
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await browser().json('POST', '/api/auth/session', { email, password: PASSWORD })).status).toBe(200);
  });
});

test('a role that cannot be read at sign-in is logged and counts as none: the user enters as a customer', async () => {
  const { email, id } = await person({ role: 'admin' });
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const init = { method: 'POST', headers, body: JSON.stringify({ email, password: PASSWORD }) };
  const response = await request('/api/auth/session', init, { DB: broken(env.DB, 'user_roles') });
  expect([response.status, await response.json()]).toMatchObject([200, { user: { id, roles: [] } }]);
  expect(response.headers.getSetCookie().join()).not.toContain('__Host-editor');
  const log = said.mock.calls.flat().join();
  expect(log).toContain('Role check failed, counted as none');
  for (const secret of [id, email]) expect(log).not.toContain(secret);
  said.mockRestore();
});

describe('signing out', () => {
  test('ends the session on the server too', async () => {
    const customer = browser();
    const { email } = await person();
    expect((await customer.json('POST', '/api/auth/session', { email, password: PASSWORD })).status).toBe(200);
    const stolen = new Map(customer.cookies);
    expect((await customer.json('DELETE', '/api/auth/session')).status).toBe(200);
    expect([...customer.cookies.keys()]).toEqual(['__Host-device']);
    for (const [name, value] of stolen) customer.cookies.set(name, value);
    expect((await customer.get('/api/me')).status).toBe(401);
    expect((await customer.json('POST', '/api/auth/session/refresh', {})).status).toBe(401);
  });

  test('succeeds without a session, too', async () => {
    expect((await browser().json('DELETE', '/api/auth/session')).status).toBe(200);
    expect(await (await browser().get('/api/auth/session')).json()).toEqual({ session: null });
  });
});

describe('a session', () => {
  const end = (id: string, column: string, age: number) =>
    env.DB.prepare(`UPDATE sessions SET ${column} = ? WHERE user_id = ?`)
      .bind(new Date(Date.now() - age).toISOString(), id)
      .run();
  const HOUR = 3_600_000;
  test.each([
    ['unused for 7 days', undefined, 'rotated_at', 7 * 24 * HOUR],
    ['30 days old', undefined, 'created_at', 30 * 24 * HOUR],
    ['of an administrator, unused for 12 hours', 'admin', 'rotated_at', 12 * HOUR],
    ['of an administrator, 7 days old', 'c-level', 'created_at', 7 * 24 * HOUR],
  ] as const)('%s expires', async (_, role, column, age) => {
    const client = await signIn(role);
    await end(client.user.id, column, age - 60_000);
    expect((await client.get('/api/me')).status).toBe(200);
    await end(client.user.id, column, age + 1000);
    expect((await client.get('/api/me')).status).toBe(401);
    expect((await client.json('POST', '/api/auth/session/refresh', {})).status).toBe(401);
  });

  test('closes the panel as soon as its role is taken away', async () => {
    const client = await signIn('admin');
    expect((await client.get('/api/panel/nada')).status).toBe(404);
    await env.DB.prepare('DELETE FROM user_roles WHERE user_id = ?').bind(client.user.id).run();
    expect((await client.get('/api/panel/nada')).status).toBe(403);
  });
});
