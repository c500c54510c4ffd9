import { beforeEach, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { ActDone, Seen } from '../../src/shared/acts';
import type { Medium } from '../../src/shared/media';
import { signedIn } from '../helpers/account';
import { env, request } from '../helpers/edge';
import { count, withFiles } from '../helpers/imports';
import { someMedia } from '../helpers/media';
import { uploaded } from '../helpers/upload';

const { counted, get } = withFiles();
const admin = signedIn('admin');
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM media').run();
});

async function list(query = ''): Promise<Medium[]> {
  return ((await (await get(`/api/panel/media${query}`)).json()) as { rows: Medium[] }).rows;
}
async function act(rows: object[], said: object) {
  const { status, body, usage } = await counted('/api/panel/media/acts', { rows, ...said });
  return { status, usage, ...(body as unknown as ActDone & { code?: string }) };
}
const undo = (groupId: string | null) => counted(`/api/panel/activity/groups/${groupId}/undo`);
const seen = (rows: Medium[]): Seen[] => rows.map(({ id, version }) => ({ id, version }));
const words = async () => (await list()).map(({ id, alt }) => [id, alt]);

describe('alternative texts of many pictures', () => {
  test('are written together, each its own text, can be searched, and are undone together', async () => {
    await someMedia(30);
    const before = await list();
    const rows = seen(before).map((row, index) => ({ ...row, alt: `Cone número ${index} de açaí` }));
    const done = await act(rows, { act: 'alt' });
    expect(done).toMatchObject({ status: 200, done: 30, same: 0, left: [] });
    expect(done.usage.statements).toBeLessThan(30);
    expect((await list('?search=acai')).map(({ alt }) => alt)).toEqual(rows.map(({ alt }) => alt));
    expect(await list('?alt=missing')).toEqual([]);
    const undone = await undo(done.groupId);
    expect(undone.body).toMatchObject({ noun: 'media', act: 'alt', total: 30, left: [] });
    expect(undone.usage.statements).toBeLessThan(30);
    expect(await words()).toEqual(before.map(({ id, alt }) => [id, alt]));
    expect(await list('?search=acai')).toEqual([]);
  });

  test('keep the focal point, and skip unchanged and stale pictures', async () => {
    await someMedia(3);
    const [first, second, third] = (await list()) as [Medium, Medium, Medium];
    const edit = { alt: 'De outra pessoa', folder: null, focalX: 0.2, focalY: 0.8, crops: {}, version: second.version };
    await admin.json('PATCH', `/api/panel/media/${second.id}`, edit);
    const done = await act(
      [
        { ...seen([first])[0], alt: 'Um cone' },
        { ...seen([second])[0], alt: 'Uma taça' },
        { ...seen([third])[0], alt: third.alt },
      ],
      { act: 'alt' },
    );
    expect(done).toMatchObject({ done: 1, same: 1, left: [{ id: second.id, title: 'De outra pessoa', why: 'stale' }] });
    const [now, other] = await list();
    expect([now?.alt, other?.alt, other?.focalX]).toEqual(['Um cone', 'De outra pessoa', 0.2]);
  });

  test('may have the maximum length for the maximum of rows, and no more', async () => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ id: index + 1, version: 1, alt: 'ã'.repeat(200) }));
    expect((await act(rows, { act: 'alt' })).status).toBe(200);
    const [first] = rows as [(typeof rows)[number]];
    expect((await act([{ ...first, alt: 'a'.repeat(201) }], { act: 'alt' })).status).toBe(422);
  });
});

describe('deleting many pictures', () => {
  test('takes few statements, keeps and names those in use, and one undo restores the others', async () => {
    await someMedia(20);
    const before = await list();
    const used = before.slice(4, 6);
    const content = used.map(({ address }) => `<img src="${address}">`).join('');
    await env.DB.prepare('UPDATE posts SET content = ? WHERE id = 1').bind(content).run();
    const writes = await count('activity');
    const done = await act(seen(before), { act: 'delete' });
    expect(done).toMatchObject({ status: 200, done: 18, same: 0 });
    expect(done.left).toEqual(used.map(({ id, name }) => ({ id, title: name, why: 'needed' })));
    expect(done.usage.statements).toBeLessThan(33);
    expect(await count('activity')).toBe(writes + 18);
    expect((await list()).map(({ id }) => id)).toEqual(used.map(({ id }) => id));
    const { rows } = (await (await get('/api/panel/activity?noun=media')).json()) as { rows: object[] };
    expect(rows[0]).toMatchObject({ group: { id: done.groupId, act: 'delete', total: 18, open: true } });

    const undone = await undo(done.groupId);
    expect(undone.body).toMatchObject({ noun: 'media', act: 'delete', total: 18, left: [] });
    expect(undone.usage.statements).toBeLessThan(30);
    expect((await list()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect((await undo(done.groupId)).body).toMatchObject({ code: 'undone' });
  });

  test('can be undone with the files for seven days, and not after that', async () => {
    const medium = await uploaded(admin);
    const first = await act(seen([medium]), { act: 'delete' });
    await sweepMedia(env);
    await undo(first.groupId);
    const [back] = (await list()) as [Medium];
    expect([back.id, back.address, back.version]).toEqual([medium.id, medium.address, medium.version + 2]);
    expect((await request(medium.address)).status).toBe(200);

    const second = await act(seen([back]), { act: 'delete' });
    await sweepMedia(env, Date.now() + 8 * 24 * 60 * 60 * 1000);
    expect((await request(medium.address)).status).toBe(404);
    const { status, body } = await undo(second.groupId);
    expect([status, body.code]).toEqual([409, 'fixed']);
  });

  test('is undone for all pictures that still exist', async () => {
    await someMedia(3);
    const [first, ...others] = await list();
    const done = await act(seen(await list()), { act: 'delete' });
    await env.DB.prepare('DELETE FROM media WHERE id = ?')
      .bind(first?.id ?? 0)
      .run();
    expect((await undo(done.groupId)).body).toMatchObject({ total: 2, left: [{ title: first?.name }] });
    expect((await list()).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  });

  test('fails when one of them comes into use concurrently', async () => {
    await someMedia(2);
    const [first] = (await list()) as [Medium];
    await env.DB.prepare(
      `CREATE TRIGGER meanwhile INSTEAD OF INSERT ON guards BEGIN
        UPDATE posts SET image = '${first.address}' WHERE id = 3;
      END`,
    ).run();
    const done = await act(seen(await list()), { act: 'delete' });
    await env.DB.prepare('DROP TRIGGER meanwhile').run();
    expect([done.status, done.code]).toEqual([409, 'overtaken']);
    expect(await list()).toHaveLength(2);
  });
});
