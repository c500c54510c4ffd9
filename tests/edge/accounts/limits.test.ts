// @module-tag long
import { beforeEach, describe, expect, test } from 'vitest';
import { limitKey } from '../../../functions/auth/limit';
import { browser, PASSWORD, person, signIn, tokenMailed } from '../../helpers/account';
import { d1Through, WRITES } from '../../helpers/d1-through';
import { env, request } from '../../helpers/edge';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const from = (address: string, path: string, body: object) =>
  browser().send(path, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'CF-Connecting-IP': address },
    body: JSON.stringify(body),
  });

describe('limits by IP address', () => {
  test.each([
    ['2001:db8:1:2', (i: number) => `2001:db8:1:2:${i + 1}::1`],
    ['whose zeros are left out', (i: number) => `2001:db8::${i + 1}:0:0:1`],
    ['whose zeros are left out at the end', (i: number) => `2001:db8:5::${i + 1}`],
    ['written in two ways', (i: number) => (i % 2 ? '2001:DB8:7:0:1:2:3:4' : '2001:db8:7::1')],
  ])('count an IPv6 network of one household as one address: %s', async (_, address) => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await from(address(i), '/api/auth/recoveries', { email: `v6-${i}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });

  test('count neighbouring networks separately', async () => {
    for (let i = 0; i < 12; i += 1) {
      const address = i % 2 ? `2001:db8:9:${i}::1` : `::ffff:192.0.2.${i}`;
      expect((await from(address, '/api/auth/recoveries', { email: `vizinho-${i}@example.com` })).status).toBe(202);
    }
  });

  test('count the networks of one IPv6 site together, ten times as many', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 102; i += 1) {
      const address = `2001:db8:b:${i.toString(16)}::1`;
      statuses.push((await from(address, '/api/auth/recoveries', { email: `rede-${i}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(100).fill(202), 429, 429]);
  });

  test('do not count for an IPv6 site what its own limit has refused to a network', async () => {
    for (let i = 0; i < 110; i += 1) {
      await from('2001:db8:c:1::1', '/api/auth/recoveries', { email: `rede-${i}@example.com` });
    }
    expect((await from('2001:db8:c:2::1', '/api/auth/recoveries', { email: 'outra@example.com' })).status).toBe(202);
  });
});

