import { beforeEach, describe, expect, test } from 'vitest';
import type { SlideInput, SlideRecord } from '../../src/shared/slide';
import { signedIn } from '../helpers/account';
import { followed, overtaken } from '../helpers/d1-through';
import { env } from '../helpers/edge';
import { SLIDE } from '../helpers/slides';

const admin = signedIn('admin');
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM slides').run();
});

const PATH = '/api/panel/slides';
const FIELDS: SlideInput = { ...SLIDE, title: 'A', position: 99 };
type Written = { record: SlideRecord; activityId: number };

async function write(method: string, path: string, body?: object): Promise<Written> {
  const response = await admin.json(method, path, body);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
}
const create = (fields: Partial<SlideInput> = {}) => write('POST', PATH, { ...FIELDS, ...fields });
async function edit({ record }: Written, fields: Partial<SlideInput>): Promise<Written> {
  const { id, ...rest } = record;
  return write('PUT', `${PATH}/${id}`, { ...rest, ...fields });
}
const remove = ({ record }: Written) => write('DELETE', `${PATH}/${record.id}?version=${record.version}`);

async function undo(activityId: number, query = '') {
  const response = await admin.json('POST', `/api/panel/activity/${activityId}/undo${query}`);
  return {
    status: response.status,
    ...((await response.json()) as { code?: string; error?: string } & Partial<Written>),
  };
}
/** Undoes a write through a database in which something happens meanwhile. */
async function undoOn(DB: typeof env.DB, { activityId }: Written) {
  const answer = await admin.json('POST', `/api/panel/activity/${activityId}/undo`, undefined, { DB });
  return [answer.status, await answer.json()];
}
async function stored(id: number): Promise<Partial<SlideRecord>> {
  return (await admin.get(`${PATH}/${id}`)).json();
}
const lastWrite = () =>
  env.DB.prepare('SELECT * FROM activity ORDER BY id DESC LIMIT 1').first<Record<string, string | number | null>>();

describe('undoing', () => {
  test('an edit restores the former values, and is itself recorded', async () => {
    const made = await create();
    const edited = await edit(made, { title: 'B', tone: 'dark' });
    const undone = await undo(edited.activityId);
    expect(undone).toMatchObject({ status: 200, noun: 'slides', record: { title: 'A', tone: 'light', version: 3 } });
    expect(await lastWrite()).toMatchObject({
      id: undone.activityId,
      action: 'update',
      undoes: edited.activityId,
      user_id: admin.user.id,
    });
  });

  test('a deletion restores the row with its id and its position', async () => {
    const a = await create();
    await create({ title: 'B' });
    const { activityId } = await remove(a);
    expect((await undo(activityId)).status).toBe(200);
    // Above the version that an editor still has open.
    expect(await stored(a.record.id)).toMatchObject({ title: 'A', position: 0, version: 3 });
  });

  test('a creation deletes the row', async () => {
    const { record, activityId } = await create();
    expect(await undo(activityId)).toMatchObject({ status: 200, record: null });
    expect((await admin.get(`${PATH}/${record.id}`)).status).toBe(404);
  });

  test('a move restores the position, and keeps the words', async () => {
    const a = await create();
    await create({ title: 'B' });
    const moved = await write('POST', `${PATH}/${a.record.id}/moves`, { to: 1 });
    expect(await undo(moved.activityId)).toMatchObject({ status: 200, record: { title: 'A', position: 0 } });
  });

  test('an edit keeps a position that a neighbour’s move has changed since', async () => {
    const a = await create();
    const b = await create({ title: 'B' });
    const edited = await edit(a, { title: 'A2' });
    await write('POST', `${PATH}/${b.record.id}/moves`, { to: 0 });
    expect(await undo(edited.activityId)).toMatchObject({ status: 200, record: { title: 'A', position: 1 } });
  });

  test('an edit knows the position that a neighbour’s move gave the row just before', async () => {
    const a = await create();
    const b = await create({ title: 'B' });
    const moved = () => write('POST', `${PATH}/${b.record.id}/moves`, { to: 0 });
    const { id, ...record } = a.record;
    const DB = overtaken(env.DB, moved, /into "activity"/);
    const answer = await admin.json(
      'PUT',
      `${PATH}/${id}`,
      {
        ...record,
        title: 'A2',
      },
      { DB },
    );
    expect(answer.status).toBe(200);
    const { before } = (await lastWrite()) ?? {};
    expect(JSON.parse(String(before))).toMatchObject({ title: 'A', position: 1 });
  });

  test('an undo repeats the write', async () => {
    const edited = await edit(await create(), { title: 'B' });
    const undone = await undo(edited.activityId);
    expect(await undo(undone.activityId as number)).toMatchObject({ status: 200, record: { title: 'B' } });
    const again = await undo(edited.activityId, '?force=1');
    expect(again).toMatchObject({ status: 200, record: { title: 'A' } });
  });

  test('an undo of an undo, and so on, alternates between both values', async () => {
    const made = await create();
    let { activityId } = await edit(made, { title: 'B' });
    const first = activityId;
    for (const title of ['A', 'B', 'A', 'B', 'A']) {
      const undone = await undo(activityId);
      expect(undone).toMatchObject({ status: 200, record: { title } });
      activityId = undone.activityId ?? 0;
      const refused = title === 'A' ? 'undone' : 'newer';
      expect(await undo(first), `after ${title}`).toMatchObject({ status: 409, code: refused });
    }
  });

  test('over newer edits is refused unless it is forced', async () => {
    const first = await edit(await create(), { title: 'B' });
    await edit(first, { title: 'C', tone: 'dark' });
    expect(await undo(first.activityId)).toMatchObject({ status: 409, code: 'newer' });
    expect(await stored(first.record.id)).toMatchObject({ title: 'C' });
    const forced = await undo(first.activityId, '?force=1');
    expect(forced).toMatchObject({ status: 200, record: { title: 'A', tone: 'light' } });
  });

  test('a forced undo restores the version just before its write, not an older one or another record’s', async () => {
    await edit(await create({ title: 'X' }), { title: 'Y' });
    const first = await edit(await create(), { title: 'B', tone: 'dark' });
    const second = await edit(first, { title: 'C', subtitle: 'c' });
    await edit(second, { title: 'D', tone: 'light' });
    const forced = await undo(second.activityId, '?force=1');
    expect(forced).toMatchObject({ status: 200, record: { title: 'B', subtitle: null, tone: 'dark' } });
  });

  test('a forced undo keeps the position that a neighbour’s move has changed since', async () => {
    const a = await create();
    const b = await create({ title: 'B' });
    const first = await edit(a, { title: 'C' });
    await edit(first, { title: 'D', tone: 'dark' });
    await write('POST', `${PATH}/${b.record.id}/moves`, { to: 0 });
    const forced = await undo(first.activityId, '?force=1');
    expect(forced).toMatchObject({ status: 200, record: { title: 'A', tone: 'light', position: 1 } });
  });

  test('a forced undo of a move restores the whole version before it, although it recorded the position only', async () => {
    const [a, b] = [await create(), await create({ title: 'B' }), await create({ title: 'C' })];
    const moved = await write('POST', `${PATH}/${a.record.id}/moves`, { to: 2 });
    await write('POST', `${PATH}/${b.record.id}/moves`, { to: 2 });
    const { record } = await edit({ ...moved, record: (await stored(a.record.id)) as SlideRecord }, { title: 'C' });
    expect(record.position).toBe(1);
    await edit({ record, activityId: 0 }, { title: 'D', tone: 'dark' });
    const forced = await undo(moved.activityId, '?force=1');
    expect(forced).toMatchObject({ status: 200, record: { title: 'A', tone: 'light', position: 0 } });
  });
});

