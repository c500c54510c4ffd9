import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adoptDraft, isBegun, openDraft, sweepDrafts, writeDraft, writeNewDraft } from '../../src/panel/form/draft';

const synced = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  synced.clear();
  isFull = false;
  // Like the real storage, it lists its keys as properties.
  const storage = {
    getItem: (key: string) => synced.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      synced.set(key, text);
    },
    removeItem: (key: string) => synced.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, { ownKeys: () => [...synced.keys()], getOwnPropertyDescriptor: shown }),
  );
});
const shown = () => ({ enumerable: true, configurable: true });
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const values = { title: 'Um', images: ['a'], active: true };
const start = { base: values, values, version: 3 };
const typed = { ...values, title: 'Dois', images: ['a', 'b'] };

test('a form restores what was typed in it, with what the server had of it and what others typed', () => {
  const by = { id: 'ana', name: 'Ana' };
  const others = { title: { by, came: 'Dois', here: 'Dois' } };
  writeDraft('1:posts:7', { base: values, values: typed, version: 2, synced: { values: typed, version: 5, others } });
  expect(openDraft('1:posts:7', start, 4)).toEqual({
    edit: { base: values, values: typed, version: 2 },
    synced: { values: typed, version: 5, others },
    key: expect.any(String),
    restored: true,
  });
});

test('a draft of another release is restored as far as it fits today’s form', () => {
  const former = { title: null, images: 'a, b', active: false, subtitle: 'Três' };
  writeDraft<object>('1:posts:7', { base: former, values: former, version: 2, synced: { values: former, version: 5 } });
  const fitting = { ...values, active: false };
  expect(openDraft('1:posts:7', start, 4)).toEqual({
    edit: { base: fitting, values: fitting, version: 2 },
    synced: { values: fitting, version: 5, others: {} },
    key: expect.any(String),
    restored: true,
  });
});

test.each([
  ['none', null],
  ['one that is no JSON', '{'],
  ['one of which nothing fits', JSON.stringify({ base: {}, values: { title: 7, was: 'Um' }, version: 2 })],
  ['one that is what is saved', JSON.stringify({ ...start, version: 2 })],
])('a form starts with the server’s values where its draft is %s', (_, text) => {
  if (text) synced.set('soul-draft:1:posts:7', text);
  expect(openDraft('1:posts:7', start, 4)).toMatchObject({
    edit: start,
    synced: { values, version: 4 },
    restored: false,
  });
});

test('words that return from a draft keep the key of their creation, and other words get a new one', async () => {
  const [left, mine] = ['1:slides:novo:closed', '1:slides:novo:mine'];
  writeDraft(left, { base: values, values: typed, version: 0, key: 'sent-without-an-answer' });
  expect(openDraft(left, start, 0).key).toBe('sent-without-an-answer');
  expect(openDraft(mine, start, 0).key).not.toBe(openDraft(mine, start, 0).key);
  await adoptDraft(mine, () => true);
  expect(openDraft(mine, start, 0).key).toBe('sent-without-an-answer');
});

test('a draft field with a name of an earlier release is restored under its present name', () => {
  const slide = { title: 'Verão', position: '0' };
  synced.set('soul-draft:1:slides:7', JSON.stringify({ base: { order: '0' }, values: { order: '2' }, version: 4 }));
  const { edit } = openDraft('1:slides:7', { base: slide, values: slide, version: 4 }, 4);
  expect(edit).toEqual({ base: slide, values: { ...slide, position: '2' }, version: 4 });
});

test('writing a draft returns false when storage is full', () => {
  expect(writeDraft('1:posts:7', start)).toBe(true);
  isFull = true;
  expect(writeDraft('1:posts:7', { ...start, values: typed })).toBe(false);
});

test('a new window adopts the draft of a closed one, or leaves it in place when storage is full', async () => {
  const [left, mine] = ['1:slides:novo:closed', '1:slides:novo:mine'];
  writeDraft(left, { base: {}, values: typed, version: 0 });
  isFull = true;
  expect(await adoptDraft(mine, () => true)).toBe(left);
  expect([...synced.keys()]).toEqual([`soul-draft:${left}`]);
  isFull = false;
  expect(await adoptDraft(mine, () => true)).toBe(mine);
  expect([...synced.keys()]).toEqual([`soul-draft:${mine}`]);
});

test('a new record counts as begun only by a draft of the same user and kind whose window is closed', async () => {
  expect(await isBegun('1', 'slides')).toBe(false);
  writeDraft('2:slides:novo:closed', start);
  writeDraft('1:faqs:novo:closed', start);
  writeDraft('1:slides:7', start);
  expect(await isBegun('1', 'slides')).toBe(false);
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: 'soul-tab:open' }] }) } });
  writeDraft('1:slides:novo:open', start);
  expect(await isBegun('1', 'slides')).toBe(false);
  writeDraft('1:slides:novo:closed', start);
  expect(await isBegun('1', 'slides')).toBe(true);
});

test('a draft of a new record leaves the one that the window keeps already for later', async () => {
  const mine = '1:slides:novo:mine';
  writeDraft(mine, { base: {}, values: typed, version: 0 });
  expect(writeNewDraft(mine, { base: {}, values: { ...typed, title: 'Três' }, version: 0 })).toBe(true);
  expect(openDraft(mine, start, 0).edit.values.title).toBe('Três');
  synced.delete(`soul-draft:${mine}`);
  expect(await isBegun('1', 'slides')).toBe(true);
  expect(await adoptDraft(mine, () => true)).toBe(mine);
  expect(openDraft(mine, start, 0).edit.values).toEqual(typed);
});

test('drafts untouched for three months are deleted, and undated ones three months after they were first seen', () => {
  vi.useFakeTimers({ now: Date.parse('2026-01-01T12:00:00.000Z') });
  const [old, young, undated] = ['1:slides:novo:a', '1:posts:7', '1:posts:8'];
  writeDraft(old, start);
  synced.set(`soul-draft:${undated}`, JSON.stringify(start));
  synced.set('soul-recent', '{}');
  vi.setSystemTime(Date.parse('2026-02-15T12:00:00.000Z'));
  writeDraft(young, start);
  sweepDrafts();
  expect([...synced.keys()].sort()).toEqual([
    `soul-draft:${young}`,
    `soul-draft:${undated}`,
    `soul-draft:${old}`,
    'soul-recent',
  ]);
  vi.setSystemTime(Date.parse('2026-04-02T12:00:00.000Z'));
  sweepDrafts();
  expect([...synced.keys()].sort()).toEqual([`soul-draft:${young}`, `soul-draft:${undated}`, 'soul-recent']);
  vi.setSystemTime(Date.parse('2026-07-02T12:00:00.000Z'));
  sweepDrafts();
  expect([...synced.keys()]).toEqual(['soul-recent']);
});
