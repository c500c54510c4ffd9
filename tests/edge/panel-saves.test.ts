import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { PostRecord } from '../../src/shared/post';
import type { CopySaved } from '../../src/shared/working-copy';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';

type Written = { record: PostRecord; activityId: number | null };
let ana: Awaited<ReturnType<typeof signIn>>;
let post: PostRecord;

const send = async (method: string, path: string, body: object = {}, status = 200): Promise<Written> => {
  const answer = await ana.json(method, `/api/panel/${path}`, body);
  expect(answer.status, await answer.clone().text()).toBe(status);
  return (await answer.json()) as Written;
};
const save = ({ id, ...record }: PostRecord, fields: object = {}) =>
  send('PUT', `posts/${id}`, { ...record, ...fields });
const writes = async () => (await env.DB.prepare('SELECT count(*) AS n FROM activity').first<{ n: number }>())?.n;

beforeAll(async () => {
  ana = await signIn('editor');
});
beforeEach(async () => {
  await env.DB.prepare('DELETE FROM limits').run();
  ({ record: post } = await send('POST', 'posts', { title: 'Chá gelado', content: '<p>Frio.</p>' }, 201));
});

test('a creation and an edit are recorded with all that they stored', async () => {
  const { record } = await save(post, { title: 'Chá quente' });
  const { results } = await env.DB.prepare('SELECT before, after FROM activity ORDER BY id DESC LIMIT 2').all();
  const [edited, created] = results.map(({ before, after }) => [before, after].map((text) => JSON.parse(`${text}`)));
  expect(created).toMatchObject([null, { title: 'Chá gelado', content: post.content }]);
  expect(edited).toMatchObject([{ title: 'Chá gelado' }, { title: record.title, content: record.content }]);
});

test('a save without changes writes nothing, and keeps the version', async () => {
  const before = await writes();
  expect(await save(post)).toEqual({ record: post, activityId: null });
  expect(await send('PUT', `posts/${post.id}/published`, { published: true, version: post.version })).toEqual({
    record: post,
    activityId: null,
  });
  expect(await writes()).toBe(before);
  expect((await save(post, { title: 'Chá quente' })).record).toMatchObject({ title: 'Chá quente', version: 2 });
});

test('a save without changes is refused with an older version', async () => {
  const { record } = await save(post, { title: 'Chá quente' });
  const answer = await ana.json('PUT', `/api/panel/posts/${post.id}`, { ...record, id: undefined, version: 1 });
  expect(answer.status).toBe(409);
});

test('a save without changes removes a working copy that was typed back', async () => {
  const typed = { fields: { title: 'Chá' }, base: { title: post.title }, baseVersion: post.version, version: 0 };
  const kept = await ana.json('PUT', `/api/panel/posts/${post.id}/working-copy`, typed);
  const { version: copy } = (await kept.json()) as CopySaved;
  expect((await save(post, { copy })).activityId).toBeNull();
  const answer = await ana.get(`/api/panel/posts/${post.id}/working-copy`);
  expect(await answer.json()).toEqual({ copy: null });
});

test('an undo is recorded even when it changes nothing', async () => {
  const first = await save(post, { title: 'Chá quente' });
  await save(first.record, { title: 'Chá gelado' });
  const undone = await send('POST', `activity/${first.activityId}/undo?force=1`);
  expect(undone).toMatchObject({ activityId: expect.any(Number), record: { title: 'Chá gelado', version: 4 } });
});
