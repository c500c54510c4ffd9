// @module-tag long
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { browser, person, tokenMailed } from '../../helpers/account';
import { addPasskey, authenticator, begunSignIn } from '../../helpers/authenticator';
import { broken, env, request } from '../../helpers/edge';

const LEVELS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  for (const level of LEVELS) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(words.map((word) => (word instanceof Error ? `${word.stack}` : String(word))).join(' '));
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const PASSWORDS = ['segredo de framboesa', 'segredo de pistache', 'segredo de baunilha', 'segredo errado'];
const [FIRST, SECOND, THIRD, WRONG] = PASSWORDS;

test('no log line contains a person, a password, a token or a hash', { timeout: 120_000 }, async () => {
  const email = 'inconfundivel@example.com';
  const client = browser();
  const secrets = new Set<string>([...PASSWORDS, email, 'inconfundivel', 'Inconfundível']);
  const keepCookies = () => {
    for (const value of client.cookies.values()) if (value.length > 1) secrets.add(value);
  };
  const post = (path: string, body: object) => client.json('POST', `/api/auth${path}`, body);
  const mailed = async () => {
    const token = await tokenMailed(email);
    secrets.add(token);
    return token;
  };

  const form = { name: 'Inconfundível', email, password: FIRST, acceptedPolicy: POLICY_VERSION, adult: true };
  await post('/sign-up', form);
  await post('/session', { email, password: FIRST });
  await post('/confirmations', { email, password: FIRST });
  await post('/confirm', { token: await mailed() });
  await post('/sign-up', form);
  await post('/session', { email, password: WRONG });
  await post('/session', { email, password: FIRST });
  keepCookies();
  await client.json('PATCH', '/api/me', { name: 'Inconfundível Silva' });
  await client.json('PUT', '/api/me/password', { currentPassword: FIRST, newPassword: SECOND });
  await client.get('/api/me/export');
  const added = (await (await addPasskey(client, await authenticator(), 'Inconfundível', SECOND)).json()) as {
    codes: string[];
  };
  for (const code of added.codes) secrets.add(code);
  const half = browser();
  const { challenge } = await begunSignIn(half, email, SECOND);
  for (const value of [challenge, ...half.cookies.values()]) secrets.add(value);
  for (const code of ['aaaabbbbccccdddd', added.codes[0]])
    await half.json('POST', '/api/auth/session/recovery-code', { code });
  for (const value of half.cookies.values()) secrets.add(value);
  const thief = new Map(client.cookies);
  for (let i = 0; i < 2; i += 1) await post('/session/refresh', {});
  keepCookies();
  for (const [name, value] of thief) client.cookies.set(name, value);
  expect((await post('/session/refresh', {})).status).toBe(401);
  await post('/recoveries', { email });
  await post('/reset', { token: await mailed(), password: THIRD });
  expect((await post('/session', { email, password: THIRD })).status).toBe(202);
  expect((await post('/session/recovery-code', { code: added.codes[1] })).status).toBe(200);
  keepCookies();

  const { results } = await env.DB.prepare('SELECT password_hash FROM users WHERE email = ?').bind(email).all();
  secrets.add(String(results[0]?.password_hash));
  const headers = {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  };
  const calls: [method: string, path: string, body?: object][] = [
    ['POST', '/api/auth/sign-up', { ...form, email: 'inconfundivel-2@example.com' }],
    ['POST', '/api/auth/session', { email, password: THIRD }],
    ['POST', '/api/auth/recoveries', { email }],
    ['POST', '/api/auth/session/refresh', {}],
    ['PATCH', '/api/me', { name: 'Inconfundível' }],
    ['PUT', '/api/me/password', { currentPassword: THIRD, newPassword: SECOND }],
    ['GET', '/api/me/export'],
    ['POST', '/api/me/deletion', { password: THIRD }],
  ];
  let failures = 0;
  for (const table of [
    'users',
    'sessions',
    'outbox',
    'limits',
    'mailbox_tokens',
    'sign_ups',
    'user_roles',
    'passkeys',
    'second_steps',
  ]) {
    for (const [method, path, body] of calls) {
      const init = { method, headers, body: body && JSON.stringify(body) };
      const { status } = await request(path, init as RequestInit, { DB: broken(env.DB, table) });
      if (status === 503) failures += 1;
    }
  }
  expect(failures).toBeGreaterThan(10);
  await client.json('POST', '/api/me/deletion', { password: THIRD });
  for (const secret of secrets) {
    const part = encodeURIComponent(secret);
    for (const path of [
      `/api/posts/${part}`,
      `/painel/users/${part}`,
      `/auth/login?next=${part}`,
      `/sobre?x=${part}`,
    ]) {
      await request(path);
    }
    // A person may edit a link's address by hand.
    if (secret.length >= 24 || secret.includes('@')) await request(`/reset-password/${part}`);
  }

  expect(said.length).toBeGreaterThan(failures);
  const log = said.join('\n');
  expect(log).toContain('was used again');
  for (const route of ['/api/posts/:id', '/painel/*', '/auth/login']) expect(log).toContain(`"route":"${route}"`);
  expect(log).not.toMatch(/@|scrypt|__Host/);
  for (const secret of secrets) expect(log.includes(secret), secret.slice(0, 12)).toBe(false);
});

test('mail that the provider refuses is logged without its recipient', async () => {
  const { email } = await person();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError(`no route to api.resend.com for ${email}`));
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ email }),
  };
  await request('/api/auth/recoveries', init, { RESEND_API_KEY: 're_key', MAIL_FROM: 'Soul <ola@soul.test>' });
  expect(said.join('\n')).toMatch(/^Mail [\w-]+ was not taken, attempt 1: the provider could not be reached$/m);
  expect(said.join('\n')).not.toContain('@');
});
