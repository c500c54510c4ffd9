import { describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '../../../src/shared/policy';
import { browser, person } from '../../helpers/account';
import { counted, env, request } from '../../helpers/edge';

const ROUTES: Record<string, (email: string) => object> = {
  '/api/auth/session': (email) => ({ email, password: 'não é esta' }),
  '/api/auth/sign-up': (email) => ({
    name: 'Ana',
    email,
    password: 'framboesa com granola',
    acceptedPolicy: POLICY_VERSION,
    adult: true,
  }),
  '/api/auth/recoveries': (email) => ({ email }),
  '/api/auth/confirmations': (email) => ({ email, password: 'não é esta' }),
};

async function answer(path: string, email: string) {
  const response = await browser().json('POST', path, ROUTES[path]?.(email));
  return {
    status: response.status,
    headers: [...response.headers]
      .filter(([name]) => name !== 'date' && name !== 'x-request-id')
      .map(([name, value]) => [name, value.replace(/^(__Host-sign-up=)[\w-]{43};/, '$1random;')]),
    body: await response.text(),
  };
}

/** E-mail addresses: one confirmed, one unconfirmed, and one unknown. */
const knownAndUnknown = async () => [
  (await person()).email,
  (await person({ confirmed: false })).email,
  `${crypto.randomUUID()}@example.com`,
];

/** `tests/bench/accounts.ts` measures the duration of these answers. */
describe.each(Object.keys(ROUTES))('%s', (path) => {
  test('answers byte for byte alike for a confirmed, an unconfirmed and an unknown address, twice', async () => {
    const addresses = await knownAndUnknown();
    const answers = [];
    for (const email of [...addresses, ...addresses]) answers.push(await answer(path, email));
    for (const other of answers) expect(other).toEqual(answers[0]);
  });
});

test('a recovery takes as many round trips to D1 for an unknown address as for a known one', async () => {
  const trips = [];
  for (const email of await knownAndUnknown()) {
    const { db, usage } = counted(env.DB);
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    await request('/api/auth/recoveries', { method: 'POST', headers, body: JSON.stringify({ email }) }, { DB: db });
    trips.push(usage.roundTrips);
  }
  expect(new Set(trips)).toEqual(new Set([trips[0]]));
});
