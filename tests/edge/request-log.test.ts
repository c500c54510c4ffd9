import type { D1Database } from '@cloudflare/workers-types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '../helpers/account';
import { broken, counted, env, page, request } from '../helpers/edge';

type Line = {
  id: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  statements: number;
  rowsRead: number;
  cache?: string;
  failures?: string[];
};

const lines: { level: 'log' | 'error'; text: string }[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['log', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((text: string) => {
      lines.push({ level, text });
    });
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Removes ids: they are random and may contain any word. */
const withoutId = (text: string) => text.replace(/"id":"[^"]*"/, '');
const written = (): Line[] => lines.map(({ text }) => JSON.parse(text));
/** Returns the only log line since the test began or since the last call. */
function theLine(): Line {
  const [line, ...others] = written();
  lines.length = 0;
  if (!line || others.length > 0) throw new Error(`Not one line, but ${JSON.stringify([line, ...others])}`);
  return line;
}

describe('every request logs one line', () => {
  test.each([
    ['GET', '/produtos/soulshake/3?busca=ana@example.com', '/produtos/:category/:number', 200],
    ['GET', '/blog/2', '/blog/:id', 200],
    ['GET', '/', '/', 200],
    ['GET', '/ana-maria/segredo', '/*', 404],
    ['GET', '/blog/999999', '/blog/:id', 404],
    ['GET', '/Blog', '/*', 301],
    ['GET', '/painel/users/ana-maria', '/painel/*', 200],
    ['GET', '/sitemap.xml', '/sitemap.xml', 200],
    ['GET', '/media/ana-maria', '/media/:name', 404],
    ['GET', '/api/posts/2', '/api/posts/:id', 200],
    ['GET', '/api/panel/slides/4711', '/api/panel/slides/:id', 401],
    ['DELETE', '/api/me/sessions/4711', '/api/me/sessions/:id', 403],
    ['POST', '/api/panel/slides/4711/moves', '/api/panel/slides/:id/moves', 403],
    ['GET', '/api/ana-maria', '/api/*', 404],
  ])('%s %s is logged as its route pattern, with status %s', async (method, path, route, status) => {
    const answer = await request(path, { method });
    expect(lines.every(({ text }) => !/ana|4711|segredo/.test(withoutId(text)))).toBe(true);
    const line = theLine();
    expect(line).toMatchObject({ method, route, status: answer.status });
    expect(answer.status).toBe(status);
    expect(line.id).toMatch(/^[0-9a-hjkmnp-tv-z]{10}$/);
    expect(answer.headers.get('X-Request-Id')).toBe(line.id);
  });

  test('with the number of D1 statements and of rows read', async () => {
    const { db, usage } = counted(env.DB);
    await request('https://counts.test/blog', undefined, { DB: db });
    expect(usage.rowsRead).toBeGreaterThan(0);
    expect(theLine()).toMatchObject({ statements: usage.statements, rowsRead: usage.rowsRead });
    const admin = await signIn('admin');
    lines.length = 0;
    Object.assign(usage, { statements: 0, rowsRead: 0 });
    await admin.get('/api/panel/stats', { DB: db });
    expect(usage.statements).toBeGreaterThan(7);
    expect(theLine()).toMatchObject({ statements: usage.statements, rowsRead: usage.rowsRead });
  });

  test('that counts its own statements only, among concurrent requests', async () => {
    await Promise.all(['/api/slides', '/api/products/featured', '/api/categories'].map((path) => request(path)));
    expect(written().map(({ statements }) => statements)).toEqual([1, 1, 1]);
  });

  test('with the cache state of the page', async () => {
    const address = 'https://cache-states.test/sobre';
    await request(address);
    expect(theLine().cache).toBe('miss');
    await request(address);
    expect(theLine().cache).toBe('hit');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    await request(address);
    expect(theLine().cache).toBe('stale');
    await request(address, { headers: { Cookie: '__Host-editor=1' } });
    expect(theLine().cache).toBe('bypass');
    await request('/api/slides');
    expect(theLine().cache).toBeUndefined();
  });
});

describe('a failure', () => {
  test('is logged with its cause, in the line of its request', async () => {
    const answer = await request('/api/slides', undefined, { DB: broken(env.DB, 'slides') });
    expect(lines.map(({ level }) => level)).toEqual(['error']);
    const { failures, status, id } = theLine();
    expect([status, failures?.join()]).toEqual([503, expect.stringContaining('the test broke this table')]);
    expect(await answer.json()).toMatchObject({ code: 'unavailable', requestId: id });
  });

  test('of a part is logged in the line of the page that misses it', async () => {
    const { status } = await page('https://part.test/', { DB: broken(env.DB, 'posts') });
    expect([status, lines.map(({ level }) => level)]).toEqual([200, ['error']]);
    const { route, cache, failures } = theLine();
    expect([route, cache, failures?.length]).toEqual(['/', 'miss', 1]);
  });

  test('that an older copy hides is logged, too', async () => {
    const address = 'https://hidden.test/sitemap.xml';
    await request(address);
    lines.length = 0;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    await request(address, undefined, { DB: broken(env.DB, 'posts') });
    const line = theLine();
    expect([line.status, line.cache]).toEqual([200, 'stale']);
    expect(line.failures?.join()).toContain('an older copy stands in');
  });

  test('of a background renewal has its own line with the same request id', async () => {
    const address = 'https://behind.test/sitemap.xml';
    await request(address);
    lines.length = 0;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30_000 });
    await request(address, undefined, { DB: broken(env.DB, 'posts') });
    const [answered, behind] = written();
    expect(answered?.failures).toBeUndefined();
    expect(behind).toMatchObject({ id: answered?.id, route: '/sitemap.xml' });
    expect(behind?.failures?.join()).toContain('an older copy stands in');
  });

  test('is logged without sent values and addresses, even if its error quotes them', async () => {
    const words = 'Unexpected token in "ana@example.com e o segredo" near ana@example.com';
    const DB = { prepare: env.DB.prepare.bind(env.DB), batch: () => Promise.reject(new Error(words)) };
    await request('/api/slides', undefined, { DB: DB as unknown as D1Database });
    expect(lines[0]?.text).toContain('Unexpected token');
    expect(lines[0]?.text).not.toMatch(/ana|segredo/);
  });
});

describe('the request id', () => {
  test('is shown on the error page when the edge fails', async () => {
    const DB = broken(env.DB, 'posts');
    const { status, html, headers } = await page('https://broken.test/sitemap.xml', { DB });
    expect(status).toBe(503);
    expect(html).toContain(`Código do erro: <code>${headers.get('X-Request-Id')}</code>`);
  });

  test('is shown on a page whose data could not be read', async () => {
    const DB = broken(env.DB, 'products');
    const { status, html, headers } = await page('https://unread.test/produtos/soulshake/1', { DB });
    expect(status).toBe(503);
    expect(html).toMatch(new RegExp(`Código do erro: (<!-- -->)?<code>${headers.get('X-Request-Id')}</code>`));
  });

  test('is not shown on a page that does not exist', async () => {
    for (const path of ['/nada', '/blog/999999']) expect((await page(path)).html).not.toContain('Código do erro');
  });

  test('is never taken from the request', async () => {
    const { headers } = await request('/', { headers: { 'X-Request-Id': 'mine' } });
    expect(headers.get('X-Request-Id')).toBe(theLine().id);
  });

  test('differs for each visitor of one cached copy', async () => {
    const ids = [];
    for (let i = 0; i < 3; i += 1) ids.push((await request('https://copies.test/sobre')).headers.get('X-Request-Id'));
    expect(new Set(ids).size).toBe(3);
  });
});
