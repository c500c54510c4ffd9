import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { POLICY_VERSION } from '../../src/shared/policy';
import { PASSWORD, signIn } from '../helpers/account';
import { env, request } from '../helpers/edge';

const CASES = 100;
const AT_ONCE = 40;

/** What stands in every hostile text, so that an answer which repeats it is noticed. */
const MARK = 'xq7marca';

const ATTACKS = [
  `${MARK}' OR 1=1; DROP TABLE users; --`,
  `"${MARK}") UNION SELECT password_hash FROM users --`,
  `<script>${MARK}</script>`,
  `${MARK}\u0000`,
  `\u0000${MARK}@example.com`,
  `${MARK}\r\nSet-Cookie: a=b`,
  `${MARK}\u202e\u2028\ufeff`,
  `\${${MARK}}{{7*7}}%s%n`,
  `${MARK}@example.com\u0130`,
  `../../${MARK}`,
  MARK.repeat(400),
  '\u0300'.repeat(2000),
  'ﷺ'.repeat(500),
  'constructor',
  '__proto__',
];

const text = fc.oneof(
  fc.constantFrom(...ATTACKS),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, [], {}, '', ' ', [[[[[]]]]]),
  fc.jsonValue({ maxDepth: 3 }),
);
const KEYS = [
  '__proto__',
  'constructor',
  'id',
  'role',
  'roles',
  'version',
  'userId',
  'confirmedAt',
  '$ne',
  '',
  '\ud800',
];

/** A good body with some of its values replaced, missing, or joined by others. */
function nearly(good: Record<string, unknown>): fc.Arbitrary<string> {
  const names = Object.keys(good);
  const change = fc.tuple(fc.constantFrom(...(names.length ? names : ['x'])), fc.option(value, { nil: undefined }));
  const extra = fc.tuple(fc.constantFrom(...KEYS), value);
  return fc.tuple(fc.array(change, { minLength: 1, maxLength: 3 }), fc.array(extra, { maxLength: 1 })).map(
    // By text: an object would take `__proto__` for its prototype.
    ([changes, extras]) => {
      const pairs = Object.entries({ ...good, ...Object.fromEntries(changes) }).filter(([, it]) => it !== undefined);
      return `{${[...pairs, ...extras].map(([name, it]) => `${JSON.stringify(name)}:${JSON.stringify(it)}`).join()}}`;
    },
  );
}

const odd = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"texto"',
  '\ufeff{}',
  '{"email":"\\ud800@example.com"}',
  '{"a":1,"a":2}',
  '['.repeat(8000),
  '{"a":'.repeat(3000),
  `{"email":"${'a'.repeat(17_000)}"}`,
  '1e999999',
  '{"password":-0}',
);
const body = (good: Record<string, unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: nearly(good) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) },
  );

/** What a header may hold at all. */
const headerText = fc
  .oneof(fc.string({ unit: 'binary-ascii', maxLength: 60 }), fc.constantFrom(MARK, `${MARK}; b=c`, '%00%ff'))
  .map((it) => it.replace(/[^\x20-\x7e]/g, '').trim());

function headers(cookies: ReadonlyMap<string, string>): fc.Arbitrary<Record<string, string>> {
  const whole = [...cookies].map(([name, it]) => `${name}=${it}`).join('; ');
  const cookie = fc.oneof(
    { weight: 3, arbitrary: fc.constant(whole) },
    headerText,
    headerText.map((it) => `__Host-access=${it}; __Host-refresh=${it}; __Host-human=${it}; __Host-editor=1`),
    fc.nat({ max: whole.length }).map((end) => whole.slice(0, end)),
    fc.constant(`__Host-access=${'a'.repeat(20_000)}`),
  );
  const type = fc.oneof(
    { weight: 6, arbitrary: fc.constant('application/json') },
    fc.constantFrom('application/json; charset=latin1', 'text/plain', 'application/x-www-form-urlencoded', 'a/b', ''),
    headerText,
  );
  return fc.record({
    Cookie: cookie,
    'Content-Type': type,
    'Sec-Fetch-Site': fc.oneof({ weight: 8, arbitrary: fc.constant('same-origin') }, headerText),
    Origin: fc.oneof(fc.constantFrom('https://soul.test', 'null', 'https://evil.example'), headerText),
    'User-Agent': headerText,
    'CF-Connecting-IP': fc.oneof(fc.ipV4(), fc.ipV6(), headerText),
    'Content-Length': fc.constantFrom('0', '5', '999999999'),
  });
}

