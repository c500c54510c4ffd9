import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyFor, seal } from '../../../functions/auth/keys';
import { makeRefreshToken } from '../../../functions/auth/refresh-token';
import { passesChallenge } from '../../../functions/auth/turnstile';
import { PASSWORD, person, signIn } from '../../helpers/account';
import { env, request } from '../../helpers/edge';

const KEYS = { TURNSTILE_SITE_KEY: '0x4AAA', TURNSTILE_SECRET: 'segredo' };

function passed(ageSeconds: number): string {
  const claim = `${Math.floor(Date.now() / 1000) + ageSeconds}-${crypto.randomUUID()}`;
  return `__Host-challenge=${claim}.${seal(keyFor(env.AUTH_SECRET, 'challenge'), claim)}`;
}

/** Returns the status of an empty sign-in, from another IP address each time. */
async function knock(cookie: string, from: number): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    'CF-Connecting-IP': `203.0.113.${from}`,
    Cookie: cookie,
  };
  return (await request('/api/auth/session', { method: 'POST', headers, body: '{}' }, KEYS)).status;
}

async function knocks(cookie: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let from = 1; from <= times; from += 1) statuses.push(await knock(cookie, from));
  return statuses;
}

async function signInWith(cookie: string, keys: object = KEYS): Promise<number> {
  const { email } = await person();
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', Cookie: cookie };
  const body = JSON.stringify({ email, password: PASSWORD });
  return (await request('/api/auth/session', { method: 'POST', headers, body }, keys)).status;
}

describe('where Turnstile is configured', () => {
  test('signing in needs a challenge passed within ten minutes', async () => {
    expect(await signInWith('')).toBe(403);
    expect(await signInWith(passed(-1))).toBe(403);
    expect(await signInWith(`${passed(600)}x`)).toBe(403);
    expect(await signInWith(passed(600).replace(/=\d/, '=9'))).toBe(403);
    expect(await signInWith(passed(600))).toBe(200);
  });

  test('a device with a session needs no challenge', async () => {
    const client = await signIn();
    expect(await signInWith(`__Host-refresh=${client.cookies.get('__Host-refresh')}`)).toBe(200);
  });

  test('one session cookie replaces the challenge 20 times only, from any number of addresses', async () => {
    const client = await signIn();
    const cookie = `__Host-refresh=${client.cookies.get('__Host-refresh')}`;
    expect(await knocks(cookie, 22)).toEqual([...Array(20).fill(422), 403, 403]);
  });

  test('the sessions of one person replace the challenge 20 times together', async () => {
    const user = await person();
    const cookies: string[] = [];
    for (const client of [await signIn(undefined, user), await signIn(undefined, user)])
      cookies.push(`__Host-refresh=${client.cookies.get('__Host-refresh')}`);
    const [first = '', second = ''] = cookies;
    expect(await knocks(first, 19)).toEqual(Array(19).fill(422));
    expect(await knocks(second, 2)).toEqual([422, 403]);
  });

  test('the cookie of a session that is no longer stored does not replace the challenge', async () => {
    const token = makeRefreshToken(env.AUTH_SECRET, { sessionId: crypto.randomUUID(), counter: 0 });
    expect(await knock(`__Host-refresh=${token}`, 1)).toBe(403);
  });

  test('one passed challenge is valid for ten minutes and 20 attempts only, from any number of addresses', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ success: true }));
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const solve = async () => {
      const init = { method: 'POST', headers, body: JSON.stringify({ answer: 'resposta' }) };
      const [cookie = ''] = (await request('/api/auth/challenge', init, KEYS)).headers.getSetCookie();
      return cookie.split(';')[0] ?? '';
    };
    // Each solved challenge has its own attempts, even if solved at the same time.
    const [first, second] = await Promise.all([solve(), solve()]).finally(() => vi.unstubAllGlobals());
    expect(await knocks(first, 22)).toEqual([...Array(20).fill(422), 403, 403]);
    expect(await knock(second, 1)).toBe(422);
    try {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 9 * 60_000 });
      expect(await knock(second, 1)).toBe(422);
      vi.setSystemTime(Date.now() + 60_000);
      expect(await knock(second, 1)).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  test('a passed challenge stays valid while the secret is being rotated', async () => {
    const cookie = passed(600);
    const rotating = { ...KEYS, AUTH_SECRET: env.AUTH_SECRET.toUpperCase(), AUTH_SECRET_PREVIOUS: env.AUTH_SECRET };
    expect(await signInWith(cookie, rotating)).toBe(200);
    expect(await signInWith(cookie, { ...rotating, AUTH_SECRET_PREVIOUS: undefined })).toBe(403);
  });

  test.each(['sign-up', 'confirmations', 'recoveries'])(
    '%s requires the challenge, too, before it checks anything else',
    async (path) => {
      const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
      const response = await request(`/api/auth/${path}`, { method: 'POST', headers, body: '{}' }, KEYS);
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, 'challenge']);
    },
  );

  test('the page gets the site key of the widget, and the content security policy allows the widget', async () => {
    const response = await request('/api/auth/challenge', undefined, KEYS);
    expect(await response.json()).toEqual({ siteKey: '0x4AAA' });
    const policy = (await request('/auth/login', undefined, KEYS)).headers.get('Content-Security-Policy');
    expect(policy).toMatch(/script-src 'self' '[^']+' https:\/\/challenges\.cloudflare\.com;/);
    expect(policy).toMatch(/frame-src [^;]* https:\/\/challenges\.cloudflare\.com;/);
  });
});

test('where Turnstile is not configured, sign-in needs no challenge and the policy stays closed', async () => {
  expect(await signInWith('', {})).toBe(200);
  expect(await (await request('/api/auth/challenge')).json()).toEqual({ siteKey: null });
  expect((await request('/auth/login')).headers.get('Content-Security-Policy')).not.toContain('challenges');
});

describe('the response to a challenge', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const judged = (http: typeof fetch) => passesChallenge(KEYS, 'resposta', '203.0.113.5', http);

  test('is verified by Cloudflare, with the secret and the IP address', async () => {
    const sent: string[] = [];
    const http = (success: boolean) => async (_: unknown, init?: RequestInit) => {
      sent.push(String(init?.body));
      return Response.json({ success });
    };
    expect(await judged(http(true))).toBe(true);
    expect(await judged(http(false))).toBe(false);
    expect(sent[0]).toBe('secret=segredo&response=resposta&remoteip=203.0.113.5');
  });

  test('is accepted while Cloudflare’s verification cannot be reached', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(await judged(() => Promise.reject(new TypeError('network')))).toBe(true);
  });
});
