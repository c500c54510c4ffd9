// What a form does with text that another person typed and that came with the working copy.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANA, copyOf, ME, openOver, ROW, refused, STARTED, saved, type Values } from '../helpers/typed-record';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The record as Ana saved it, which left no copy, or this one. */
const savedBy = (change: Partial<Values>, copy: object | null = null) => ({
  current: { ...ROW, ...change, version: 4 },
  by: { ...ANA, at: '2026-11-25T12:00:00.000Z' },
  copy: copy && copyOf({}, { baseVersion: 4, version: 90, ...copy }),
});
const stale = (theirs: object) => refused(409, 'stale', theirs);

test('a field that only another person typed becomes what she saved, without a question', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana' }), stale(savedBy({ title: 'De Ana, melhor' })));
  await type({ excerpt: 'Meu' });
  expect(copy.get().rival).toBeNull();
  expect(latest.current).toMatchObject({ values: { title: 'De Ana, melhor', excerpt: 'Meu' }, version: 4 });
  expect(copy.others()).toBeNull();
});

test('the same holds once this form has saved the copy with her text in it', async () => {
  const { copy, latest, sent, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ excerpt: 'Meu' });
  expect(sent.at(-1)).toMatchObject({ fields: { title: 'De Ana', excerpt: 'Meu' } });
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }))).toBeNull();
  expect(latest.current.values).toEqual({ ...STARTED, title: 'De Ana, melhor', excerpt: 'Meu' });
});

test('the same holds when the form opens again over a copy that this user saved last, with her text in it', async () => {
  const mixed = { title: 'De Ana', excerpt: 'Meu' };
  const { copy, latest } = openOver(copyOf(mixed, { by: ME, authors: { title: ANA, excerpt: ME } }));
  expect(copy.others()).toEqual({ by: [ANA], fields: ['title'] });
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }))).toBeNull();
  expect(latest.current.values).toEqual({ ...STARTED, title: 'De Ana, melhor', excerpt: 'Meu' });
});

test('agreeing to publish her text does not make it this user’s', () => {
  const { copy, latest } = openOver(copyOf({ title: 'De Ana' }));
  copy.agree();
  expect(copy.others()).toBeNull();
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }))).toBeNull();
  expect(latest.current.values.title).toBe('De Ana, melhor');
});

test('agreeing covers the text that was asked about, and a newer one is asked about again', () => {
  const { copy } = openOver(copyOf({ title: 'De Ana' }));
  copy.agree();
  copy.meet({ current: ROW, by: null, copy: copyOf({ title: 'De Ana, melhor' }, { version: 8 }) });
  expect(copy.others()).toEqual({ by: [ANA], fields: ['title'] });
});

test('only what another person has not saved yet is asked about', () => {
  const { copy, latest } = openOver(copyOf({ title: 'De Ana', excerpt: 'De Ana' }));
  expect(copy.others()).toEqual({ by: [ANA], fields: ['title', 'excerpt'] });
  const next = { fields: { longDescription: 'Mais.' }, base: { longDescription: '' } };
  expect(copy.meet(savedBy({ title: 'De Ana', excerpt: 'De Ana' }, next))).toBeNull();
  expect(copy.others()).toEqual({ by: [ANA], fields: ['longDescription'] });
  expect(latest.current.base).toEqual({ ...STARTED, title: 'De Ana', excerpt: 'De Ana' });
});

test('her text leaves the form when she discards it, and what this user typed stays', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ excerpt: 'Meu' });
  expect(copy.meet({ current: ROW, by: null, copy: null })).toBeNull();
  expect(latest.current.values).toEqual({ ...STARTED, excerpt: 'Meu' });
  expect(copy.others()).toBeNull();
});

test('the same holds if she types something else after discarding', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ excerpt: 'Meu' });
  const next = copyOf({ longDescription: 'Mais.' }, { version: 90 });
  expect(copy.meet({ current: ROW, by: null, copy: next })).toBeNull();
  expect(latest.current.values).toEqual({ ...STARTED, excerpt: 'Meu', longDescription: 'Mais.' });
});

test('a title that this user continued is a conflict with the one she saved, over the text of hers that he had', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ title: 'De Ana e meu' });
  const found = copy.meet(savedBy({ title: 'De Ana, melhor' }));
  expect(found).toMatchObject({
    clashes: ['title'],
    base: { title: 'De Ana' },
    merged: { title: 'De Ana e meu' },
    theirs: { title: 'De Ana, melhor' },
    by: { id: 'ana' },
    isSaved: true,
  });
  found?.settle(latest.current.values);
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }))).toBeNull();
  expect(latest.current.values.title).toBe('De Ana e meu');
});

