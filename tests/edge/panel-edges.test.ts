import { describe, expect, test } from 'vitest';
import { sweepMedia } from '../../functions/media/sweep';
import type { Page } from '../../src/shared/page';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import type { SlideRecord } from '../../src/shared/slide';
import { signedIn } from '../helpers/account';
import { followed, overtaken } from '../helpers/d1-through';
import { env, request } from '../helpers/edge';
import { uploaded } from '../helpers/upload';

const admin = signedIn('admin');

type Written<Row> = { record: Row; activityId: number };
async function write<Row>(method: string, path: string, body?: object): Promise<Written<Row>> {
  const response = await admin.json(method, `/api/panel/${path}`, body);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
}
async function read<Answer>(response: Promise<Response>): Promise<Answer> {
  return (await response).json();
}
const slides = async () => (await read<Page<SlideRecord>>(admin.get('/api/panel/slides'))).rows;
const firstSlide = async () => read<SlideRecord>(admin.get(`/api/panel/slides/${(await slides())[0]?.id}`));
const fieldsOf = ({ id: _id, ...fields }: SlideRecord) => fields;

describe('a record that exists again after a deletion', () => {
  test('by undo has a newer version than before', async () => {
    const seen = await firstSlide();
    const { record } = await write<SlideRecord>('PUT', `slides/${seen.id}`, { ...fieldsOf(seen), title: 'Mais nova' });
    const gone = await write('DELETE', `slides/${seen.id}?version=${record.version}`);
    const back = await write<SlideRecord>('POST', `activity/${gone.activityId}/undo`);
    expect(back.record.version).toBeGreaterThan(record.version);
    const late = await admin.json('PUT', `/api/panel/slides/${seen.id}`, { ...fieldsOf(seen), title: 'Atrasada' });
    expect(late.status).toBe(409);
    expect((await firstSlide()).title).toBe('Mais nova');
  });

  test('by a new creation under its key refuses the version of the former record', async () => {
    const category = {
      key: 'volta',
      name: 'Volta',
      description: '',
      image: '/a.webp',
      imageAlt: '',
      highlighted: false,
      packSize: null,
      packDiscount: 0,
      ...NO_SEARCH_APPEARANCE,
    };
    const { record } = await write<{ version: number }>('POST', 'categories', { ...category, position: 0 });
    await write('DELETE', `categories/volta?version=${record.version}`);
    await write('POST', 'categories', { ...category, position: 0 });
    expect((await admin.json('DELETE', `/api/panel/categories/volta?version=${record.version}`)).status).toBe(409);
  });
});

test('a slide is recorded at its resulting position, not at the typed one', async () => {
  const slide = await firstSlide();
  const { record, activityId } = await write<SlideRecord>('PUT', `slides/${slide.id}`, {
    ...fieldsOf(slide),
    position: 900,
  });
  const { after } = await read<{ after: SlideRecord }>(admin.get(`/api/panel/activity/${activityId}`));
  expect(record.position).toBeLessThan(900);
  expect(after.position).toBe(record.position);
  expect(after.active).toBe(slide.active);
});

/** Sends a write as the administrator; `other` runs after its reads and before its write. */
function sentOvertaken(method: string, path: string, body: object, other: () => Promise<unknown>) {
  return admin.json(method, `/api/panel/${path}`, body, { DB: overtaken(env.DB, other) });
}

