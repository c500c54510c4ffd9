import type { KVNamespace } from '@cloudflare/workers-types';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { otherwise } from '../helpers/d1-through';
import { broken, env, sharedPages } from '../helpers/edge';
import { later, withSharedPages } from '../helpers/shared-pages';

const FUEL = '/produtos/soulfuel';
const MINUTE = 60_000;

const { kv, shown, edit } = withSharedPages();

async function publish(fields: object) {
  const answer = await edit('POST', '/api/panel/posts', { title: 'Novidade', content: '<p>Texto</p>', ...fields });
  expect(answer.status).toBe(201);
}

describe('when something fails', () => {
  let failures: string[];

  beforeEach(() => {
    failures = [];
    vi.spyOn(console, 'error').mockImplementation((line: string) => void failures.push(line));
  });

  test('a page that was seen before is served without D1, also after an edit', async () => {
    const { html } = await shown(FUEL);
    const DB = broken(env.DB, 'products');
    expect(await shown(FUEL, { DB })).toMatchObject({ status: 200, html });
    await publish({ publishedAt: new Date().toISOString() });
    expect(await shown(FUEL, { DB })).toMatchObject({ status: 200, html });
  });

  test('an older page is served after two seconds when D1 hangs', async () => {
    const { html } = await shown(FUEL);
    await publish({ publishedAt: new Date().toISOString() });
    const hanging = otherwise(env.DB, { batch: () => new Promise(() => undefined) });
    expect(await shown(FUEL, { DB: hanging })).toMatchObject({ status: 200, html });
    expect(failures.join()).toContain('an older copy stands in: a new one takes long');
  });

  test('a page renewed in time logs no failure, neither then nor later', async () => {
    await shown(FUEL);
    await publish({ publishedAt: new Date().toISOString() });
    const asked = vi.spyOn(globalThis, 'setTimeout');
    expect((await shown(FUEL)).status).toBe(200);
    const patience = asked.mock.calls.filter(([, ms]) => ms === 2000);
    expect(patience).toHaveLength(1);
    for (const [run, , ...values] of patience) run(...values);
    await new Promise((resolve) => setTimeout(resolve));
    expect(failures).toEqual([]);
  });

  test('pages are served without a KV that fails', async () => {
    const refuse = () => Promise.reject(new Error('KV GET failed: 500'));
    const PAGES = { get: refuse, getWithMetadata: refuse, put: refuse } as unknown as KVNamespace;
    const first = await shown('/sobre', { PAGES });
    expect(first.status).toBe(200);
    vi.restoreAllMocks();
    expect(await shown('/sobre', { PAGES })).toMatchObject({ status: 200, html: first.html });
  });

  test('neither a page nor a save fails because of the cache of the data centre', async () => {
    const refuse = () => Promise.reject(new Error('the disk is full'));
    vi.spyOn(caches.default, 'match').mockImplementation(refuse);
    vi.spyOn(caches.default, 'put').mockImplementation(refuse);
    expect((await shown('/contato')).status).toBe(200);
    await publish({ publishedAt: new Date().toISOString() });
    expect(failures.join()).toContain('local cache: ');
    vi.mocked(caches.default.put).mockRestore();
  });

  test('pages are served without waiting for a KV that hangs', async () => {
    const hanging = { get: () => new Promise(() => {}), getWithMetadata: () => new Promise(() => {}) };
    const { status } = await shown(FUEL, { PAGES: { ...hanging, put: async () => {} } as unknown as KVNamespace });
    expect(status).toBe(200);
  });

  test('an edit that KV did not take is recorded later, by a visit to the data centre of the editor', async () => {
    const put = () => Promise.reject(new Error('KV PUT failed: 500'));
    const PAGES = otherwise(sharedPages, { put });
    const { status } = await edit('POST', '/api/panel/posts', { title: 'Perdida' }, { PAGES });
    expect(status).toBe(201);
    const editedAt = Date.now();
    const recordedAt = async () => (await sharedPages.get<{ editedAt: number }>('changes', 'json'))?.editedAt ?? 0;
    expect(await recordedAt()).toBeLessThan(editedAt);
    vi.mocked(caches.default.match).mockRestore();
    later(MINUTE);
    await shown('/sobre');
    expect(await recordedAt()).toBeLessThan(editedAt);
    later(MINUTE);
    await shown('/sobre');
    expect(await recordedAt()).toBeGreaterThan(editedAt);
    kv.usage.writes.length = 0;
    await shown('/contato');
    expect(kv.usage.writes).not.toContain('changes');
  });

  test('a write that is refused while D1 is down invalidates no page', async () => {
    kv.usage.writes.length = 0;
    const DB = broken(env.DB, 'sessions');
    expect((await edit('PUT', '/api/panel/slides/1/active', { active: false, version: 1 }, { DB })).status).toBe(503);
    expect(kv.usage.writes).toEqual([]);
  });

  describe('a scheduled post', () => {
    const title = `Agendada ${crypto.randomUUID()}`;
    /** Only the query for scheduled changes is a UNION ordered by time. */
    const forgetful = new Proxy(env.DB, {
      get(target, property) {
        if (property !== 'prepare') return Reflect.get(target, property, target).bind(target);
        return (sql: string) => {
          if (/ union all .* order by at /.test(sql)) throw new Error('D1_ERROR: Network connection lost.');
          return target.prepare(sql);
        };
      },
    });
    const editSlide = async (version: number) => {
      const switched = { active: version % 2 === 0, version };
      const { status } = await edit('PUT', '/api/panel/slides/1/active', switched, { DB: forgetful });
      expect(status).toBe(200);
      expect(failures.join()).toContain('scheduled posts: ');
    };
    const appears = async () => {
      expect((await shown('/blog')).html).not.toContain(title);
      later(6 * MINUTE);
      expect((await shown('/blog')).html).toContain(title);
    };

    beforeEach(() => publish({ title, publishedAt: new Date(Date.now() + 5 * MINUTE).toISOString() }));

    test('appears in time after an edit that could not look it up', async () => {
      await editSlide(1);
      await appears();
    });

    test('appears in time after such an edit when no earlier lookup is stored', async () => {
      await sharedPages.delete('changes');
      await editSlide(2);
      await appears();
    });
  });

  test('incomplete and missing pages are not shared', async () => {
    kv.usage.writes.length = 0;
    expect((await shown('/', { DB: broken(env.DB, 'posts') })).status).toBe(200);
    expect((await shown('/produtos/nenhuma')).status).toBe(404);
    expect(kv.usage.writes).toEqual([]);
  });
});