describe('writes to one’s own account', () => {
  test('are limited to 60, while reads still answer', async () => {
    const client = await signIn();
    const statuses: number[] = [];
    for (let i = 0; i < 61; i += 1) statuses.push((await client.json('PATCH', '/api/me', { name: 'Ana Lima' })).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    expect((await client.get('/api/me/export')).status).toBe(200);
  });
});

describe('attempts to sign in to one account', () => {
  const guess = (email: string) => browser().json('POST', '/api/auth/session', { email, password: 'chute qualquer' });
  const enter = (email: string, client = browser()) =>
    client.json('POST', '/api/auth/session', { email, password: PASSWORD });
  const statusesOf = (responses: Response[]) => responses.map(({ status }) => status);
  /** Sets the number of attempts and the time since the first one. */
  async function tried(email: string, count: number, seconds: number) {
    await env.DB.prepare('UPDATE limits SET count = ?, started_at = ? WHERE key = ?')
      .bind(count, Date.now() - seconds * 1000, limitKey(env.AUTH_SECRET, 'account', email))
      .run();
  }

  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM limits').run();
  });

  test.each(['of a person', 'of nobody'])('%s run one at a time after ten, from any address', async (whose) => {
    const email = whose === 'of nobody' ? `${crypto.randomUUID()}@example.com` : (await person()).email;
    await guess(email);
    await tried(email, 10, 1);
    const started = Date.now();
    const responses = await Promise.all(Array.from({ length: 6 }, () => guess(email)));
    expect(statusesOf(responses).sort()).toEqual([401, 429, 429, 429, 429, 429]);
    expect(Date.now() - started).toBeGreaterThan(2900);
    const refused = responses.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeLessThanOrEqual(4);
    // A refused attempt is not counted, so one at the right time succeeds.
    await tried(email, 11, 9);
    expect((await guess(email)).status).toBe(401);
  });

  test('are refused after thirty, also for the owner on a new device, who is pointed to the password reset', async () => {
    const { email } = await person();
    await guess(email);
    await tried(email, 30, 600);
    const refused = await enter(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(290);
    expect(((await refused.json()) as { error: string }).error).toContain('Se a conta é sua, escolha outra senha');
    await browser().json('POST', '/api/auth/recoveries', { email });
    const owner = browser();
    const body = { token: await tokenMailed(email), password: PASSWORD };
    expect((await owner.json('POST', '/api/auth/reset', body)).status).toBe(200);
    // The new password ends the count of guesses at the old one.
    for (const device of [owner, browser()]) expect((await enter(email, device)).status).toBe(200);
  });

  test('still work on devices where the owner was signed in before, each with its own count', async () => {
    const [{ email }, owner] = [await person(), browser()];
    expect((await enter(email, owner)).status).toBe(200);
    await owner.json('DELETE', '/api/auth/session');
    await guess(email);
    await tried(email, 30, 60);
    expect((await enter(email)).status).toBe(429);
    expect((await enter(email, owner)).status).toBe(200);
    const wrong = () => owner.json('POST', '/api/auth/session', { email, password: 'não é esta' });
    expect((await wrong()).status).toBe(401);
    // The device cookie is valid only for its account and cannot be forged.
    const [somebodyElse, other] = [await person(), browser()];
    expect((await enter(somebodyElse.email, other)).status).toBe(200);
    const thief = browser();
    thief.cookies.set('__Host-device', other.cookies.get('__Host-device') ?? '');
    expect((await enter(email, thief)).status).toBe(429);
    thief.cookies.set('__Host-device', `${'A'.repeat(22)}.${'A'.repeat(43)}`);
    expect((await enter(email, thief)).status).toBe(429);
  });

  test('share one device cookie, which holds three people: a fourth replaces the first', async () => {
    const client = browser();
    const people = await Promise.all(Array.from({ length: 4 }, () => person()));
    for (const { email } of people) await enter(email, client);
    const mark = client.cookies.get('__Host-device') ?? '';
    expect(mark.split('.')).toHaveLength(4);
    for (const { email } of people) expect(mark).not.toContain(email);
  });

  test('are no longer counted after a successful sign-in', async () => {
    const { email } = await person();
    await guess(email);
    // One more is allowed in this window.
    await tried(email, 29, 600);
    expect((await enter(email)).status).toBe(200);
    const responses = [];
    for (let i = 0; i < 3; i += 1) responses.push(await guess(email));
    expect(statusesOf(responses)).toEqual([401, 401, 401]);
  });
});

test('wrong passwords in one session do not block the owner in another session', async () => {
  const stolen = await signIn();
  const own = browser();
  await own.json('POST', '/api/auth/session', { email: stolen.user.email, password: PASSWORD });
  const change = (client: typeof own, currentPassword: string) =>
    client.json('PUT', '/api/me/password', { currentPassword, newPassword: 'outra que presta' });
  const statuses: number[] = [];
  for (let i = 0; i < 11; i += 1) statuses.push((await change(stolen, 'chute qualquer')).status);
  expect(statuses).toEqual([...Array(10).fill(403), 429]);
  expect((await change(own, PASSWORD)).status).toBe(200);
});

test('a session check without a valid session writes nothing to the database', async () => {
  const written: string[] = [];
  const DB = d1Through(env.DB, { before: (sql) => written.push(...sql.filter((text) => WRITES.test(text))) });
  for (let i = 0; i < 20; i += 1) {
    const headers = { Cookie: i % 2 ? '__Host-access=x; __Host-refresh=y' : '' };
    expect((await request('/api/auth/session', { headers }, { DB })).status).toBe(200);
  }
  expect(written).toEqual([]);
});
