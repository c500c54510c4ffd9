import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetAtHand } from '#edge';
import { signIn } from './account';
import { page, request, sharedPages } from './edge';

/** As an edit leaves it: without that nobody knows whether a page is true. */
export const noteChange = () => sharedPages.put('changes', JSON.stringify({ editedAt: Date.now() - 1, due: [] }));

/** The clock of the edge, from now on. */
export const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

/** Each test has shared pages of its own, asked for from a data centre that keeps none, and an administrator who edits. */
export function withSharedPages() {
  let admin: Awaited<ReturnType<typeof signIn>>;
  let watched: ReturnType<typeof watch>;
  const kept: (RequestInfo | URL)[] = [];

  beforeAll(async () => {
    admin = await signIn('admin');
  });
  beforeEach(async () => {
    const { keys } = await sharedPages.list();
    await Promise.all(keys.map(({ name }) => sharedPages.delete(name)));
    watched = watch(sharedPages);
    await noteChange();
    // Another data centre: what this one keeps is not there.
    vi.spyOn(caches.default, 'match').mockResolvedValue(undefined);
    const { put } = caches.default;
    vi.spyOn(caches.default, 'put').mockImplementation((key, response) => {
      kept.push(key);
      return put.call(caches.default, key, response);
    });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    // What was kept by a clock that went ahead would be true for other tests until theirs comes there.
    await Promise.all(kept.splice(0).map((key) => caches.default.delete(key)));
  });

  return {
    /** The namespace, and what it was asked for. */
    kv: {
      get PAGES() {
        return watched.PAGES;
      },
      get usage() {
        return watched.usage;
      },
    },
    shown(path: string, bindings: { DB?: D1Database; PAGES?: KVNamespace } = {}) {
      forgetAtHand();
      return page(path, { PAGES: watched.PAGES, ...bindings });
    },
    /** What an administrator writes by the panel. */
    edit(method: string, path: string, body: object, bindings: { DB?: D1Database } = {}) {
      const headers = {
        Cookie: [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'Content-Type': 'application/json',
        'Sec-Fetch-Site': 'same-origin',
      };
      return request(path, { method, headers, body: JSON.stringify(body) }, { PAGES: watched.PAGES, ...bindings });
    },
  };
}

function watch(namespace: KVNamespace) {
  const usage = { reads: 0, writes: [] as string[] };
  const PAGES = new Proxy(namespace, {
    get(target, property) {
      if (property === 'get' || property === 'getWithMetadata') usage.reads += 1;
      const value = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]) => {
        if (property === 'put') usage.writes.push(String(values[0]));
        return value.apply(target, values);
      };
    },
  });
  return { PAGES, usage };
}
