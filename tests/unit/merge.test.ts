import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge, same } from '../../src/shared/merge';

const base = { title: 'Verão', order: 1, active: true, benefits: ['leve'] };

describe('two edits of one record', () => {
  test('to different fields are joined', () => {
    const result = merge(base, { ...base, title: 'Inverno' }, { ...base, order: 3 });
    expect(result).toEqual({ merged: { ...base, title: 'Inverno', order: 3 }, clashes: [], taken: ['order'] });
  });

  test('to the same field clash, and nothing of mine is lost', () => {
    const result = merge(base, { ...base, title: 'Inverno' }, { ...base, title: 'Outono', active: false });
    expect(result).toEqual({
      merged: { ...base, title: 'Inverno', active: false },
      clashes: ['title'],
      taken: ['active'],
    });
  });

  test('to the same field with the same result agree', () => {
    const both = { ...base, benefits: ['leve', 'gelado'] };
    expect(merge(base, both, structuredClone(both))).toEqual({ merged: both, clashes: [], taken: [] });
  });
});

const values = fc.record({ a: fc.jsonValue(), b: fc.jsonValue(), c: fc.jsonValue() });

test('every field of a merge is mine or theirs, and what I changed is mine', () => {
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const { merged } = merge(before, mine, theirs);
      for (const field of ['a', 'b', 'c'] as const) {
        const wanted = same(mine[field], before[field]) ? theirs[field] : mine[field];
        expect(same(merged[field], wanted)).toBe(true);
      }
    }),
  );
});

test('who did not change anything takes all of the other’s', () => {
  fc.assert(
    fc.property(values, values, (before, theirs) => {
      const { merged, clashes } = merge(before, before, theirs);
      expect(same(merged, theirs)).toBe(true);
      expect(clashes).toEqual([]);
    }),
  );
});

test('sameness ignores the order of keys but not of items', () => {
  expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
});
