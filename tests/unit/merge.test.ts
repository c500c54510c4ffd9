import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge, same } from '../../src/shared/merge';

const base = { title: 'Verão', order: 1, active: true, benefits: ['leve'] };

describe('two edits of one record', () => {
  test('to different fields are joined', () => {
    const result = merge(base, { ...base, title: 'Inverno' }, { ...base, order: 3 });
    expect(result).toEqual({ merged: { ...base, title: 'Inverno', order: 3 }, clashes: [], taken: ['order'] });
  });

  test('to the same field clash, and the merge keeps my value', () => {
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

/** Node's equality, independent of our own. */
const equal = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);

// Few different values, so that fields are often equal; lists and objects that are partly equal.
const leaf = fc.constantFrom<unknown>(null, false, 0, 1, 'a', 'b');
const value = fc.oneof(
  leaf,
  fc.array(leaf, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('x', 'y'), leaf, { noNullPrototype: true }),
  fc.jsonValue({ noUnicodeString: false }).filter((it) => !JSON.stringify(it).includes('-0')),
);
const values = fc.record({ a: value, b: value, c: value }, { noNullPrototype: true });
const FIELDS = ['a', 'b', 'c'] as const;

test('a merge takes my value where I changed a field and theirs elsewhere, and reports only where they differ', () => {
  fc.assert(
    fc.property(values, values, values, (before, mine, theirs) => {
      const { merged, clashes, taken } = merge(before, mine, theirs);
      const iChanged = (field: (typeof FIELDS)[number]) => !equal(mine[field], before[field]);
      const theyChanged = (field: (typeof FIELDS)[number]) => !equal(theirs[field], before[field]);
      for (const field of FIELDS) expect(merged[field]).toStrictEqual(iChanged(field) ? mine[field] : theirs[field]);
      const differ = FIELDS.filter((field) => !equal(mine[field], theirs[field]) && theyChanged(field));
      expect(clashes).toEqual(differ.filter(iChanged));
      expect(taken).toEqual(differ.filter((field) => !iChanged(field)));
    }),
    { numRuns: 500 },
  );
});

test('a side without changes takes all values of the other', () => {
  fc.assert(
    fc.property(values, values, (before, theirs) => {
      const { merged, clashes } = merge(before, structuredClone(before), theirs);
      expect(merged).toStrictEqual(theirs);
      expect(clashes).toEqual([]);
    }),
  );
});

test('two values are the same exactly where Node finds them deeply equal', () => {
  fc.assert(
    fc.property(value, value, (one, other) => {
      expect(same(one, other)).toBe(equal(one, other));
      expect(same(one, structuredClone(one))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('equality ignores the order of keys but not of items, and requires every part to be equal', () => {
  expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true);
  expect(same([1, 2], [2, 1])).toBe(false);
  expect(same([1, 2], [1, 3])).toBe(false);
  expect(same({ a: 1, b: 2 }, { a: 1, b: 3 })).toBe(false);
  expect(same({ a: undefined }, { b: undefined })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same(null, {})).toBe(false);
});
