import type { R2Bucket } from '@cloudflare/workers-types';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Bindings } from '../../functions/env';
import { sweepMedia } from '../../functions/media/sweep';
import { dropExpired } from '../../functions/upkeep/retention';
import type { Medium } from '../../src/shared/media';
import { signIn } from '../helpers/account';
import { failing, otherwise } from '../helpers/d1-through';
import { broken, counted, env, request } from '../helpers/edge';
import { png } from '../helpers/pictures';
import { begin, commit, put, putAll, uploaded } from '../helpers/upload';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  admin = await signIn('admin');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const HOUR = 60 * 60 * 1000;

/** The client with other bindings. */
function through(bindings: Partial<Bindings>): typeof admin {
  return {
    ...admin,
    send: (path, init) => admin.send(path, init, bindings),
    json: (method, path, body) => admin.json(method, path, body, bindings),
    get: (path) => admin.get(path, bindings),
  };
}

/** The storage with one failing method. */
function failingAt(verb: 'put' | 'list' | 'delete' | 'head'): R2Bucket {
  return otherwise(env.MEDIA, { [verb]: () => Promise.reject(new Error('the test broke the storage')) });
}

const rowOf = (id: number) =>
  env.DB.prepare('SELECT key, state FROM media WHERE id = ?').bind(id).first<{ key: string; state: string }>();
const filesOf = async (key = '') => (await env.MEDIA.list({ prefix: `${key}/` })).objects.map(({ key: name }) => name);
const inLibrary = async (id: number) => (await admin.get(`/api/panel/media/${id}`)).status;

describe('when the storage fails', () => {
  test('a file that could not be stored answers 503, and can be sent again', async () => {
    const id = await begin(admin);
    const response = await put(through({ MEDIA: failingAt('put') }), id, 'original', png(40, 20));
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(await inLibrary(id)).toBe(404);
    await putAll(admin, id, 40, 20);
    expect((await commit(admin, id)).status).toBe(201);
  });

  test('an upload whose files could not be listed is not committed, and can be committed later', async () => {
    const id = await begin(admin);
    await putAll(admin, id, 40, 20);
    expect((await commit(through({ MEDIA: failingAt('list') }), id)).status).toBe(503);
    expect(await rowOf(id)).toMatchObject({ state: 'pending' });
    expect((await commit(admin, id)).status).toBe(201);
  });

  test('a medium is deleted although its files are not, and the sweep removes these later', async () => {
    const { id } = await uploaded(admin);
    const { key } = (await rowOf(id)) ?? {};
    const response = await through({ MEDIA: failingAt('delete') }).json('DELETE', `/api/panel/media/${id}?version=1`);
    expect(response.status).toBe(200);
    expect(await inLibrary(id)).toBe(404);
    expect(await filesOf(key)).toHaveLength(5);
    await sweepMedia(env, Date.now() + 8 * 24 * HOUR);
    expect(await filesOf(key)).toEqual([]);
    expect(await rowOf(id)).toBeNull();
  });
});

/** The database, but no upload can be inserted. */
const noUploads = failing(
  env.DB,
  () => Promise.reject(new Error('D1_ERROR: the test broke this table')),
  /insert into "media"/,
);

describe('when the database fails', () => {
  test('an upload that could not begin stores nothing', async () => {
    const before = (await env.MEDIA.list()).objects.length;
    const response = await through({ DB: noUploads }).json('POST', '/api/panel/media', {
      name: 'a.png',
      alt: '',
      color: '#7a5bd0',
    });
    expect(response.status).toBe(503);
    expect((await env.MEDIA.list()).objects).toHaveLength(before);
  });

  test('an upload whose commit failed stays pending, and its commit can be sent again', async () => {
    const id = await begin(admin);
    await putAll(admin, id, 40, 20);
    const client = through({ DB: broken(env.DB, 'activity') });
    expect((await commit(client, id)).status).toBe(503);
    expect(await rowOf(id)).toMatchObject({ state: 'pending' });
    expect(await inLibrary(id)).toBe(404);
    expect((await commit(admin, id)).status).toBe(201);
  });

  test('a medium that could not be deleted keeps its files', async () => {
    const { id, address } = await uploaded(admin);
    const client = through({ DB: broken(env.DB, 'activity') });
    expect((await client.json('DELETE', `/api/panel/media/${id}?version=1`)).status).toBe(503);
    expect(await inLibrary(id)).toBe(200);
    expect((await request(address)).status).toBe(200);
  });

  test('pictures are still served', async () => {
    const { address } = await uploaded(admin);
    const down = failing(env.DB, () => Promise.reject(new Error('D1_ERROR: the test broke the database')));
    expect((await request(address, undefined, { DB: down })).status).toBe(200);
  });
});