test('a slide that is switched during a move keeps the position that the move gave it', async () => {
  const [first, second] = await slides();
  if (!first || !second) throw new Error('The seed has slides');
  const edit = { active: !second.active, version: second.version };
  const move = () => write('POST', `slides/${first.id}/moves`, { to: 1 });
  expect((await sentOvertaken('PUT', `slides/${second.id}/active`, edit, move)).status).toBe(200);
  expect((await slides()).slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('a slide that is moved to the end while another is added is refused, and ends up last when repeated', async () => {
  const all = await slides();
  const seen = await read<SlideRecord>(admin.get(`/api/panel/slides/${all.at(-1)?.id}`));
  const edit = { ...fieldsOf(seen), title: 'Por último', position: all.length };
  const added = () => write('POST', 'slides', { ...fieldsOf(seen), version: undefined, position: all.length });
  expect((await sentOvertaken('PUT', `slides/${seen.id}`, edit, added)).status).toBe(409);
  await write('PUT', `slides/${seen.id}`, edit);
  expect((await slides()).at(-1)).toMatchObject({ id: seen.id, title: 'Por último', position: all.length });
});

test('a slide whose move has no effect after concurrent deletions is not written', async () => {
  const [first, ...others] = await slides();
  if (!first) throw new Error('The seed has slides');
  const rows = others.map(({ id, version }) => ({ id, version }));
  const writes = () => env.DB.prepare('SELECT count(*) AS n FROM activity').first<number>('n');
  const before = Number(await writes());
  const gone = () => write('POST', 'slides/acts', { act: 'delete', rows });
  const answer = await sentOvertaken('POST', `slides/${first.id}/moves`, { to: 1 }, gone);
  expect(await answer.json()).toMatchObject({ activityId: null, record: { position: 0 } });
  expect(await writes()).toBe(before + others.length);
});

describe('an import', () => {
  const file = (rows: unknown) => ({ format: 'json', text: JSON.stringify(rows) });

  test('with lists and objects in place of text refuses the rows', async () => {
    const odd = [{ name: { toString: 1 }, city: [[{ valueOf: 1 }]], category: { toString: 1 }, number: [{ join: 1 }] }];
    for (const [noun, omitted] of [
      ['locations', ['category', 'number']],
      ['products', ['city']],
    ] as const) {
      const [row] = odd.map((fields) =>
        Object.fromEntries(Object.entries(fields).filter(([key]) => !omitted.some((it) => it === key))),
      );
      const response = await admin.json('POST', `/api/panel/imports/${noun}?dry=1`, file([row]));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ rows: [{ outcome: 'refused', title: '' }] });
    }
  });

  test('that is sent twice concurrently creates its rows once', async () => {
    const rows = ['Uma', 'Duas'].map((name) => ({ name, address: 'Rua 1', city: 'Vitória', uf: 'ES' }));
    const path = '/api/panel/imports/locations';
    const { digest } = await read<{ digest: string }>(admin.json('POST', `${path}?dry=1`, file(rows)));
    const count = async () =>
      (await env.DB.prepare('SELECT count(*) AS n FROM locations').first<{ n: number }>())?.n ?? 0;
    const before = await count();
    const run = { ...file(rows), digest };
    const first = () => write('POST', 'imports/locations', run);
    expect((await sentOvertaken('POST', 'imports/locations', run, first)).status).toBe(409);
    expect(await count()).toBe(before + 2);
  });

  test('with endless quotes is refused within five seconds', { timeout: 5000 }, async () => {
    const text = `Nome\n${'""'.repeat(500_000)}"`;
    const response = await admin.json('POST', '/api/panel/imports/locations?dry=1', {
      format: 'csv',
      text: text.slice(0, 500_000),
    });
    expect(response.status).toBe(422);
  });
});

test('a deleted picture that is used again keeps its files and can be restored', async () => {
  const { id, address, version } = await uploaded(admin);
  const gone = await write('DELETE', `media/${id}?version=${version}`);
  const slide = await firstSlide();
  await write('PUT', `slides/${slide.id}`, { ...fieldsOf(slide), imageUrl: address });
  await sweepMedia(env, Date.now() + 30 * 24 * 60 * 60 * 1000);
  expect((await request(address)).status).toBe(200);
  expect((await write('POST', `activity/${gone.activityId}/undo`)).record).toMatchObject({ id });
});

test('a page rendered during an edit is not cached as fresh', async () => {
  const DB = followed(
    env.DB,
    async () => {
      const slide = await firstSlide();
      await write('PUT', `slides/${slide.id}`, { ...fieldsOf(slide), title: 'Editada a tempo', active: true });
    },
    /./,
  );
  const path = `https://corrida-${Date.now()}.test/`;
  expect(await (await request(path, undefined, { DB })).text()).not.toContain('Editada a tempo');
  expect(await (await request(path)).text()).toContain('Editada a tempo');
});

test('posts with the same publication time are all found, page by page', async () => {
  const at = '2026-05-05T11:00:00.000Z';
  for (let number = 0; number < 30; number += 1) {
    await write('POST', 'posts', { title: `Gêmea ${number}`, category: 'Gêmeas', publishedAt: at });
  }
  const found: number[] = [];
  let before = '';
  for (let page = 0; page < 5; page += 1) {
    const query = new URLSearchParams({ category: 'Gêmeas', ...(before && { before }) });
    type Page = { posts: { id: number }[]; older: string | null };
    const { posts, older } = await read<Page>(request(`/api/posts?${query}`));
    found.push(...posts.map(({ id }) => id));
    if (!older) break;
    before = older;
    expect((await request(`/blog?${new URLSearchParams({ categoria: 'Gêmeas', antes: older })}`)).status).toBe(200);
  }
  expect(found).toHaveLength(30);
  expect(new Set(found).size).toBe(30);
});