const PERSON = { name: 'Ana', email: `${MARK}@example.com`, password: 'chute ruim' };
const TOKEN = 'A'.repeat(43);
const ROUTES: [method: string, path: string, good: Record<string, unknown>][] = [
  ['GET', '/api/auth/session', {}],
  ['POST', '/api/auth/session', { email: PERSON.email, password: PERSON.password }],
  ['DELETE', '/api/auth/session', {}],
  ['POST', '/api/auth/session/refresh', {}],
  ['POST', '/api/auth/sign-up', { ...PERSON, acceptedPolicy: POLICY_VERSION, adult: true }],
  ['POST', '/api/auth/confirmations', { email: PERSON.email }],
  ['POST', '/api/auth/confirm', { token: TOKEN }],
  ['POST', '/api/auth/recoveries', { email: PERSON.email }],
  ['POST', '/api/auth/reset', { token: TOKEN, password: PERSON.password }],
  ['GET', '/api/auth/challenge', {}],
  ['POST', '/api/auth/challenge', { answer: MARK }],
  ['GET', '/api/me', {}],
  ['PATCH', '/api/me', { name: 'Ana' }],
  ['PUT', '/api/me/password', { currentPassword: PERSON.password, newPassword: PERSON.password }],
  ['GET', '/api/me/sessions', {}],
  ['DELETE', '/api/me/sessions', {}],
  ['DELETE', '/api/me/sessions/:id', {}],
  ['GET', '/api/me/export', {}],
  ['POST', '/api/me/deletion', { password: PERSON.password }],
];

const LEAK =
  /D1_|SQLITE|Failed query|params:|\bSELECT\b|INSERT INTO|password_hash|TypeError|ZodError|\.[jt]s:\d|scrypt/;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
});

describe.each(ROUTES)('%s %s', (method, path, good) => {
  test(`meets ${CASES} hostile requests with a typed refusal or its plain answer`, { timeout: 120_000 }, async () => {
    const client = await signIn();
    const segment = fc.oneof(text, fc.uuid(), fc.constantFrom('%00', '%ff', '..%2f', '%')).map((it) => {
      return it.startsWith('%') || it.startsWith('..%') ? it : encodeURIComponent(it.toWellFormed().slice(0, 300));
    });
    const attack = fc.record({ body: body(good), headers: headers(client.cookies), segment });
    const attacks = fc.sample(attack, CASES);
    for (let start = 0; start < CASES; start += AT_ONCE) {
      await Promise.all(attacks.slice(start, start + AT_ONCE).map(send));
    }
    const people = await env.DB.prepare('SELECT count(*) AS n FROM users WHERE id = ?').bind(client.user.id).first();
    expect(people?.n).toBe(1);
    const roles = await env.DB.prepare('SELECT count(*) AS n FROM user_roles').first();
    expect(roles?.n).toBe(0);
    const login = { email: client.user.email, password: PASSWORD };
    expect((await client.json('POST', '/api/auth/session', login)).status).toBe(200);
  });

  async function send(attack: {
    body: string | Uint8Array<ArrayBuffer>;
    headers: Record<string, string>;
    segment: string;
  }) {
    const init: RequestInit = { method, headers: attack.headers };
    if (method !== 'GET') init.body = attack.body;
    const response = await request(path.replace(':id', attack.segment), init);
    const answer = await response.text();
    const what = JSON.stringify({ ...attack, status: response.status, answer }).slice(0, 3000);
    expect(response.status, what).toBeLessThan(500);
    expect(answer, what).not.toMatch(LEAK);
    const parsed = JSON.parse(answer);
    if (response.status < 400) return;
    expect(parsed.error, what).toEqual(expect.any(String));
    expect(answer, what).not.toContain(MARK);
  }
});