test('the same holds if she types something else after saving', async () => {
  const { copy, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ title: 'De Ana e meu' });
  const next = { fields: { longDescription: 'Mais.' }, base: { longDescription: '' } };
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }, next))?.clashes).toEqual(['title']);
});

test('a title that this user continued stays as it is when she discards hers', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ title: 'De Ana e meu' });
  expect(copy.meet({ current: ROW, by: null, copy: null })).toBeNull();
  expect(latest.current.values.title).toBe('De Ana e meu');
});

test('a title that this user typed back to the saved one is no version of his', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana' }), saved(8));
  await type({ title: 'Um', excerpt: 'Meu' });
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }))).toBeNull();
  expect(latest.current.values.title).toBe('De Ana, melhor');
});

test('paragraphs of both stay when she saves hers, and only his when she discards hers', async () => {
  const theirs = 'Um, dela.\n\nDois.\n\nTrês.';
  const mine = theirs.replace('Três.', 'Três, meu.');
  const started = theirs.replace(', dela', '');
  const opened = copyOf({ longDescription: theirs }, { base: { longDescription: started } });
  const over = () => openOver(opened, saved(8));
  const first = over();
  await first.type({ longDescription: mine });
  expect(first.copy.meet(savedBy({ longDescription: theirs.replace('dela', 'dela, melhor') }))).toBeNull();
  expect(first.latest.current.values.longDescription).toBe('Um, dela, melhor.\n\nDois.\n\nTrês, meu.');
  const second = over();
  await second.type({ longDescription: mine });
  expect(second.copy.meet({ current: { ...ROW, longDescription: started }, by: null, copy: null })).toBeNull();
  expect(second.latest.current.values.longDescription).toBe('Um.\n\nDois.\n\nTrês, meu.');
});

test('paragraphs of this user stay when hers came into the same text, and she saves hers', async () => {
  const started = 'Um.\n\nDois.\n\nTrês.';
  const theirs = started.replace('Um.', 'Um, dela.');
  const current = { ...ROW, longDescription: started };
  const copy = copyOf({ longDescription: theirs }, { base: { longDescription: started } });
  const form = openOver(null, stale({ current, by: null, copy }), saved(8));
  form.latest.current = { ...form.latest.current, base: { ...STARTED, longDescription: started } };
  form.copy.published({ ...STARTED, longDescription: started }, 3);
  await form.type({ longDescription: started.replace('Três.', 'Três, meu.') });
  expect(form.latest.current.values.longDescription).toBe('Um, dela.\n\nDois.\n\nTrês, meu.');
  expect(form.copy.others()).toEqual({ by: [ANA], fields: ['longDescription'] });
  await form.copy.flush();
  expect(form.copy.meet(savedBy({ longDescription: theirs.replace('dela', 'dela, melhor') }))).toBeNull();
  expect(form.latest.current.values.longDescription).toBe('Um, dela, melhor.\n\nDois.\n\nTrês, meu.');
});

test('what this user typed is a conflict with what she saved over it, and stays when she discards it', async () => {
  const { copy, latest, type } = openOver(null, saved(7));
  await type({ title: 'Meu' });
  expect(copy.meet({ current: ROW, by: null, copy: null })).toBeNull();
  expect(latest.current.values.title).toBe('Meu');
  expect(copy.meet(savedBy({ title: 'De Ana' }))?.clashes).toEqual(['title']);
});

test('a title that this user chose over hers is asked about once, not again when she saves hers', async () => {
  const theirs = copyOf({ title: 'De Ana' });
  const { copy, latest, type } = openOver(null, stale({ current: ROW, by: null, copy: theirs }));
  await type({ title: 'Meu' });
  copy.meet({ current: ROW, by: null, copy: theirs })?.settle({ ...STARTED, title: 'Meu' });
  expect(copy.meet(savedBy({ title: 'De Ana' }))).toBeNull();
  expect(latest.current.values.title).toBe('Meu');
});

test('a copy that this user saved in another window is this user’s', () => {
  const { copy } = openOver(copyOf({ title: 'Meu' }, { by: ME }));
  expect(copy.others()).toBeNull();
  expect(copy.meet(savedBy({ title: 'De Ana' }))?.clashes).toEqual(['title']);
});

test('a record saved over an unchanged copy replaces only what another person typed and that moved', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana', excerpt: 'De Ana' }), saved(8));
  await type({ longDescription: 'Meu.' });
  const live = { ...STARTED, title: 'Importado' };
  expect(copy.begun(latest.current.base, live)).toEqual({ ...STARTED, title: 'De Ana' });
});

