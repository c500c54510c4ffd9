// Measures whether the time of an answer tells a known address from an unknown one.
import { POLICY_VERSION } from '../../src/shared/policy.ts';

const PASSWORD = 'framboesa com granola';

const signUp = (email: string) => ({
  name: 'Ana',
  email,
  password: PASSWORD,
  acceptedPolicy: POLICY_VERSION,
  adult: true,
});

/** A route that anybody can call with an address. */
export type AccountRoute = { path: string; body: (email: string) => object };

export const ACCOUNT_ROUTES = {
  signIn: { path: '/api/auth/session', body: (email) => ({ email, password: 'não é esta' }) },
  signUp: { path: '/api/auth/sign-up', body: signUp },
  recovery: { path: '/api/auth/recoveries', body: (email) => ({ email }) },
  confirmation: { path: '/api/auth/confirmations', body: (email) => ({ email, password: PASSWORD }) },
} satisfies Record<string, AccountRoute>;

export type Addresses = { known: string[]; unknown: string[] };

/** Signs up and confirms people, and invents as many addresses that nobody has. */
export async function someAddresses(origin: string, people: number): Promise<Addresses> {
  const known: string[] = [];
  for (let count = 0; count < people; count += 1) known.push(await confirmedPerson(origin));
  return { known, unknown: known.map(() => `${crypto.randomUUID()}@example.com`) };
}

/** Calls a route with both kinds of addresses in turn. Returns the times in ms, pair by pair, and the different answers. */
export async function answerTimes(origin: string, route: AccountRoute, addresses: Addresses, pairs: number) {
  const times: Record<keyof Addresses, number[]> = { known: [], unknown: [] };
  const answers = new Set<string>();
  for (let pair = 0; pair < pairs; pair += 1) {
    // Each kind comes first in turn, so that work behind an answer slows both alike.
    const kinds = ['known', 'unknown'] as const;
    for (const kind of pair % 2 === 0 ? kinds : kinds.toReversed()) {
      const email = addresses[kind][pair % addresses[kind].length] ?? '';
      const started = performance.now();
      const response = await post(origin, route.path, route.body(email));
      answers.add(`${response.status} ${await response.text()}`);
      times[kind].push(performance.now() - started);
    }
  }
  return { ...times, answers };
}

/** Each call comes from an address of its own, so that no limit meets it. */
function post(origin: string, path: string, body: object) {
  const part = () => 1 + Math.floor(Math.random() * 254);
  const address = `10.${part()}.${part()}.${part()}`;
  const headers = { 'Content-Type': 'application/json', Origin: origin, 'CF-Connecting-IP': address };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function confirmedPerson(origin: string): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await post(origin, '/api/auth/sign-up', signUp(email));
  for (;;) {
    const letters = await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json();
    const token = /confirmar#([\w-]+)/.exec(letters[0]?.text ?? '')?.[1];
    if (!token) continue;
    await post(origin, '/api/auth/confirm', { token, password: signUp(email).password });
    return email;
  }
}
