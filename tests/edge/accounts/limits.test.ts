import { describe, expect, test, vi } from 'vitest';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { browser, PASSWORD, person } from '../../helpers/account';
import { env } from '../../helpers/edge';

const JSON_TYPE = { 'Content-Type': 'application/json' };
const from = (address: string, path: string, body: object) =>
  browser().send(path, {
    method: 'POST',
    headers: { ...JSON_TYPE, 'CF-Connecting-IP': address },
    body: JSON.stringify(body),
  });

describe('limits by origin', () => {
  test.each([
    ['2001:db8:1:2', (i: number) => `2001:db8:1:2:${i + 1}::1`],
    ['whose zeros are left out', (i: number) => `2001:db8::${i + 1}:0:0:1`],
    ['whose zeros are left out at the end', (i: number) => `2001:db8:5::${i + 1}`],
    ['written in two ways', (i: number) => (i % 2 ? '2001:DB8:7:0:1:2:3:4' : '2001:db8:7::1')],
  ])('take one IPv6 network of a household for one: %s', async (_, address) => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i += 1) {
      statuses.push((await from(address(i), '/api/auth/recoveries', { email: `v6-${i}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(202), 429]);
  });

  test('keep neighbours apart', async () => {
    for (let i = 0; i < 12; i += 1) {
      const address = i % 2 ? `2001:db8:9:${i}::1` : `::ffff:192.0.2.${i}`;
      expect((await from(address, '/api/auth/recoveries', { email: `vizinho-${i}@example.com` })).status).toBe(202);
    }
  });
});

test('guesses at one account slow down though they come at once and from everywhere; the owner still gets in', {
  timeout: 30_000,
}, async () => {
  const { email } = await person();
  const timer = vi.spyOn(globalThis, 'setTimeout');
  const waits = () =>
    timer.mock.calls.map(([, ms]) => ms).filter((ms) => [250, 500, 1000, 2000, 4000].includes(ms ?? 0));
  const guess = () => browser().json('POST', '/api/auth/session', { email, password: 'chute qualquer' });
  const enter = () => browser().json('POST', '/api/auth/session', { email, password: PASSWORD });
  const statuses = (await Promise.all(Array.from({ length: 15 }, guess))).map(({ status }) => status);
  expect(statuses).toEqual(Array(15).fill(401));
  expect(waits().sort((a, b) => Number(a) - Number(b))).toEqual([250, 500, 1000, 2000, 4000]);
  expect((await enter()).status).toBe(200);
  timer.mockClear();
  expect((await enter()).status).toBe(200);
  expect(waits()).toEqual([]);
  timer.mockRestore();
});

test('a mailbox hears at most three times an hour that it has an account already', async () => {
  const { email } = await person();
  const body = { name: 'Ana', email, password: PASSWORD, acceptedPolicy: POLICY_VERSION, adult: true };
  for (let i = 0; i < 5; i += 1) {
    const response = await browser().json('POST', '/api/auth/sign-up', body);
    expect([response.status, await response.json()]).toEqual([202, { ok: true }]);
  }
  const row = await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE to_address = ?').bind(email).first();
  expect(row?.n).toBe(3);
});
