import { createExecutionContext } from 'cloudflare:test';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { knownDevice } from '../../../functions/auth/known-device';
import type { AppEnv } from '../../../functions/env';
import { type Browser, browser, PASSWORD, person, signIn } from '../../helpers/account';
import { env } from '../../helpers/edge';

const NEXT = 'edge-tests-9876543210-zyxwvutsrqponmlkjihgfedcba';
const rotating = { ...env, AUTH_SECRET: NEXT, AUTH_SECRET_PREVIOUS: env.AUTH_SECRET };
const rotated = { ...env, AUTH_SECRET: NEXT };

/** Sends a request to a deployment with those bindings; the client's cookies are sent and updated. */
async function ask(client: Browser, bindings: typeof env, path: string, body?: object): Promise<number> {
  const { app } = await import('#edge');
  const headers = new Headers({
    Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'Sec-Fetch-Site': 'same-origin',
    ...(body && { 'Content-Type': 'application/json' }),
  });
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await app.fetch(new Request(`https://soul.test${path}`, init), bindings, createExecutionContext());
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    client.cookies.set(name, value);
  }
  return response.status;
}

const refresh = (client: Browser, bindings: typeof env) => ask(client, bindings, '/api/auth/session/refresh', {});

describe('while the secret is being rotated', () => {
  test('a session stays valid, and its next refresh moves it to the new secret', async () => {
    const client = await signIn();
    expect(await ask(client, rotating, '/api/me')).toBe(200);
    expect(await refresh(client, rotating)).toBe(200);
    expect(await ask(client, rotated, '/api/me')).toBe(200);
    expect(await refresh(client, rotated)).toBe(200);
  });

  test('a known device of the account stays known', async () => {
    const { email } = await person();
    const client = browser();
    expect((await client.json('POST', '/api/auth/session', { email, password: PASSWORD })).status).toBe(200);
    const cookie = `__Host-device=${client.cookies.get('__Host-device')}`;
    const app = new Hono<AppEnv>().get('/', (c) => c.json(knownDevice(c, email) !== null));
    const isKnown = async (bindings: object) =>
      (await app.request('https://soul.test/', { headers: { Cookie: cookie } }, bindings)).json();
    expect(await isKnown(env)).toBe(true);
    expect(await isKnown(rotating)).toBe(true);
    expect(await isKnown(rotated)).toBe(false);
  });
});

describe('without the former secret', () => {
  test('tokens made with it are refused: every user signs in again', async () => {
    const client = await signIn('admin');
    expect(await ask(client, rotated, '/api/me')).toBe(401);
    expect(await ask(client, rotated, '/api/panel/stats')).toBe(401);
    expect(await refresh(client, rotated)).toBe(401);
  });
});

test('a weak former secret stops the deployment like a weak current one', async () => {
  expect(await ask(browser(), { ...env, AUTH_SECRET_PREVIOUS: 'secret' }, '/api/settings')).toBe(500);
});
