// @module-tag long
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { api } from '#edge';
import { signIn } from '../helpers/account';
import { page, request } from '../helpers/edge';
import { body, headers, LEAK, MARK, segment, text } from '../helpers/hostile';
import { panelWrites } from '../helpers/panel-writes';

/** Requests per route. Together they take about 10 s. */
const CASES = 20;
/** Requests per minute of the clock: below the lowest allowance, so most of them reach the route. */
const A_MINUTE = 20;

const READS = [...new Set(api.routes.filter(({ method }) => method === 'GET').map(({ path }) => path))].filter(
  (path) => !/^\/api\/(?:panel|auth|me)(?:\/|$)/.test(path),
);
const PAGES = [
  ...['/', '/sobre', '/contato', '/licencie', '/perguntas-frequentes', '/politica-de-privacidade', '/termos-de-uso'],
  ...['/produtos', '/produtos/:category', '/produtos/:category/caixa', '/produtos/:category/:number', '/comparar'],
  ...['/favoritos', '/blog', '/blog/:id', '/onde-estamos', '/busca', '/biocasaforte', '/conta', '/auth/login'],
  ...['/auth/:page', '/reset-password', '/offline', '/:page', '/painel/:page', '/previa/:noun/:token', '/media/:name'],
  ...['/sitemap.xml', '/blog/rss.xml', '/robots.txt', '/tabelas-nutricionais/:line', '/licenciamento.pdf'],
];
/** Values of the parameters for which there is content. */
const KNOWN: Record<string, string> = {
  category: 'soulshake',
  address: 'soulshake',
  number: '1',
  id: '1',
  page: 'sobre',
};

const names = fc.constantFrom(
  ...[
    'q',
    'busca',
    'categoria',
    'category',
    'before',
    'limit',
    'page',
    'pagina',
    'uf',
    'type',
    'tipo',
    'near',
    'local',
  ],
  ...[
    'items',
    'compared',
    'produtos',
    'sem',
    'com',
    'ordem',
    'order',
    'next',
    'subject',
    'search',
    'lat',
    'n',
    '__proto__',
  ],
);
const values = fc.oneof(
  text,
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e999',
    '99999999999999999',
    '[]',
    '{',
    'true',
    'soulshake:1',
    'soulshake-1,soulice-2',
  ),
);
const pairs = fc.array(fc.tuple(names, values), { maxLength: 4 });
const query = pairs.map((all) => new URLSearchParams(all.map(([name, it]) => [name, it.toWellFormed().slice(0, 600)])));
const attack = fc.record({ part: fc.option(segment, { freq: 2 }), query, headers: headers(new Map()) });

let links: string[] = [];
let entry = '';
beforeAll(async () => {
  links = await previewLinks();
  entry = /\/assets\/entry-client-[\w-]+\.js/.exec((await page('/')).html)?.[0] ?? '';
});
afterEach(() => vi.useRealTimers());

describe.each([...READS, ...PAGES])('GET %s', (path) => {
  test(`answers ${CASES} hostile requests without a server error, a leak or markup of theirs`, async () => {
    for (const { part, query: asked, headers: sent } of fc.sample(attack, CASES)) {
      const target = path.replace(/:(\w+)(?:\{.*?\})?/g, (_, name: string) => part ?? KNOWN[name] ?? '1');
      await isPlain(`${target}?${asked}`, { headers: sent });
    }
  });
});

test('hostile links to previews are unknown, and show nothing of the record', async () => {
  expect(links).toHaveLength(7);
  for (const link of links) {
    const { pathname } = new URL(link);
    expect((await page(pathname)).status, pathname).toBe(200);
    for (const [at, part] of fc.sample(fc.tuple(fc.nat({ max: pathname.length - 1 }), segment), CASES)) {
      await isPlain(`${pathname.slice(0, Math.max(1, at))}${part}`);
      const forged =
        pathname.slice(0, -8) + pathname.slice(-8).replaceAll(/./g, (letter) => (letter === '0' ? '1' : '0'));
      expect((await page(forged)).status, forged).toBe(404);
    }
  }
});

const WRITES: [path: string, good: () => Record<string, unknown>][] = [
  ['/api/visits', () => ({ what: 'page', subject: '/produtos' })],
  ['/api/client-errors', () => ({ entry, message: 'Falhou', at: '/assets/a.js:1:1' })],
  ['/api/unknown-pages', () => ({ path: '/nada' })],
];

test('every public write is among these', () => {
  const open = api.routes.filter(({ method, path }) => {
    return !['GET', 'ALL'].includes(method) && !/^\/api\/(?:panel|auth|me)(?:\/|$)/.test(path);
  });
  expect([...new Set(open.map(({ path }) => path))].sort()).toEqual(WRITES.map(([path]) => path).sort());
});

describe.each(WRITES)('POST %s', (path, good) => {
  test(`answers ${CASES * 3} hostile requests with a refusal or a plain response`, async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < CASES * 3; sent += A_MINUTE) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-06-01T12:00:00Z') + sent * 60_000 });
      const hostile = fc.record({ body: body(good()), headers: headers(new Map()) });
      for (const init of fc.sample(hostile, A_MINUTE)) statuses.push(await isPlain(path, { method: 'POST', ...init }));
    }
    const json = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    expect(await isPlain(path, { method: 'POST', body: JSON.stringify(good()), headers: json })).toBeLessThan(300);
    expect(statuses.filter((status) => status !== 429).length).toBeGreaterThan(CASES * 2);
  });
});

/** Expects no server error, nothing of our code or database, and nothing of the request as markup. Returns the status. */
async function isPlain(path: string, init: RequestInit = {}): Promise<number> {
  const response = await request(path, { redirect: 'manual', ...init });
  // Some answers are PDF files.
  const answer = new TextDecoder().decode(await response.arrayBuffer());
  const what = JSON.stringify({ path, ...init, status: response.status, answer }).slice(0, 3000);
  expect(response.status, what).toBeLessThan(500);
  expect(answer, what).not.toContain(`<script>${MARK}`);
  expect(response.headers.get('Set-Cookie') ?? '', what).not.toContain('a=b');
  if (response.status >= 400) expect(answer, what).not.toMatch(LEAK);
  return response.status;
}

/** Makes a record of each noun that has previews; returns the links. */
async function previewLinks(): Promise<string[]> {
  const admin = await signIn('admin');
  const made = Object.entries(panelWrites(admin)).filter(([route]) => /^POST .*\/preview$/.test(route));
  const found: string[] = [];
  for (const [, good] of made) {
    const { path, body: fields } = await good();
    const answer = await admin.json('POST', `/api/panel${path}`, fields);
    const { address }: { address: string } = await answer.json();
    found.push(address);
  }
  return found;
}