describe('an edit that is made during an undo is kept, and the undo is refused', () => {
  /** Right after the undo has read the write, or right before it is written. */
  const moments = {
    looked: (DB: typeof env.DB, happens: () => unknown) => followed(DB, happens, /from "activity"/),
    written: overtaken,
  };
  test.each([
    ['looked', 'creation'],
    ['looked', 'edit'],
    ['written', 'creation'],
    ['written', 'edit'],
  ] as const)('at the moment “%s”, for a %s', async (moment, kind) => {
    const made = await create();
    const last = kind === 'creation' ? made : await edit(made, { title: 'B' });
    const DB = moments[moment](env.DB, () => edit(last, { title: 'C' }));
    expect(await undoOn(DB, last)).toMatchObject([409, { code: 'newer' }]);
    expect(await stored(made.record.id)).toMatchObject({ title: 'C' });
  });
});

test.each(['creation', 'edit'])('a %s whose record is deleted during its undo is gone', async (kind) => {
  const made = await create();
  const last = kind === 'creation' ? made : await edit(made, { title: 'B' });
  const DB = followed(env.DB, () => remove(last), /from "slides"/);
  expect(await undoOn(DB, last)).toMatchObject([409, { code: 'gone' }]);
});

test.each(['creation', 'edit', 'deletion'])('of two undos of a %s, the later finds it undone', async (kind) => {
  const made = await create();
  const edited = kind === 'edit' ? await edit(made, { title: 'B' }) : made;
  const last = kind === 'deletion' ? { ...made, ...(await remove(made)) } : edited;
  const first: unknown[] = [];
  const DB = overtaken(env.DB, async () => first.push(await undo(last.activityId)), /into "activity"/);
  expect(await undoOn(DB, last)).toMatchObject([409, { code: 'undone' }]);
  expect(first).toMatchObject([{ status: 200 }]);
});

test('an undo whose answer D1 loses is not reported as that of another person', async () => {
  const edited = await edit(await create(), { title: 'B' });
  const lose = () => {
    throw new Error('D1_ERROR: Network connection lost.');
  };
  expect(await undoOn(followed(env.DB, lose, /into "activity"/), edited)).toMatchObject([503, {}]);
  expect(await stored(edited.record.id)).toMatchObject({ title: 'A' });
});

describe('undo is refused', () => {
  test('for a write that was undone already', async () => {
    const edited = await edit(await create(), { title: 'B' });
    await undo(edited.activityId);
    for (const query of ['', '?force=1']) {
      expect(await undo(edited.activityId, query)).toMatchObject({ status: 409, code: 'undone' });
    }
  });

  test('for 19 of 20 concurrent requests', { timeout: 20_000 }, async () => {
    const edited = await edit(await create(), { title: 'B' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(edited.activityId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
      new Set(['undone']),
    );
    expect(await stored(edited.record.id)).toMatchObject({ title: 'A', version: 3 });
  });

  test('when the record is gone, or exists again', async () => {
    const edited = await edit(await create(), { title: 'B' });
    const { activityId } = await remove(edited);
    expect(await undo(edited.activityId)).toMatchObject({ status: 409, code: 'gone' });
    await env.DB.prepare(
      `INSERT INTO slides (id, title, image_url, position) VALUES (${edited.record.id}, 'X', '/x.webp', 0)`,
    ).run();
    expect(await undo(activityId)).toMatchObject({ status: 409, code: 'exists' });
  });

  test('when the write is unknown, or of a noun without undo', async () => {
    expect((await undo(999_999)).status).toBe(404);
    await env.DB.prepare(`INSERT INTO activity (action, noun, record_id) VALUES ('update', 'users', 'x')`).run();
    expect(await undo(Number((await lastWrite())?.id))).toMatchObject({ status: 409, code: 'fixed' });
  });
});
