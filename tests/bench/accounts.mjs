// `npm run bench`: whether the time of an answer tells a known address from an unknown one. Calls are interleaved; each
// comes from an address of its own, so that no limit meets them.
import { spread, withServer } from './server.mjs';

const CALLS = 100;
/** Each address is tried no more often than costs it nothing. */
const PEOPLE = 10;
const PASSWORD = 'framboesa com granola';

const ROUTES = {
  entrar: ['/api/auth/session', (email) => ({ email, password: 'não é esta' })],
  cadastrar: [
    '/api/auth/sign-up',
    (email) => ({ name: 'Ana', email, password: PASSWORD, acceptedPolicy: '2025-08-26', adult: true }),
  ],
  recuperar: ['/api/auth/recoveries', (email) => ({ email })],
  reenviar: ['/api/auth/confirmations', (email) => ({ email, password: PASSWORD })],
};

await withServer(async (origin) => {
  const people = [];
  for (let count = 0; count < PEOPLE; count += 1) people.push(await confirmedPerson(origin));
  const strangers = people.map(() => `${crypto.randomUUID()}@example.com`);
  for (const [name, [path, body]] of Object.entries(ROUTES)) {
    const times = { known: [], unknown: [] };
    const answers = new Set();
    for (let call = 0; call < CALLS; call += 1) {
      for (const [kind, addresses] of Object.entries({ known: people, unknown: strangers })) {
        const email = addresses[call % PEOPLE];
        const started = performance.now();
        const response = await post(origin, path, body(email));
        answers.add(`${response.status} ${await response.text()}`);
        times[kind].push(performance.now() - started);
      }
    }
    const [, ofKnown] = spread(times.known);
    const [, ofUnknown] = spread(times.unknown);
    const difference = Math.abs(ofKnown - ofUnknown).toFixed(1);
    console.log(
      `${name.padEnd(10)} conhecido ${ofKnown.toFixed(1)} ms, desconhecido ${ofUnknown.toFixed(1)} ms, diferença ${difference} ms; respostas: ${[...answers].join(' | ')}`,
    );
  }
});

function post(origin, path, body) {
  const part = () => 1 + Math.floor(Math.random() * 254);
  const address = `10.${part()}.${part()}.${part()}`;
  const headers = { 'Content-Type': 'application/json', Origin: origin, 'CF-Connecting-IP': address };
  return fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function confirmedPerson(origin) {
  const email = `${crypto.randomUUID()}@example.com`;
  await post(origin, ...call('cadastrar', email));
  let token;
  while (!token) {
    const letters = await (await fetch(`${origin}/dev/mail.json?to=${encodeURIComponent(email)}`)).json();
    token = /confirmar#([\w-]+)/.exec(letters[0]?.text ?? '')?.[1];
  }
  await post(origin, '/api/auth/confirm', { token });
  return email;
}

function call(route, email) {
  const [path, body] = ROUTES[route];
  return [path, body(email)];
}
