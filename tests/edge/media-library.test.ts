import { beforeEach, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { Medium } from '../../src/shared/media';
import type { Page } from '../../src/shared/page';
import { signIn } from '../helpers/account';
import { env, request } from '../helpers/edge';
import { uploaded } from '../helpers/upload';

let admin: Awaited<ReturnType<typeof signIn>>;
beforeEach(async () => {
  admin = await signIn('admin');
});

type List = Page<Medium>;
const read = <T>(response: Response): Promise<T> => response.json();

const keyOf = (id: number) => env.DB.prepare('SELECT key FROM media WHERE id = ?').bind(id).first<string>('key');
const activityOf = (id: number) =>
  env.DB.prepare(`SELECT action, title FROM activity WHERE noun = 'media' AND record_id = ? ORDER BY id`)
    .bind(String(id))
    .all<{ action: string; title: string }>();

describe('the library', () => {
  test('lists the newest first, page by page, and finds words without their accents', async () => {
    const made: number[] = [];
    for (const alt of ['Maçã verde', 'Pera', 'Maçã vermelha']) made.push((await uploaded(admin, { alt })).id);
    const list = async (query: string): Promise<List> => (await admin.get(`/api/panel/media?${query}`)).json();
    await env.DB.prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 35)
       INSERT INTO media (key, name, alt, color, search_text, state, type, width, height, bytes, address)
       SELECT printf('%020x', i), 'x', 'x', '#000000', 'x', 'committed', 'image/png', 1, 1, 1,
         printf('/media/%020x-1x1-000000.png', i) FROM n`,
    ).run();
    const first = await list('');
    expect(first.rows).toHaveLength(36);
    const second = await list(`after=${encodeURIComponent(first.next ?? '')}`);
    expect(second.rows.slice(0, 2).map(({ id }) => id)).toEqual([made[1], made[0]]);
    expect((await list('search=MACA')).rows.map(({ id }) => id)).toEqual([made[2], made[0]]);
    expect((await list('search=maca%20verde')).rows.map(({ id }) => id)).toEqual([made[0]]);
    expect((await list('search=%25')).rows).toEqual([]);
    expect((await list(`search=${'a'.repeat(5000)}`)).rows).toEqual([]);
  });

  test('returns the picture at an address, and null when there is none', async () => {
    const { id, address } = await uploaded(admin, { alt: '' });
    const key = await keyOf(id);
    const at = async (asked: string | null) => (await admin.get(`/api/panel/media/at/${asked}`)).json();
    expect(address).toContain(key);
    expect(await at(key)).toMatchObject({ medium: { id, alt: '', version: 1 } });
    expect(await at('0123456789abcdef0123')).toEqual({ medium: null });
    expect((await admin.get('/api/panel/media/at/x')).status).toBe(404);
    expect((await admin.json('DELETE', `/api/panel/media/${id}?version=1`)).status).toBe(200);
    expect(await at(key)).toEqual({ medium: null });
  });

  test('changes words and focal point of the current version, and refuses a stale one', async () => {
    const { id, address } = await uploaded(admin);
    const edit = { version: 1, alt: 'Taça cheia', folder: null, focalX: 0.25, focalY: 1, crops: {} };
    const response = await admin.json('PATCH', `/api/panel/media/${id}`, edit);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      record: { ...edit, version: 2, address: `${address}#x25y100` },
      activityId: expect.any(Number),
    });
    const late = await admin.json('PATCH', `/api/panel/media/${id}`, edit);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ code: 'stale', current: { version: 2 } });
    const patch = async (body: unknown) => (await admin.json('PATCH', `/api/panel/media/${id}`, body)).status;
    expect(await patch({ ...edit, version: 2, focalX: 1.1 })).toBe(422);
    expect(await patch({ ...edit, version: 2, address: '/media/x' })).toBe(400);
    expect((await admin.json('PATCH', '/api/panel/media/999999', edit)).status).toBe(404);
    const { rows: media } = await read<List>(await admin.get('/api/panel/media?search=taca%20cheia'));
    expect(media.map((medium) => medium.id)).toContain(id);
    expect((await activityOf(id)).results.map(({ action }) => action)).toEqual(['create', 'update']);
  });

  test('keeps one of 20 concurrent edits of one version', async () => {
    const { id } = await uploaded(admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin.json('PATCH', `/api/panel/media/${id}`, {
          version: 1,
          alt: `${index}`,
          folder: null,
          focalX: 0,
          focalY: 0,
          crops: {},
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await activityOf(id)).results).toHaveLength(2);
  });
});

