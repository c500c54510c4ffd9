import type { D1Database, KVNamespace } from '@cloudflare/workers-types';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { forgetAtHand } from '#edge';
import { signIn } from './account';
import { page, sharedPages } from './edge';

/** Writes the note that an edit leaves: without it, no cached page counts as valid. */
const noteChange = () => sharedPages.put('changes', JSON.stringify({ editedAt: Date.now() - 1, due: [] }));

/** Moves the edge's clock ahead. */
export const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

/** Gives each test empty shared pages, a data centre without cached copies, and an administrator who edits. */
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
    // Simulates another data centre: this one's cache always misses.
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
    // Copies stored under the advanced clock would stay valid for other tests until their clock reaches it.
    await Promise.all(kept.splice(0).map((key) => caches.default.delete(key)));
  });

  return {
    /** The namespace, and a count of its use. */
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
    /** Sends a write of an administrator. */
    edit(method: string, path: string, body: object, bindings: { DB?: D1Database; PAGES?: KVNamespace } = {}) {
      return admin.json(method, path, body, { PAGES: watched.PAGES, ...bindings });
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