describe('a commit that loses a race while it lists the files', () => {
  /** The storage, with `first` run before its files are listed. */
  const listedAfter = (first: () => Promise<unknown>) =>
    otherwise(env.MEDIA, { list: (options) => first().then(() => env.MEDIA.list(options)) });
  const activities = (id: number) =>
    env.DB.prepare(`SELECT count(*) AS count FROM activity WHERE noun = 'media' AND record_id = ?`)
      .bind(String(id))
      .first('count');

  test('against the sweep, finds nothing to commit', async () => {
    const id = await begin(admin);
    await putAll(admin, id, 40, 20);
    const sweep = () => env.DB.prepare(`UPDATE media SET state = 'removed' WHERE id = ?`).bind(id).run();
    expect((await commit(through({ MEDIA: listedAfter(sweep) }), id)).status).toBe(404);
    expect(await rowOf(id)).toMatchObject({ state: 'removed' });
    expect(await activities(id)).toBe(0);
  });

  test('against another commit, returns the record of that one', async () => {
    const id = await begin(admin);
    await putAll(admin, id, 40, 20);
    const answer = await commit(through({ MEDIA: listedAfter(() => commit(admin, id)) }), id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ record: { id }, activityId: null });
    expect(await activities(id)).toBe(1);
  });
});

describe('the sweep', () => {
  const age = (id: number, ms: number) =>
    env.DB.prepare('UPDATE media SET created_at = ? WHERE id = ?')
      .bind(new Date(Date.now() - ms).toISOString(), id)
      .run();

  test('refuses files of an upload in its last hour, and removes the upload after a day', async () => {
    const id = await begin(admin);
    await putAll(admin, id, 40, 20);
    const { key } = (await rowOf(id)) ?? {};
    await age(id, 22 * HOUR);
    expect((await put(admin, id, 'original', png(40, 20))).status).toBe(200);
    await age(id, 23 * HOUR + 1000);
    await sweepMedia(env);
    expect(await filesOf(key)).toHaveLength(3);
    expect((await put(admin, id, 'original', png(40, 20))).status).toBe(404);
    expect((await commit(admin, id)).status).toBe(404);
    await age(id, 24 * HOUR + 1000);
    await sweepMedia(env);
    expect(await filesOf(key)).toEqual([]);
    expect(await rowOf(id)).toBeNull();
  });

  test('runs in the background of the next upload', async () => {
    const id = await begin(admin);
    await put(admin, id, 'original', png(40, 20));
    const { key } = (await rowOf(id)) ?? {};
    await age(id, 25 * HOUR);
    await begin(admin);
    expect(await filesOf(key)).toEqual([]);
  });

  test('keeps committed pictures, however old', async () => {
    const { id, address }: Medium = await uploaded(admin);
    await age(id, 1000 * HOUR);
    await sweepMedia(env);
    expect((await request(address)).status).toBe(200);
    expect(await inLibrary(id)).toBe(200);
  });

  /** Creates removed pictures whose files are still to be deleted. */
  async function manyRemoved(count: number) {
    await env.DB.prepare(
      `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
       INSERT INTO media (key, state, name, color) SELECT printf('%020x', n), 'removed', 'x', '#ffffff' FROM numbers`,
    ).run();
    return () => env.DB.prepare("SELECT count(*) AS n FROM media WHERE state = 'removed'").first<number>('n');
  }

  test('removes thousands of pictures in few steps, and the rest at the next runs', async () => {
    const left = await manyRemoved(2300);
    await env.DB.prepare("DELETE FROM limits WHERE key = 'retention'").run();
    const removals: number[] = [];
    const MEDIA = otherwise(env.MEDIA, {
      delete: async (keys: string | string[]) => void removals.push([keys].flat().length),
    });
    const { db, usage } = counted(env.DB);
    const visited: (number | null)[] = [];
    for (let visit = 0; visit < 4; visit += 1) {
      await dropExpired({ DB: db, MEDIA });
      visited.push(await left());
    }
    expect(visited).toEqual([1300, 300, 0, 0]);
    // The maximum that R2 deletes at once, and the maximum of calls per invocation.
    expect(removals).toEqual([...Array.from({ length: 11 }, () => 1000), 500]);
    expect(usage.roundTrips).toBeLessThan(4 * 20);
  });

  test('retries a failed removal', async () => {
    const id = await begin(admin);
    await put(admin, id, 'original', png(40, 20));
    const { key } = (await rowOf(id)) ?? {};
    await age(id, 25 * HOUR);
    await expect(sweepMedia({ ...env, MEDIA: failingAt('delete') })).rejects.toThrow();
    expect(await rowOf(id)).toMatchObject({ state: 'removed' });
    await sweepMedia(env);
    expect(await filesOf(key)).toEqual([]);
  });
});
