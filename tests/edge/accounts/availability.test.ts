import type { D1Database } from '@cloudflare/workers-types';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { type Browser, browser, PASSWORD, person, signIn } from '../../helpers/account';
import { failing, WRITES } from '../../helpers/d1-through';
import { env, page, request } from '../../helpers/edge';

/** Returns the database as if another process held its write lock. */
const locked = (database: D1Database) =>
  failing(database, () => Promise.reject(new Error('D1_ERROR: database is locked: SQLITE_BUSY')), WRITES);

const headersOf = ({ cookies }: Browser) => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
});

afterEach(() => vi.restoreAllMocks());

describe('while the database refuses writes', () => {
  test.each([
    ['POST', '/api/auth/session', { email: 'ana@example.com', password: PASSWORD }],
    ['POST', '/api/auth/session/refresh', {}],
    ['DELETE', '/api/auth/session', undefined],
    [
      'POST',
      '/api/auth/sign-up',
      { name: 'Ana', email: 'ana@example.com', password: PASSWORD, acceptedPolicy: POLICY_VERSION, adult: true },
    ],
    ['POST', '/api/auth/confirmations', { email: 'ana@example.com', password: PASSWORD }],
    ['POST', '/api/auth/link-checks', { token: 'A'.repeat(43) }],
    ['POST', '/api/auth/confirm', { token: 'A'.repeat(43) }],
    ['POST', '/api/auth/recoveries', { email: 'ana@example.com' }],
    ['POST', '/api/auth/reset', { token: 'A'.repeat(43), password: PASSWORD }],
    ['PATCH', '/api/me', { name: 'Bia' }],
    ['PUT', '/api/me/password', { currentPassword: PASSWORD, newPassword: 'outra senha boa' }],
    ['PUT', '/api/me/kept-products', { favourites: [], seen: [], version: 0 }],
    ['DELETE', '/api/me/sessions', undefined],
    ['DELETE', '/api/me/sessions/00000000-0000-4000-8000-000000000000', undefined],
    ['POST', '/api/me/deletion', { password: PASSWORD }],
  ])('%s %s answers 503 with Retry-After, and succeeds once writes work again', async (method, path, body) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = await signIn();
    const init = { method, headers: headersOf(client), body: body && JSON.stringify(body) };
    const response = await request(path, init, { DB: locked(env.DB) });
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({
      error: 'O serviço está temporariamente indisponível. Tente de novo em instantes.',
      code: 'unavailable',
      requestId: response.headers.get('X-Request-Id'),
    });
    expect(said).toHaveBeenCalled();
    const after = await request(path, init);
    expect(after.status).toBeLessThan(500);
    expect(after.headers.get('Retry-After')).toBeNull();
  });

  test('public pages, their data and the account can still be read', async () => {
    const client = await signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const DB = locked(env.DB);
    for (const path of ['/', '/produtos', '/blog', '/blog/1', '/onde-estamos', '/auth/login', '/conta']) {
      expect((await page(path, { DB })).status, path).toBe(200);
    }
    for (const path of ['/api/slides', '/api/auth/session', '/api/me', '/api/me/sessions', '/api/me/export']) {
      expect((await request(path, { headers: headersOf(client) }, { DB })).status, path).toBe(200);
    }
  });

  test('a session that could not be renewed stays valid', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const client = await signIn();
    const init = { method: 'POST', headers: headersOf(client), body: '{}' };
    const response = await request('/api/auth/session/refresh', init, { DB: locked(env.DB) });
    expect([response.status, response.headers.getSetCookie()]).toEqual([503, []]);
    expect((await client.json('POST', '/api/auth/session/refresh', {})).status).toBe(200);
  });
});

describe('while the mail provider', () => {
  const RESEND = { RESEND_API_KEY: 're_key', MAIL_FROM: 'Soul <ola@soul.test>', DEV_MAILBOX: undefined as never };
  const PROVIDERS: Record<string, () => Promise<Response>> = {
    refuses: async () => new Response('no', { status: 500 }),
    'cannot be reached': async () => {
      throw new TypeError('getaddrinfo ENOTFOUND api.resend.com ana@example.com');
    },
    hangs: () => new Promise(() => {}),
  };

  test.each(Object.keys(PROVIDERS))('%s, a recovery is answered as usual and its mail stays queued', async (kind) => {
    const { createExecutionContext } = await import('cloudflare:test');
    const { app } = await import('#edge');
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    // The provider is held back until the answer is there: the call can only be given up meanwhile.
    const called = vi.fn();
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.spyOn(globalThis, 'fetch').mockImplementation((async () => {
      called();
      await answered;
      return PROVIDERS[kind]?.();
    }) as typeof fetch);
    await env.DB.prepare('DELETE FROM outbox').run();
    const { email } = await person();
    const init = { method: 'POST', headers: headersOf(browser()), body: JSON.stringify({ email }) };
    const ask = new Request('https://soul.test/api/auth/recoveries', init);
    const response = await app.fetch(ask, { ...env, ...RESEND }, createExecutionContext());
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
    // Nor did it wait until the call was given up, which is logged.
    expect(said).not.toHaveBeenCalled();
    await expect.poll(() => called.mock.calls.length).toBe(1);
    release();
    await expect.poll(() => claimed(email)).toBeGreaterThan(0);
    if (kind !== 'hangs') await expect.poll(() => said.mock.calls.length).toBe(1);
    expect(JSON.stringify(said.mock.calls)).not.toContain('@');
  });

  async function claimed(to: string) {
    const row = await env.DB.prepare('SELECT attempts FROM outbox WHERE to_address = ? AND sent_at IS NULL')
      .bind(to)
      .first<{ attempts: number }>();
    return row?.attempts ?? 0;
  }
});

test('mail is sent some random time after the response, so that the duration of a recovery reveals nothing', async () => {
  const { createExecutionContext, waitOnExecutionContext } = await import('cloudflare:test');
  const { app } = await import('#edge');
  const { email } = await person();
  const context = createExecutionContext();
  const taken = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ id: 'x' }));
  const ask = new Request('https://soul.test/api/auth/recoveries', {
    method: 'POST',
    headers: headersOf(browser()),
    body: JSON.stringify({ email }),
  });
  const bindings = { ...env, MAIL_AT_ONCE: '', RESEND_API_KEY: 're_key', MAIL_FROM: 'Soul <ola@soul.test>' };
  const timers = vi.spyOn(globalThis, 'setTimeout');
  expect((await app.fetch(ask, bindings, context)).status).toBe(202);
  expect(taken).not.toHaveBeenCalled();
  await waitOnExecutionContext(context);
  expect(taken).toHaveBeenCalled();
  const waits = timers.mock.calls.map(([, ms]) => ms ?? 0);
  expect(waits.some((ms) => ms >= 500 && ms <= 3500 && !Number.isInteger(ms))).toBe(true);
});
