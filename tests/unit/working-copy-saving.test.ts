// When the working copy of a record is saved, by the typed values and the server's answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANA, copyOf, open, ROW, refused, SAVED_AT, STARTED, saved } from '../helpers/typed-record';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('changed fields are saved over the version of the working copy that was seen', async () => {
  const { copy, sent, type } = open();
  await type({ title: 'Dois' });
  await type({ excerpt: 'Como vai ser' });
  expect(sent).toEqual([
    { fields: { title: 'Dois' }, base: { title: 'Um' }, baseVersion: 3, version: 0 },
    {
      fields: { title: 'Dois', excerpt: 'Como vai ser' },
      base: { title: 'Um', excerpt: 'Como era' },
      baseVersion: 3,
      version: 1,
    },
  ]);
  expect(copy.get()).toMatchObject({ synced: { version: 2 }, note: { savedAt: SAVED_AT, continued: false } });
});

test('a working copy without differences is discarded', async () => {
  const { copy, sent, type } = open(saved(1), { status: 200, body: {} });
  await type({ title: 'Dois' });
  await type({ title: 'Um' });
  expect(sent.at(-1)).toEqual({ discards: 1 });
  expect(copy.get()).toMatchObject({ synced: { version: 0 }, note: null });
});

test('a failed save is retried, and then kept', async () => {
  const { copy, sent, type } = open(refused(503, 'unavailable'), saved(1));
  await type({ title: 'Dois' });
  expect(copy.get()).toMatchObject({ trouble: { error: 'Não.' }, synced: { version: 0 } });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toHaveLength(2);
  expect(copy.get()).toMatchObject({ trouble: null, synced: { version: 1 } });
});

test('a working copy that the server refuses is not sent again until something else is typed', async () => {
  const { copy, sent, type } = open(refused(413, 'too-large'));
  await type({ title: 'Dois' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
  expect(copy.get().trouble).toMatchObject({ error: 'Não.' });
  await type({ title: 'Três' });
  expect(sent).toHaveLength(2);
  expect(copy.get().trouble).toBeNull();
});

test('nothing is saved any more after the record was deleted', async () => {
  const { copy, form, sent, type } = open(refused(404, 'not-found'));
  await type({ title: 'Dois' });
  expect(form.onGone).toHaveBeenCalledOnce();
  expect(copy.get().isGone).toBe(true);
  await type({ title: 'Três' });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toHaveLength(1);
});

test('fields typed by another person join the form, and must be confirmed before publishing', async () => {
  const stale = refused(409, 'stale', { current: ROW, by: null, copy: copyOf({ excerpt: 'De Ana' }) });
  const { copy, form, sent, latest, type } = open(stale);
  await type({ title: 'Dois' });
  expect(latest.current.values).toEqual({ ...STARTED, title: 'Dois', excerpt: 'De Ana' });
  expect(form.onJoined).toHaveBeenCalledExactlyOnceWith(ANA, ['excerpt']);
  expect(copy.others()).toEqual({ by: [ANA], fields: ['excerpt'] });
  copy.agree();
  expect(copy.others()).toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.at(-1)).toMatchObject({ fields: { title: 'Dois', excerpt: 'De Ana' }, version: 7 });
});

test('a field typed by two people waits for a choice, and nothing is saved until then', async () => {
  const stale = refused(409, 'stale', { current: ROW, by: null, copy: copyOf({ title: 'De Ana' }) });
  const { copy, sent, latest, type } = open(stale);
  await type({ title: 'Dois' });
  const { rival } = copy.get();
  expect(rival?.copy?.by).toEqual(ANA);
  await type({ excerpt: 'E mais' });
  expect(sent).toHaveLength(1);
  const clash = rival && copy.meet(rival);
  expect(clash?.clashes).toEqual(['title']);
  clash?.settle({ ...STARTED, title: 'Dois', excerpt: 'E mais' });
  expect(copy.get().rival).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  await copy.flush();
  expect(sent.at(-1)).toMatchObject({ fields: { title: 'Dois', excerpt: 'E mais' }, version: 7 });
  expect(latest.current.base).toEqual(STARTED);
});

test('a discarded working copy can be brought back, and publishing leaves no copy', async () => {
  const { copy, latest, sent, type } = open(saved(1), { status: 200, body: {} });
  await type({ title: 'Dois' });
  const discarded = await copy.discard();
  expect(sent.at(-1)).toEqual({ discards: 1 });
  expect(latest.current.values).toEqual(STARTED);
  discarded?.bringBack();
  expect(latest.current.values.title).toBe('Dois');
  copy.published({ ...STARTED, title: 'Dois' }, 4);
  expect(copy.get()).toMatchObject({ synced: { values: { title: 'Dois' }, version: 0 }, trouble: null });
  expect(copy.live()).toEqual({ ...STARTED, title: 'Dois' });
});

test('undoing a discard saves the input again, even if its form was closed in the meantime', async () => {
  const { copy, sent, type } = open(saved(1), { status: 200, body: {} }, saved(2));
  await type({ title: 'Dois' });
  const discarded = await copy.discard();
  expect(sent.at(-1)).toEqual({ discards: 1 });
  // A closed form reports no input.
  discarded?.bringBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual({ fields: { title: 'Dois' }, base: { title: 'Um' }, baseVersion: 3, version: 0 });
  expect(copy.get()).toMatchObject({ synced: { version: 2 }, trouble: null });
});
