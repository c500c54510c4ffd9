import { expect, test } from 'vitest';
import type { ActivityDetail } from '../../src/shared/activity';
import type { Page } from '../../src/shared/page';
import type { SlideRecord } from '../../src/shared/slide';
import type { WorkingCopy } from '../../src/shared/working-copy';
import { signedIn } from '../helpers/account';
import { env } from '../helpers/edge';
import { withFiles } from '../helpers/imports';

// An earlier release called positions `order`: its stored data, requests and files are still accepted.

const files = withFiles();
const PATH = '/api/panel/slides';
const admin = signedIn('admin');

const listed = async () => ((await (await admin.get(PATH)).json()) as Page<SlideRecord>).rows;
const ids = async () => (await listed()).map(({ id }) => id);
const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

test('a move recorded as “order” is shown as position, and can be undone', async () => {
  const before = await ids();
  const moved = await admin.json('POST', `${PATH}/${before[0]}/moves`, { to: 2 });
  const { activityId } = (await moved.json()) as { activityId: number };
  await run(
    `UPDATE activity SET before = '{"order":0}', after = '{"order":2}', user_id = ? WHERE id = ?`,
    admin.user.id,
    activityId,
  );
  const told = (await (await admin.get(`/api/panel/activity/${activityId}`)).json()) as ActivityDetail;
  expect(told).toMatchObject({ changed: ['position'], before: { position: 0 }, after: { position: 2 } });
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
  expect(await ids()).toEqual(before);
});

test('a working copy stored as “order” keeps the typed position', async () => {
  const [slide] = await listed();
  const typed = { fields: { position: '2' }, base: { position: '0' }, baseVersion: slide?.version, version: 0 };
  const path = `${PATH}/${slide?.id}/working-copy`;
  expect((await admin.json('PUT', path, typed)).status).toBe(200);
  await run(`UPDATE working_copies SET fields = '{"order":"1"}', base = '{"order":"0"}' WHERE noun = 'slides'`);
  const { copy } = (await (await admin.get(path)).json()) as { copy: WorkingCopy };
  expect(copy).toMatchObject({ fields: { position: '1' }, base: { position: '0' } });
  await admin.json('DELETE', `${path}?version=${copy.version}`);
});

test('a panel loaded before the release can still save', async () => {
  const [slide] = await listed();
  const {
    id,
    version,
    position: _position,
    changed: _changed,
    ...fields
  } = slide as SlideRecord & { changed: boolean };
  const copy = { fields: { order: '2' }, base: { order: '0' }, baseVersion: version, version: 0 };
  expect((await admin.json('PUT', `${PATH}/${id}/working-copy`, copy)).status).toBe(200);
  const saved = await admin.json('PUT', `${PATH}/${id}`, { ...fields, version, order: 1 });
  expect(await saved.json()).toMatchObject({ record: { id, position: 1 } });
  const made = await admin.json('POST', PATH, { ...fields, title: 'De antes', order: 0 });
  expect(await made.json()).toMatchObject({ record: { title: 'De antes', position: 0 } });
  expect((await admin.json('POST', PATH, { ...fields, title: 'Outro', place: 0 })).status).toBe(400);
});

test('files with “order” are read, as JSON and as the header of a CSV column', async () => {
  const [first, second, third] = await ids();
  const turned = JSON.stringify([{ id: first, order: 1 }]);
  expect((await files.dry('slides', 'json', turned)).rows).toMatchObject([
    { outcome: 'update', changes: [{ path: 'position', before: '1', after: '2' }] },
  ]);
  const table = `id;order\n${second};0\n${third};2\n`;
  expect((await files.dry('slides', 'csv', table)).rows).toMatchObject([
    { outcome: 'update', changes: [{ path: 'position', before: '2', after: '1' }] },
    { outcome: 'unchanged' },
  ]);
});
