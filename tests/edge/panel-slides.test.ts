import { beforeEach, describe, expect, test } from 'vitest';
import type { Page } from '../../src/shared/page';
import type { SlideInput, SlideRecord } from '../../src/shared/slide';
import { signedIn } from '../helpers/account';
import { env } from '../helpers/edge';
import { SLIDE } from '../helpers/slides';

const admin = signedIn('admin');

const PATH = '/api/panel/slides';

async function list(): Promise<SlideRecord[]> {
  const { rows } = (await (await admin.get(PATH)).json()) as Page<SlideRecord & { changed: boolean }>;
  return rows.map(({ changed: _changed, ...slide }) => slide);
}
async function create(fields: Partial<SlideInput> = {}): Promise<SlideRecord> {
  const response = await admin.json('POST', PATH, { ...SLIDE, ...fields });
  expect(response.status).toBe(201);
  return ((await response.json()) as { record: SlideRecord }).record;
}
const titles = async () => (await list()).map(({ title }) => title);
const orders = async () => (await list()).map(({ position }) => position);
const lastWrite = () =>
  env.DB.prepare('SELECT * FROM activity ORDER BY id DESC LIMIT 1').first<Record<string, string | number | null>>();
const writes = async () => (await env.DB.prepare('SELECT count(*) AS n FROM activity').first<{ n: number }>())?.n;

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM slides').run();
  for (const title of ['A', 'B', 'C', 'D']) await create({ title, position: 99 });
});

