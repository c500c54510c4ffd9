import fc from 'fast-check';

/** Part of every hostile text, to detect an answer that repeats it. */
export const MARK = 'xq7marca';

const ATTACKS = [
  `${MARK}' OR 1=1; DROP TABLE users; --`,
  `"${MARK}") union select * from users --`,
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

export const text = fc.oneof(
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

/** Generates a valid body with some values replaced, removed or added. */
function nearly(good: Record<string, unknown>): fc.Arbitrary<string> {
  const names = Object.keys(good);
  const change = fc.tuple(fc.constantFrom(...(names.length ? names : ['x'])), fc.option(value, { nil: undefined }));
  const extra = fc.tuple(fc.constantFrom(...KEYS), value);
  return fc.tuple(fc.array(change, { minLength: 1, maxLength: 3 }), fc.array(extra, { maxLength: 1 })).map(
    // Built as text: an object literal would treat `__proto__` as its prototype.
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
/** Generates a nearly valid body, an odd one, or invalid JSON. */
export const body = (good: Record<string, unknown>) =>
  fc.oneof(
    { weight: 5, arbitrary: nearly(good) },
    { weight: 2, arbitrary: odd },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 64 }) },
  );

/** Text that a header can contain. */
const headerText = fc
  .oneof(fc.string({ unit: 'binary-ascii', maxLength: 60 }), fc.constantFrom(MARK, `${MARK}; b=c`, '%00%ff'))
  .map((it) => it.replace(/[^\x20-\x7e]/g, '').trim());

/** Generates headers with these cookies, intact or damaged, or with others. */
export function headers(cookies: ReadonlyMap<string, string>): fc.Arbitrary<Record<string, string>> {
  const whole = [...cookies].map(([name, it]) => `${name}=${it}`).join('; ');
  const cookie = fc.oneof(
    { weight: 3, arbitrary: fc.constant(whole) },
    headerText,
    headerText.map((it) => `__Host-access=${it}; __Host-refresh=${it}; __Host-challenge=${it}; __Host-editor=1`),
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

/** Must not appear in any answer: words of the database, stack traces or libraries. */
export const LEAK =
  /D1_|SQLITE|Failed query|params:|\bSELECT\b|INSERT INTO|password_hash|TypeError|ZodError|\.[jt]s:\d|scrypt/;

/** Generates one segment of a path. */
export const segment = fc.oneof(text, fc.uuid(), fc.constantFrom('%00', '%ff', '..%2f', '%')).map((it) => {
  return it.startsWith('%') || it.startsWith('..%') ? it : encodeURIComponent(it.toWellFormed().slice(0, 300));
});
