import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft, writeDraft } from '../../src/panel/form/draft';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const values = { title: 'Um', images: ['a'], active: true };
const start = { base: values, values, version: 3 };
const typed = { ...values, title: 'Dois', images: ['a', 'b'] };

test('a form goes on with what was typed in it, and with what the server had of it', () => {
  writeDraft('1:posts:7', { base: values, values: typed, version: 2, kept: { values: typed, version: 5 } });
  expect(openDraft('1:posts:7', start, 4)).toEqual({
    edit: { base: values, values: typed, version: 2 },
    kept: { values: typed, version: 5 },
    restored: true,
  });
});

test('what another release’s form held goes on as far as the form of today can hold it', () => {
  const former = { title: null, images: 'a, b', active: false, subtitle: 'Três' };
  writeDraft<object>('1:posts:7', { base: former, values: former, version: 2, kept: { values: former, version: 5 } });
  const fitting = { ...values, active: false };
  expect(openDraft('1:posts:7', start, 4)).toEqual({
    edit: { base: fitting, values: fitting, version: 2 },
    kept: { values: fitting, version: 5 },
    restored: true,
  });
});

test.each([
  ['none', null],
  ['one that is no JSON', '{'],
  ['one of which nothing fits', JSON.stringify({ base: {}, values: { title: 7, was: 'Um' }, version: 2 })],
  ['one that is what is saved', JSON.stringify({ ...start, version: 2 })],
])('a form begins with what the server has where its draft is %s', (_, text) => {
  if (text) kept.set('soul-draft:1:posts:7', text);
  expect(openDraft('1:posts:7', start, 4)).toEqual({ edit: start, kept: { values, version: 4 }, restored: false });
});
