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

  test('every page that anybody has seen answers without D1, also after an edit', async () => {
    const { html } = await shown(FUEL);
    const DB = broken(env.DB, 'products');
    expect(await shown(FUEL, { DB })).toMatchObject({ status: 200, html });
    await publish({ publishedAt: new Date().toISOString() });
    expect(await shown(FUEL, { DB })).toMatchObject({ status: 200, html });
  });

  test('who would wait for a D1 that hangs is shown the older page after two seconds', async () => {
    const { html } = await shown(FUEL);
    await publish({ publishedAt: new Date().toISOString() });
    const hanging = otherwise(env.DB, { batch: () => new Promise(() => undefined) });
    expect(await shown(FUEL, { DB: hanging })).toMatchObject({ status: 200, html });
    expect(failures.join()).toContain('an older copy stands in: a new one takes long');
  });

  test('what is made anew in time is told as no failure, neither then nor later', async () => {
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

  test('pages go on without a KV that does not answer', async () => {
    const refuse = () => Promise.reject(new Error('KV GET failed: 500'));
    const PAGES = { get: refuse, getWithMetadata: refuse, put: refuse } as unknown as KVNamespace;
    const first = await shown('/sobre', { PAGES });
    expect(first.status).toBe(200);
    vi.restoreAllMocks();
    expect(await shown('/sobre', { PAGES })).toMatchObject({ status: 200, html: first.html });
  });

  test('nobody waits for a KV that hangs', async () => {
    const hanging = { get: () => new Promise(() => {}), getWithMetadata: () => new Promise(() => {}) };
    const { status } = await shown(FUEL, { PAGES: { ...hanging, put: async () => {} } as unknown as KVNamespace });
    expect(status).toBe(200);
  });

  test('who is not even let in while D1 is down outdates no page', async () => {
    kv.usage.writes.length = 0;
    const DB = broken(env.DB, 'sessions');
    expect((await edit('PUT', '/api/panel/slides/1/active', { active: false, version: 1 }, { DB })).status).toBe(503);
    expect(kv.usage.writes).toEqual([]);
  });

  describe('a post that is to appear', () => {
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

    test('does so after an edit that could not look it up', async () => {
      await editSlide(1);
      await appears();
    });

    test('does so where nobody had looked it up before that edit', async () => {
      await sharedPages.delete('changes');
      await editSlide(2);
      await appears();
    });
  });

  test('what misses a part, and what is not there, is not shared', async () => {
    kv.usage.writes.length = 0;
    expect((await shown('/', { DB: broken(env.DB, 'posts') })).status).toBe(200);
    expect((await shown('/produtos/nenhuma')).status).toBe(404);
    expect(kv.usage.writes).toEqual([]);
  });
});
