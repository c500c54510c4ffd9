// @module-tag long
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { api } from '#edge';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';
import { endless } from '../helpers/endless';
import { body, LEAK, MARK, segment, text } from '../helpers/hostile';
import { type Good, panelWrites } from '../helpers/panel-writes';
import { unwatch, watchWrites, writes } from '../helpers/written';

/** Requests per route, new ones in each run. */
const CASES = 15;

const ROUTES = [...new Set(api.routes.map(({ method, path }) => `${method} ${path}`))]
  .filter((route) => /^(?!ALL)\w+ \/api\/panel\//.test(route) || /^(?!ALL)\w+ \/api\/panel$/.test(route))
  .map((route) => route.replace('/api/panel', ''));
const WRITES = ROUTES.filter((route) => !route.startsWith('GET '));
const READS = ROUTES.filter((route) => route.startsWith('GET '));

/** Valid values of the parameters of read routes. */
const known: Record<string, string> = {
  key: 'soulshake',
  file: 'posts.csv',
  noun: 'products',
  code: '0',
  page: 'sobre',
};
let admin: Awaited<ReturnType<typeof signIn>>;
let good: ReturnType<typeof panelWrites>;
beforeAll(async () => {
  admin = await signIn('admin');
  good = panelWrites(admin);
  await watchWrites();
});
afterAll(unwatch);
const unlimited = () => env.DB.prepare('DELETE FROM limits').run();
beforeEach(unlimited);

const names = fc.constantFrom(
  ...['search', 'q', 'after', 'before', 'limit', 'version', 'force', 'dry', 'from', 'to', 'user', 'noun', 'record'],
  ...['action', 'state', 'category', 'order', 'shown', 'alt', 'uf', 'type', 'status', 'id', 'role', '__proto__'],
);
const values = fc.oneof(
  text,
  fc.constantFrom('1', '0', '-1', '1e999', '99999999999999999', '[]', '[null]', '{', 'true'),
);
const query = fc
  .array(fc.tuple(names, values), { maxLength: 3 })
  .map((pairs) => new URLSearchParams(pairs.map(([name, it]) => [name, it.toWellFormed().slice(0, 300)])).toString());
const key = fc.option(fc.oneof(fc.constant('chave-repetida-sempre'), fc.string({ unit: 'binary-ascii' })), { freq: 2 });

test('every route that writes has a valid request here', () => {
  expect(Object.keys(good).sort()).toEqual([...WRITES].sort());
});

describe.each(WRITES)('%s', (route) => {
  const [method = ''] = route.split(' ');
  const make = async () => (await good[route]?.()) ?? { path: '' };
  test('carries out a valid request', async () => {
    const wanted = await make();
    const before = await writes();
    const answer = await send(method, wanted.path, wanted.bytes ?? JSON.stringify(wanted.body), typeOf(wanted));
    expect(answer.status, await answer.text()).toBeLessThan(300);
    // A file goes to the storage, and is recorded only on commit.
    if (!wanted.bytes) expect(await writes()).toBeGreaterThan(before);
  });

  test(`answers ${CASES} hostile requests with a refusal that changes nothing, or a plain response`, async () => {
    let about = await make();
    let before = await writes();
    for (let cases = 0; cases < CASES; cases += 1) {
      for (const { path, content, key } of fc.sample(attackOn(about), 1)) {
        const what = JSON.stringify({ path, content, key }).slice(0, 3000);
        const answer = await send(method, path, content, typeOf(about), key);
        await isPlain(answer, what);
        if (answer.status >= 400) expect(await writes(), what).toBe(before);
        if (answer.status === 429) await unlimited();
        if (answer.ok) {
          // A successful write changes the record, so the next request needs a new one.
          await unlimited();
          about = await make();
          before = await writes();
        }
      }
    }
  });

  test('refuses fields that its contract does not know', async () => {
    const { path, body: fields = {} } = await make();
    // Some routes read no body, and files are read as bytes.
    if (Object.keys(fields).length === 0) return;
    const before = await writes();
    for (const extra of ['"intruso":1', '"__proto__":{"active":false}', '"constructor":null']) {
      const json = JSON.stringify(fields).replace(/^\{/, `{${extra},`);
      const answer = await send(method, path, json);
      expect(answer.status, `${json} ${await answer.text()}`).toBe(400);
    }
    expect(await writes()).toBe(before);
  });

  test('answers 413 to an endless body, of which it reads at most 64 KB beyond its limit', async () => {
    const { path, body: fields = {}, bytes } = await make();
    if (Object.keys(fields).length === 0 && !bytes) return;
    const before = await writes();
    const { stream, sent } = endless();
    const answer = await send(method, path, stream, typeOf({ path, ...(bytes && { bytes }) }));
    expect(answer.status).toBe(413);
    const { error }: { error: string } = await answer.json();
    const limit = saidLimit(error);
    expect(sent()).toBeGreaterThan(limit);
    expect(sent()).toBeLessThanOrEqual(limit + 65_536);
    expect(await writes()).toBe(before);
  });
});

describe.each(READS)('%s', (route) => {
  const [, path = ''] = route.split(' ');

  test(`answers ${CASES} hostile requests with a plain response, and changes nothing`, async () => {
    const before = await writes();
    for (const hostile of fc.sample(fc.record({ segment: fc.option(segment), query }), CASES)) {
      const target = path.replace(/:(\w+)(?:\{.*?\})?/g, (_, name: string) => hostile.segment ?? known[name] ?? '1');
      await isPlain(await admin.get(`/api/panel${target}?${hostile.query}`), JSON.stringify(hostile));
    }
    expect(await writes()).toBe(before);
  });
});

/** Changes a valid request's body, its parameters and sometimes its path. */
function attackOn({ path, body: fields = {} }: Good) {
  const [place = '', told = ''] = path.split('?');
  const parts = place.split('/');
  const address = fc.oneof(
    { weight: 3, arbitrary: fc.constant(place) },
    segment.map((part) => [...parts.slice(0, 2), part, ...parts.slice(3)].join('/')),
  );
  return fc
    .record({ address, content: body(fields), query: fc.oneof(query, fc.constant(told)), key })
    .map(({ address: at, ...others }) => ({ ...others, path: `${at}?${others.query}` }));
}

/** Files have an image type, everything else is JSON. */
const typeOf = ({ bytes }: Good) => (bytes ? 'image/png' : 'application/json');

/** Returns the limit in bytes that a refusal names. No route reads more than 10 MB. */
function saidLimit(error: string): number {
  const [, number, unit] = /passa de (\d+) (KB|MB)/.exec(error) ?? [];
  const limit = Number(number) * (unit === 'MB' ? 1024 : 1) * 1024;
  expect(limit, error).toBeLessThanOrEqual(10 * 1024 * 1024);
  return limit;
}

type Content = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;

function send(method: string, path: string, content: Content, type = 'application/json', key?: string | null) {
  const headers: Record<string, string> = { 'Content-Type': type };
  if (key) headers['Idempotency-Key'] = key.replace(/[^\x21-\x7e]/g, '');
  return admin.send(`/api/panel${path}`, { method, headers, ...(content !== undefined && { body: content }) });
}

/** Expects no server error, and refusals in the product's own words. */
async function isPlain(response: Response, what: string) {
  const answer = await response.text();
  expect(response.status, `${what} ${answer}`).toBeLessThan(500);
  if (response.status < 400) return;
  const { error, fields = {} } = JSON.parse(answer);
  expect(error, what).toEqual(expect.any(String));
  // An import names the unknown column.
  const said = `${error.replace(/“.*?”/gs, '')} ${Object.values(fields).join(' ')}`;
  expect(said, what).not.toMatch(LEAK);
  expect(said, what).not.toContain(MARK);
}
