import { median, type Section, spreadText, type Table } from './section.ts';

const CALLS = 20;
/** Number of addresses: enough to stay below the rate limit of each. */
const PEOPLE = 10;
const PASSWORD = 'framboesa com granola';

const signUp = (email: string) => ({
  name: 'Ana',
  email,
  password: PASSWORD,
  acceptedPolicy: '2025-08-26',
  adult: true,
});
const ROUTES: [name: string, path: string, body: (email: string) => object][] = [
  ['sign-in', '/api/auth/session', (email) => ({ email, password: 'não é esta' })],
  ['sign-up', '/api/auth/sign-up', signUp],
  ['recovery', '/api/auth/recoveries', (email) => ({ email })],
  ['another confirmation', '/api/auth/confirmations', (email) => ({ email, password: PASSWORD })],
];

export const accounts: Section = {
  name: 'accounts',
  title: 'Whether an answer’s time tells a known address from an unknown one',
  run: ({ serve, rounds }) => serve((origin) => measured(origin, rounds)),
};

async function measured(origin: string, rounds: number): Promise<Table> {
  const known: string[] = [];
  for (let count = 0; count < PEOPLE; count += 1) known.push(await confirmedPerson(origin));
  const unknown = known.map(() => `${crypto.randomUUID()}@example.com`);
  const rows: string[][] = [];
  for (const [name, path, body] of ROUTES) {
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const answers = new Set<string>();
    for (let call = 0; call < rounds * CALLS; call += 1) {
      for (const [kind, addresses] of [
        ['known', known],
        ['unknown', unknown],
      ] as const) {
        const started = performance.now();
        const response = await post(origin, path, body(addresses[call % PEOPLE] ?? ''));
        answers.add(`${response.status} ${await response.text()}`);
        times[kind].push(performance.now() - started);
      }
    }
    const difference = Math.abs(median(times.known) - median(times.unknown));
    rows.push([name, spreadText(times.known), spreadText(times.unknown), difference.toFixed(1), String(answers.size)]);
  }
  return {
    note: 'Interleaved, each call from an address of its own, so that no limit meets it: ms, min – median – max.',
    head: ['route', 'known', 'unknown', 'between the medians', 'different answers'],
    rows,
  };
}

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
    await post(origin, '/api/auth/confirm', { token });
    return email;
  }
}