test('a discard that is undone does not make her text this user’s', async () => {
  const { copy, latest } = openOver(copyOf({ title: 'De Ana' }), { status: 200, body: {} }, saved(8));
  const discarded = await copy.discard();
  expect(latest.current.values.title).toBe('Um');
  discarded?.bringBack();
  await vi.advanceTimersByTimeAsync(0);
  expect(copy.others()).toEqual({ by: [ANA], fields: ['title'] });
  expect(copy.meet(savedBy({ title: 'De Ana, melhor' }))).toBeNull();
  expect(latest.current.values.title).toBe('De Ana, melhor');
});

test('a saved field of this user that another person changes in the copy becomes hers, and is asked about', async () => {
  const { copy, form, latest, type } = openOver(null, saved(7));
  await type({ title: 'Meu' });
  expect(copy.meet({ current: ROW, by: null, copy: copyOf({ title: 'Meu e dela' }, { version: 8 }) })).toBeNull();
  expect(latest.current.values.title).toBe('Meu e dela');
  expect(form.onJoined).toHaveBeenCalledExactlyOnceWith(ANA, ['title']);
  expect(copy.others()).toEqual({ by: [ANA], fields: ['title'] });
});

test('a conflict in the copy stays one, even if her text is what the record had before', async () => {
  const { copy, latest, type } = openOver(null, saved(7));
  await type({ title: 'Meu' });
  latest.current = { ...latest.current, values: { ...latest.current.values, title: 'Meu, melhor' } };
  const theirs = { fields: { title: 'Um' }, base: { title: 'Importado' } };
  expect(copy.meet(savedBy({ title: 'Importado' }, theirs))?.clashes).toEqual(['title']);
});

test('what this user types on stays, without a conflict, when another person saves what the copy had', async () => {
  const { copy, latest, type } = openOver(null, saved(7));
  await type({ title: 'Meu' });
  latest.current = { ...latest.current, values: { ...latest.current.values, title: 'Meu e mais' } };
  expect(copy.meet(savedBy({ title: 'Meu' }))).toBeNull();
  expect(latest.current).toMatchObject({ base: { title: 'Meu' }, values: { title: 'Meu e mais' } });
});

test('what was agreed to is not asked about again with other fields, and those of two people name both', () => {
  const { copy } = openOver(copyOf({ title: 'De Ana', excerpt: 'De Ana' }));
  const bia = { id: 'bia', name: 'Bia' };
  const next = copyOf({ title: 'De Ana', excerpt: 'De Bia', longDescription: 'De Bia' }, { version: 8, by: bia });
  copy.meet({ current: ROW, by: null, copy: next });
  expect(copy.others()).toEqual({ by: [ANA, bia], fields: ['title', 'excerpt', 'longDescription'] });
  copy.agree();
  const last = copyOf({ ...next.fields, longDescription: 'De Bia, mais' }, { version: 9, by: bia });
  copy.meet({ current: ROW, by: null, copy: last });
  expect(copy.others()).toEqual({ by: [bia], fields: ['longDescription'] });
});

test('her text stays hers when this user saves the copy in another window', () => {
  const { copy, form } = openOver(copyOf({ title: 'De Ana' }));
  copy.meet({ current: ROW, by: null, copy: copyOf({ title: 'De Ana', excerpt: 'Meu' }, { version: 8, by: ME }) });
  expect(copy.others()).toEqual({ by: [ANA], fields: ['title'] });
  expect(form.onJoined).not.toHaveBeenCalled();
});

test('a text of hers is not asked about once this user has chosen it', async () => {
  const theirs = copyOf({ title: 'De Ana' });
  const { copy, type } = openOver(null, stale({ current: ROW, by: null, copy: theirs }));
  await type({ title: 'Meu' });
  copy.meet({ current: ROW, by: null, copy: theirs })?.settle({ ...STARTED, title: 'De Ana' });
  expect(copy.others()).toBeNull();
});

test('a text of hers is not asked about once the record has it, or once this user has changed it', async () => {
  const { copy, latest, type } = openOver(copyOf({ title: 'De Ana', excerpt: 'De Ana' }));
  latest.current = { ...latest.current, base: { ...latest.current.base, title: 'De Ana' } };
  expect(copy.others()).toEqual({ by: [ANA], fields: ['excerpt'] });
  await type({ excerpt: 'De Ana e meu' });
  expect(copy.others()).toBeNull();
});

test('the words that she typed are this user’s if he types them after a save, or after undoing hers by hand', async () => {
  const first = openOver(copyOf({ title: 'De Ana' }));
  first.copy.published(STARTED, 4);
  await first.type({ title: 'De Ana' });
  expect(first.copy.others()).toBeNull();
  const second = openOver(copyOf({ title: 'De Ana' }), { status: 200, body: {} });
  await second.type({ title: 'Um' });
  expect(second.sent).toEqual([{ discards: 7 }]);
  await second.type({ title: 'De Ana' });
  expect(second.copy.others()).toBeNull();
});