describe('slides in the panel', () => {
  test('are all listed, inactive ones too, in their order', async () => {
    await create({ title: 'E', active: false, position: 99 });
    expect(await titles()).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(await orders()).toEqual([0, 1, 2, 3, 4]);
  });

  test('make room for a new one at its position', async () => {
    await create({ title: 'Novo', position: 1 });
    expect(await titles()).toEqual(['A', 'Novo', 'B', 'C', 'D']);
    expect(await orders()).toEqual([0, 1, 2, 3, 4]);
  });

  test('are changed with the current version, and move to the typed position', async () => {
    const [a] = await list();
    const { id, version, ...fields } = a as SlideRecord;
    const response = await admin.json('PUT', `${PATH}/${id}`, { ...fields, version, title: 'A2', position: 2 });
    expect(response.status).toBe(200);
    const { record } = (await response.json()) as { record: SlideRecord };
    expect(record).toMatchObject({ title: 'A2', position: 2, version: version + 1 });
    expect(await titles()).toEqual(['B', 'C', 'A2', 'D']);
    const write = await lastWrite();
    expect(write).toMatchObject({ action: 'update', noun: 'slides', record_id: String(id), user_id: admin.user.id });
    expect([JSON.parse(String(write?.before)).title, JSON.parse(String(write?.after)).title]).toEqual(['A', 'A2']);
  });

  test('at the end are not moved beyond it, and nothing is recorded', async () => {
    const { id, version, ...fields } = (await list()).at(-1) as SlideRecord;
    const before = await writes();
    const response = await admin.json('PUT', `${PATH}/${id}`, { ...fields, version, position: 99 });
    expect(await response.json()).toMatchObject({ record: { position: 3, version }, activityId: null });
    expect(await writes()).toBe(before);
  });

  test('keep the position that a concurrent move gave them, when an older form or an undo is saved', async () => {
    const [, b, c] = await list();
    await admin.json('POST', `${PATH}/${c?.id}/moves`, { to: 1 });
    const { id, position: seen, ...words } = b as SlideRecord;
    const response = await admin.json('PUT', `${PATH}/${id}`, { ...words, title: 'B2' });
    expect(response.status).toBe(200);
    const { record, activityId } = (await response.json()) as { record: SlideRecord; activityId: number };
    expect([seen, record.position]).toEqual([1, 2]);
    expect(await titles()).toEqual(['A', 'C', 'B2', 'D']);
    await admin.json('POST', `${PATH}/${id}/moves`, { to: 0 });
    for (const query of ['', '?force=1']) {
      const { version } = (await list()).find((slide) => slide.id === id) as SlideRecord;
      const undone = await admin.json('POST', `/api/panel/activity/${activityId}/undo${query}`);
      expect([query, undone.status]).toEqual([query, query ? 200 : 409]);
      expect((await list())[0]).toMatchObject({
        id,
        title: query ? 'B' : 'B2',
        version: query ? version + 1 : version,
      });
    }
    expect(await titles()).toEqual(['B', 'A', 'C', 'D']);
  });

  test('close the gap of a deleted one', async () => {
    const [, b] = await list();
    const response = await admin.json('DELETE', `${PATH}/${b?.id}?version=${b?.version}`);
    expect(response.status).toBe(200);
    expect(await titles()).toEqual(['A', 'C', 'D']);
    expect(await orders()).toEqual([0, 1, 2]);
    expect((await admin.get(`${PATH}/${b?.id}`)).status).toBe(404);
  });

  test('are switched on and off without other changes', async () => {
    const [a] = await list();
    const response = await admin.json('PUT', `${PATH}/${a?.id}/active`, { active: false, version: a?.version });
    expect(((await response.json()) as { record: SlideRecord }).record).toMatchObject({ active: false, title: 'A' });
  });

  test('move to any position, and not beyond the ends', async () => {
    const [a, , c] = await list();
    const move = (id: number | undefined, body: object) => admin.json('POST', `${PATH}/${id}/moves`, body);
    await move(c?.id, { to: 1 });
    expect(await titles()).toEqual(['A', 'C', 'B', 'D']);
    await move(a?.id, { to: 1 });
    expect(await titles()).toEqual(['C', 'A', 'B', 'D']);
    await move(c?.id, { to: 3 });
    expect(await titles()).toEqual(['A', 'B', 'D', 'C']);
    const before = await writes();
    const edge = await move(c?.id, { to: 4 });
    expect([edge.status, await titles()]).toEqual([200, ['A', 'B', 'D', 'C']]);
    expect(await writes()).toBe(before);
    expect((await move(999_999, { to: 1 })).status).toBe(404);
  });

  test('are moved once when a move is repeated', async () => {
    const [a] = await list();
    const before = (await writes()) ?? 0;
    const move = () => admin.json('POST', `${PATH}/${a?.id}/moves`, { to: 1 });
    for (const answer of [await move(), await move()]) expect(answer.status).toBe(200);
    expect(await titles()).toEqual(['B', 'A', 'C', 'D']);
    expect(await writes()).toBe(before + 1);
    // A relative move is refused: its result would depend on how often it is applied.
    expect((await admin.json('POST', `${PATH}/${a?.id}/moves`, { by: 1 })).status).toBe(400);
    expect(await titles()).toEqual(['B', 'A', 'C', 'D']);
  });

  test('keep positions 0..n-1, each once, under 100 concurrent random moves', async () => {
    const ids = (await list()).map(({ id }) => id);
    const moves = Array.from({ length: 100 }, () => ({
      id: ids[Math.floor(Math.random() * ids.length)],
      body: { to: Math.floor(Math.random() * 6) },
    }));
    const responses = await Promise.all(moves.map(({ id, body }) => admin.json('POST', `${PATH}/${id}/moves`, body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await orders()).toEqual([0, 1, 2, 3]);
    expect((await titles()).sort()).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('concurrent edits of one slide', () => {
  test('succeed once among 20; the other 19 get the current record', async () => {
    const [a] = await list();
    const { id, ...fields } = a as SlideRecord;
    const before = (await writes()) ?? 0;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, i) => admin.json('PUT', `${PATH}/${id}`, { ...fields, title: `Edição ${i}` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    const stored = (await list()).find((slide) => slide.id === id);
    const body = (await refused[0]?.json()) as { code: string; current: SlideRecord };
    expect(body.code).toBe('stale');
    expect(body.current).toEqual(stored);
    expect(await writes()).toBe(before + 1);
  });

  test('make a deletion with an older version fail', async () => {
    const [a] = await list();
    await admin.json('PUT', `${PATH}/${a?.id}/active`, { active: false, version: a?.version });
    const response = await admin.json('DELETE', `${PATH}/${a?.id}?version=${a?.version}`);
    expect(response.status).toBe(409);
    expect(await titles()).toContain('A');
  });
});

describe('an invalid slide is refused', () => {
  const send = async (body: object) => {
    const response = await admin.json('POST', PATH, body);
    return [response.status, await response.json()] as [number, { error: string; fields?: Record<string, string> }];
  };

  test('with a message for each field', async () => {
    const [status, { fields }] = await send({ ...SLIDE, title: ' ', imageUrl: '', position: -1, btn1Color: 'red' });
    expect(status).toBe(422);
    expect(fields).toMatchObject({ title: 'Informe o título.', imageUrl: 'Informe a URL da imagem.' });
    expect(Object.keys(fields ?? {}).sort()).toEqual(['btn1Color', 'imageUrl', 'position', 'title']);
  });

  test('with half a button, which the site would not show', async () => {
    const [created, noLink] = await send({ ...SLIDE, btn1Text: 'Ver tudo' });
    expect([created, noLink.fields]).toEqual([422, { btn1Link: 'Informe o link do botão, ou apague o texto.' }]);
    const [status, { fields }] = await send({ ...SLIDE, btn2Link: '/produtos' });
    expect([status, fields]).toEqual([422, { btn2Text: 'Informe o texto do botão, ou apague o link.' }]);
  });

  test.each([{ id: 1 }, { version: 1 }, { role: 'admin' }, JSON.parse('{"__proto__": {"x": 1}}')])(
    'for a key that slides do not have: %o',
    async (extra) => {
      const before = await writes();
      const body = JSON.stringify({ ...SLIDE, marker: 1 }).replace('"marker":1', JSON.stringify(extra).slice(1, -1));
      const response = await admin.send(PATH, {
        method: 'POST',
        body,
        headers: { 'Content-Type': 'application/json' },
      });
      expect(response.status).toBe(400);
      expect(await writes()).toBe(before);
    },
  );

  test('when it is too large, not JSON, not valid Unicode, or not sent as JSON', async () => {
    const post = async (body: BodyInit, type = 'application/json') =>
      (await admin.send(PATH, { method: 'POST', body, headers: { 'Content-Type': type } })).status;
    expect(await post(JSON.stringify({ ...SLIDE, title: 'x'.repeat(140_000) }))).toBe(413);
    expect(await post('{"title":')).toBe(400);
    expect(await post(new Uint8Array([123, 34, 255, 34, 58, 49, 125]))).toBe(400);
    expect(await post(JSON.stringify({ ...SLIDE, title: '\ud800' }))).toBe(400);
    expect(await post(`${'['.repeat(60_000)}${']'.repeat(60_000)}`)).toBe(400);
    expect(await post('title=x', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await post(JSON.stringify(SLIDE), 'text/plain')).toBe(415);
  });
});

test('a creation sent 20 times with one Idempotency-Key makes one row and gets equal answers', async () => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
  const post = () => admin.send(PATH, { method: 'POST', body: JSON.stringify(SLIDE), headers });
  const responses = await Promise.all(Array.from({ length: 20 }, post));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  expect((await titles()).filter((title) => title === 'Novidade')).toHaveLength(1);
});

describe('a cross-site write', () => {
  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('is refused: %o', async (headers) => {
    const response = await admin.send(PATH, {
      method: 'POST',
      body: JSON.stringify(SLIDE),
      headers: { 'Content-Type': 'application/json', ...(headers as object) },
    });
    expect(response.status).toBe(403);
    expect(await titles()).toHaveLength(4);
  });

  test('does not include one with this site as Origin and no Sec-Fetch-Site, which is accepted', async () => {
    const response = await admin.send(PATH, {
      method: 'POST',
      body: JSON.stringify(SLIDE),
      headers: { 'Content-Type': 'application/json', Origin: 'https://soul.test' },
    });
    expect(response.status).toBe(201);
  });
});