describe('deleting a picture', () => {
  test('moves it to the trash, where undo works for seven days; then its row, files and address are gone', async () => {
    const { id, address } = await uploaded(admin);
    const key = await keyOf(id);
    const stored = async () => (await env.MEDIA.list({ prefix: `${key}/` })).objects.length;
    expect((await admin.json('DELETE', `/api/panel/media/${id}?version=2`)).status).toBe(409);
    const response = await admin.json('DELETE', `/api/panel/media/${id}?version=1`);
    expect(response.status).toBe(200);
    const { activityId } = await read<{ activityId: number }>(response);
    expect((await admin.get(`/api/panel/media/${id}`)).status).toBe(404);
    expect((await admin.json('DELETE', `/api/panel/media/${id}?version=1`)).status).toBe(404);

    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
    const medium = await read<Medium>(await admin.get(`/api/panel/media/${id}`));
    const again = await admin.json('DELETE', `/api/panel/media/${id}?version=${medium.version}`);
    const deletion = await read<{ activityId: number }>(again);
    const days = (count: number) => Date.now() + count * 24 * 60 * 60 * 1000;
    await sweepMedia(env, days(7) - 60_000);
    expect(await stored()).toBe(5);
    await sweepMedia(env, days(7) + 60_000);
    expect(await stored()).toBe(0);
    expect(await keyOf(id)).toBeNull();
    expect((await request(address)).status).toBe(404);
    expect((await admin.json('POST', `/api/panel/activity/${deletion.activityId}/undo`, {})).status).toBe(409);
    const actions = (await activityOf(id)).results.map(({ action }) => action);
    expect(actions).toEqual(['create', 'delete', 'create', 'delete']);
  });

  test.each([
    ['products', `UPDATE products SET images = json_array(json_object('src', ?, 'alt', '')) WHERE id = 1`, '1'],
    ['posts', 'UPDATE posts SET image = ? WHERE id = 1', '1'],
    ['posts', 'UPDATE posts SET author_image = ? WHERE id = 2', '2'],
    ['posts', `UPDATE posts SET content = '<p><img src="' || ? || '" alt="a"></p>' WHERE id = 3`, '3'],
    ['slides', 'UPDATE slides SET image_url = ? WHERE id = 1', '1'],
    ['slides', 'UPDATE slides SET tall_image_url = ? WHERE id = 2', '2'],
    ['locations', 'UPDATE locations SET image = ? WHERE id = 1', '1'],
    ['categories', `UPDATE categories SET image = ? WHERE key = 'soulshake'`, 'soulshake'],
    [
      'settings',
      `INSERT INTO settings (id, overrides) VALUES (1, json_object('branch', json_object('avatar', ?)))`,
      '1',
    ],
  ])('is refused while a %s shows it, and names the record', async (noun, sql, place) => {
    const { id, address } = await uploaded(admin);
    await env.DB.prepare(sql).bind(`${address}#x10y10`).run();
    const response = await admin.json('DELETE', `/api/panel/media/${id}?version=1`);
    expect(response.status).toBe(409);
    const { code, uses } = await read<{ code: string; uses: { title: string }[] }>(response);
    expect(code).toBe('in-use');
    expect(uses).toEqual([{ noun, id: place, title: expect.stringMatching(/./) }]);
    expect(await (await admin.get(`/api/panel/media/${id}`)).json()).toMatchObject({ id, uses });
    expect((await request(address)).status).toBe(200);
    expect((await activityOf(id)).results).toHaveLength(1);
  });

  test('by undoing its creation is refused for the same reason', async () => {
    const { id, address } = await uploaded(admin);
    await env.DB.prepare('UPDATE posts SET image = ? WHERE id = 1').bind(address).run();
    const [creation] = (
      await read<{ rows: { id: number }[] }>(await admin.get(`/api/panel/activity?noun=media&record=${id}`))
    ).rows;
    const response = await admin.json('POST', `/api/panel/activity/${creation?.id}/undo`, {});
    expect([response.status, (await read<{ code: string }>(response)).code]).toEqual([409, 'needed']);
  });
});
