import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#edge';
import { AUTH_BODY } from '../../../functions/http/body';
import { signIn } from '../../helpers/account';
import { ACCOUNT_REQUESTS } from '../../helpers/account-requests';
import { env } from '../../helpers/edge';
import { endless } from '../../helpers/endless';
import { unwatch, watchWrites, writes } from '../../helpers/written';

const KB = 1024;
/** Routes without a body: everything about them is in the path and the session. */
const isBodiless = (method: string) => method === 'GET' || method === 'DELETE';
const WRITES = ACCOUNT_REQUESTS.filter(([method]) => !isBodiless(method));

const EXTRA = [
  ...['"role":"admin"', '"roles":["admin"]', '"id":"1"', '"userId":"1"', '"createdAt":1', '"constructor":null'],
  ...['"confirmedAt":"2026-01-01T00:00:00.000Z"', '"__proto__":{"role":"admin"}'],
];
const MALFORMED: Record<string, BodyInit> = {
  'cut off': '{"email":',
  empty: '',
  'invalid UTF-8': new Uint8Array([123, 34, 255, 34, 58, 49, 125]),
  'a byte order mark': '\ufeff{}',
  'a lone surrogate': String.raw`{"email":"\ud800","name":"\ud800"}`,
  '8,000 nested lists': `${'['.repeat(8000)}${']'.repeat(8000)}`,
};

let client: Awaited<ReturnType<typeof signIn>>;
beforeAll(watchWrites);
afterAll(unwatch);
beforeEach(async () => {
  client = await signIn();
  await env.DB.prepare('DELETE FROM limits').run();
});

test('every route of sign-in and account has a request here', () => {
  const routes = api.routes.filter(({ method, path }) => method !== 'ALL' && /^\/api\/(?:auth|me)(?:\/|$)/.test(path));
  // Middleware is registered with the methods it is for, so a route may be listed more than once.
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect(ACCOUNT_REQUESTS.map(([method, path]) => `${method} ${path}`).sort()).toEqual([...known].sort());
});

describe.each(WRITES)('%s %s', (method, path, good) => {
  const send = (body: BodyInit) => {
    const headers = { 'Content-Type': 'application/json' };
    return client.send(path.replace(':id', crypto.randomUUID()), { method, body, headers });
  };
  const withExtra = (extra: string) => `{${[extra, JSON.stringify(good).slice(1, -1)].filter(Boolean).join()}}`;

  test('answers 400 to fields that its contract does not know, and writes nothing', async () => {
    const before = await writes();
    const answers = await Promise.all(EXTRA.map((extra) => send(withExtra(extra))));
    const codes: { code: string }[] = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }, at) => [EXTRA[at], status, codes[at]?.code])).toEqual(
      EXTRA.map((extra) => [extra, 400, 'malformed']),
    );
    expect(await writes()).toBe(before);
  });

  test('answers 400 to malformed bodies, and writes nothing', async () => {
    const before = await writes();
    const names = Object.keys(MALFORMED);
    const answers = await Promise.all(Object.values(MALFORMED).map(send));
    expect(answers.map(({ status }, at) => [names[at], status])).toEqual(names.map((name) => [name, 400]));
    expect(await writes()).toBe(before);
  });

  test('answers 413 to a body over 16 KB, of which it reads at most 64 KB more', async () => {
    const before = await writes();
    const { stream, sent } = endless();
    const answer = await send(stream);
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { error: 'O envio passa de 16 KB.', code: 'too-large' },
    ]);
    expect(sent()).toBeGreaterThan(AUTH_BODY);
    expect(sent()).toBeLessThanOrEqual(AUTH_BODY + 64 * KB);
    // The limit itself is still read: then the body is judged by its content.
    const fitting = JSON.stringify(good).padEnd(AUTH_BODY);
    expect((await send(`${fitting} `)).status).toBe(413);
    expect(await writes()).toBe(before);
    expect((await send(fitting)).status).not.toBe(413);
  });
});
