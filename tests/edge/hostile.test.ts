// @module-tag long
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASSWORD, signIn } from '../helpers/account';
import { ACCOUNT_REQUESTS } from '../helpers/account-requests';
import { env, request } from '../helpers/edge';
import { body, headers, LEAK, MARK, segment } from '../helpers/hostile';

const CASES = 100;
/** Requests per session, which any of them may end; below the rate limits. */
const AT_ONCE = 10;
/** Minimum number of requests that reach the route, past session check and rate limit. */
const REACHED = 25;

describe.each(ACCOUNT_REQUESTS)('%s %s', (method, path, good) => {
  test(`answers ${CASES} hostile requests with a typed refusal or a plain response`, { timeout: 120_000 }, async () => {
    const people: string[] = [];
    const statuses: number[] = [];
    for (let sent = 0; sent < CASES; sent += AT_ONCE) {
      const { user, cookies } = await signIn();
      people.push(user.id);
      await env.DB.prepare('DELETE FROM limits').run();
      const attack = fc.record({ body: body(good), headers: headers(cookies), segment });
      statuses.push(...(await Promise.all(fc.sample(attack, AT_ONCE).map(send))));
    }
    const reached = statuses.filter((status) => status !== 401 && status !== 429);
    expect(reached.length, statuses.join()).toBeGreaterThanOrEqual(REACHED);
    const left = await env.DB.prepare(
      'SELECT count(*) AS people, count(DISTINCT password_hash) AS passwords FROM users WHERE id IN (SELECT value FROM json_each(?))',
    )
      .bind(JSON.stringify(people))
      .first();
    expect(left).toEqual({ people: people.length, passwords: 1 });
    expect(await env.DB.prepare('SELECT count(*) AS n FROM user_roles').first('n')).toBe(0);
    const { user, json } = await signIn();
    expect((await json('POST', '/api/auth/session', { email: user.email, password: PASSWORD })).status).toBe(200);
  });

  async function send(attack: {
    body: string | Uint8Array<ArrayBuffer>;
    headers: Record<string, string>;
    segment: string;
  }): Promise<number> {
    const init: RequestInit = { method, headers: attack.headers };
    if (method !== 'GET') init.body = attack.body;
    const response = await request(path.replace(':id', attack.segment), init);
    const answer = await response.text();
    const what = JSON.stringify({ ...attack, status: response.status, answer }).slice(0, 3000);
    const parsed = JSON.parse(answer);
    // Requests that find the hashing queue full are refused.
    if (parsed.code !== 'busy') expect(response.status, what).toBeLessThan(500);
    expect(answer, what).not.toMatch(LEAK);
    if (response.status < 400) return response.status;
    expect(parsed.error, what).toEqual(expect.any(String));
    expect(answer, what).not.toContain(MARK);
    return response.status;
  }
});
