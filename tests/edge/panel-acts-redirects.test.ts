import { describe, expect, test } from 'vitest';
import type { ActDone, Seen } from '../../src/shared/acts';
import type { RedirectRecord } from '../../src/shared/redirect';
import { request } from '../helpers/edge';
import { PATH, withRedirects } from '../helpers/redirects';
import { writes } from '../helpers/toppings';

const redirects = withRedirects();
const { added, list, moved, ways } = redirects;

const seen = (rows: RedirectRecord[]): Seen[] => rows.map(({ key, version }) => ({ id: key, version }));
async function remove(rows: Seen[]): Promise<ActDone & { status: number }> {
  const response = await redirects.editor.json('POST', `${PATH}/acts`, { act: 'delete', rows });
  return { status: response.status, ...((await response.json()) as ActDone) };
}
const undo = (groupId: string | null) =>
  redirects.editor.json('POST', `/api/panel/activity/groups/${groupId}/undo`, {});
const status = async (path: string) => (await request(path)).status;

describe('a deletion of many redirects', () => {
  test('takes all kinds at once, and one undo restores them, and can be undone itself', async () => {
    await moved();
    await added('/quem-somos', '/sobre');
    await added('/fale', '/contato');
    const before = await ways();
    expect(before).toHaveLength(3);
    const recorded = await writes();
    const done = await remove(seen((await list()).rows));
    expect(done).toMatchObject({ status: 200, done: 3, same: 0, left: [], changed: [] });
    expect(await writes()).toBe(recorded + 3);
    expect(await ways()).toEqual([]);
    expect([await status('/quem-somos'), await status('/produtos/toppins/1')]).toEqual([404, 404]);

    const undone = await undo(done.groupId);
    expect(undone.status).toBe(200);
    const { groupId, total, left } = (await undone.json()) as { groupId: string; total: number; left: string[] };
    expect([total, left]).toEqual([3, []]);
    expect((await ways()).sort()).toEqual(before.sort());
    expect([await status('/quem-somos'), await status('/produtos/toppins/1')]).toEqual([301, 301]);
    expect((await undo(done.groupId)).status).toBe(409);
    expect((await undo(groupId)).status).toBe(200);
    expect(await ways()).toEqual([]);
  });

  test('leaves those that changed or are gone, and names them', async () => {
    const [stale, gone, free] = await Promise.all(['/um', '/dois', '/tres'].map((from) => added(from, '/sobre')));
    const rows = seen([stale, gone, free].map((each) => each?.record as RedirectRecord));
    const [first, second] = rows;
    const edit = { to: '/contato', version: first?.version };
    expect((await redirects.editor.json('PUT', `${PATH}/${first?.id}`, edit)).status).toBe(200);
    expect((await redirects.editor.json('DELETE', `${PATH}/${second?.id}?version=1`)).status).toBe(200);
    const done = await remove(rows);
    expect(done).toMatchObject({
      done: 1,
      left: [
        { id: first?.id, title: '/um', why: 'stale' },
        { id: second?.id, title: null, why: 'gone' },
      ],
    });
    expect(await ways()).toEqual(['/um /contato']);
  });

  test('restores all but those that exist again', async () => {
    const made = await Promise.all(['/um', '/dois'].map((from) => added(from, '/sobre')));
    const { groupId } = await remove(seen(made.map(({ record }) => record)));
    await added('/um', '/contato');
    expect(await (await undo(groupId)).json()).toMatchObject({ total: 1, left: [{ title: '/um', why: 'exists' }] });
    expect((await ways()).sort()).toEqual(['/dois /sobre', '/um /contato']);
  });

  test('takes at most a hundred, and keys of redirects only', async () => {
    const key = (n: number) => ({ id: n.toString(16).padStart(20, '0'), version: 1 });
    const many = await remove(Array.from({ length: 101 }, (_, n) => key(n)));
    expect(many).toMatchObject({ status: 422, code: 'invalid' });
    expect(await remove([{ id: '../posts', version: 1 }])).toMatchObject({ status: 422 });
    const most = await remove(Array.from({ length: 100 }, (_, n) => key(n)));
    expect(most).toMatchObject({ status: 200, done: 0, groupId: null });
  });
});
