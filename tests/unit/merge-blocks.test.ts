import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../../src/panel/compare/blocks';
import { blocksOfMerge, mergeBlocks } from '../../src/panel/compare/merge-blocks';

const blocks = (text: string): Block[] => [...text].map((key) => ({ key, text: key }));
const plain = (list: Block[]) => list.map(({ key }) => key).join('');
const merge = (base: string, mine: string, theirs: string) => mergeBlocks(blocks(base), blocks(mine), blocks(theirs));

/** Returns the merged text, with conflicts as `{mine|theirs}`. */
function told(base: string, mine: string, theirs: string): string {
  const parts = merge(base, mine, theirs).map((chunk) =>
    chunk.kind === 'agreed' ? plain(chunk.blocks) : `{${plain(chunk.mine)}|${plain(chunk.theirs)}}`,
  );
  return parts.join('');
}

describe('two edits of one article', () => {
  test.each([
    ['of paragraphs apart', 'abcd', 'aXcd', 'abcY', 'aXcY'],
    ['of paragraphs side by side', 'abcd', 'aXcd', 'abYd', 'aXYd'],
    ['that insert at different places', 'abc', 'Xabc', 'abcY', 'XabcY'],
    ['where one inserts before what the other edits', 'abc', 'aXbc', 'aYc', 'aXYc'],
    ['where one deletes what the other left', 'abc', 'ac', 'abcY', 'acY'],
    ['that come to the same', 'abc', 'aXc', 'aXc', 'aXc'],
    ['of several paragraphs beside one', 'abcd', 'aXYd', 'abcZ', 'aXYZ'],
  ])('%s are joined', (_, base, mine, theirs, joined) => {
    expect(told(base, mine, theirs)).toBe(joined);
  });

  test.each([
    ['of one paragraph', 'abc', 'aXc', 'aYc', 'a{X|Y}c'],
    ['of one paragraph among others', 'abcde', 'aXcZe', 'aYcde', 'a{X|Y}cZe'],
    ['where one deletes what the other changes', 'abc', 'ac', 'aYc', 'a{|Y}c'],
    ['that insert at one place', 'ab', 'aXb', 'aYb', 'a{X|Y}b'],
    ['where one inserts into what the other replaces', 'abcd', 'abXcd', 'aYd', 'a{bXc|Y}d'],
  ])('%s clash there and nowhere else', (_, base, mine, theirs, joined) => {
    expect(told(base, mine, theirs)).toBe(joined);
  });

  test('are merged by the choice that is made for each clash', () => {
    const chunks = merge('abcde', 'XbcdY', 'ZbcdW');
    expect(plain(blocksOfMerge(chunks))).toBe('XbcdY');
    expect(plain(blocksOfMerge(chunks, [1]))).toBe('XbcdW');
    expect(plain(blocksOfMerge(chunks, [0, 1]))).toBe('ZbcdW');
  });
});

/** One side's change to a paragraph, and whether it adds text after it. */
const act = fc.record({ what: fc.constantFrom('keep', 'keep', 'edit', 'delete'), writes: fc.boolean() });
const acts = fc.integer({ min: 1, max: 8 }).chain((length) => {
  const side = fc.array(act, { minLength: length, maxLength: length }).map(apart);
  return fc.tuple(side, side);
});
type Act = { what: string; writes: boolean };

/** Editing two neighbours could also mean moving one: only unambiguous changes have one right result. */
function apart(side: Act[]): Act[] {
  const known: Act[] = [];
  for (const each of side) {
    const before = known.at(-1);
    const isTouched = before && (before.what !== 'keep' || before.writes);
    known.push(isTouched ? { what: 'keep', writes: false } : { ...each, writes: each.writes && each.what === 'keep' });
  }
  return known;
}

const paragraph = (at: number, { what, writes }: Act, side: string) => {
  const own = what === 'keep' ? `${at}` : what === 'edit' ? `${at}${side}` : '';
  return [own, writes ? `${at}+${side}` : ''].filter(Boolean);
};
const toBlocks = (keys: string[]): Block[] => keys.map((key) => ({ key, text: key }));

test('a merge equals the result of merging each paragraph on its own', () => {
  fc.assert(
    fc.property(acts, ([mine, theirs]) => {
      const base = mine.map((_, at) => `${at}`);
      const write = (side: Act[], name: string) => side.flatMap((each, at) => paragraph(at, each, name));
      const chunks = mergeBlocks(toBlocks(base), toBlocks(write(mine, 'M')), toBlocks(write(theirs, 'T')));

      // The oracle knows the changes and compares no texts.
      let clashes = 0;
      const expected = mine.flatMap((own, at) => {
        const other = theirs[at] as Act;
        const changes = [own.what !== 'keep', other.what !== 'keep'];
        const isClash = changes[0] && changes[1] && !(own.what === 'delete' && other.what === 'delete');
        clashes += Number(isClash) + Number(own.writes && other.writes);
        const [stays] = changes[0]
          ? paragraph(at, { ...own, writes: false }, 'M')
          : paragraph(at, { ...other, writes: false }, 'T');
        const written = own.writes ? [`${at}+M`] : other.writes ? [`${at}+T`] : [];
        return [...(stays ? [stays] : []), ...written];
      });
      expect(blocksOfMerge(chunks).map(({ key }) => key)).toEqual(expected);
      expect(chunks.filter(({ kind }) => kind === 'clash')).toHaveLength(clashes);
    }),
    { numRuns: 2000 },
  );
});

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 10 });

test('a side without changes takes the other’s text, and equal changes do not clash', () => {
  fc.assert(
    fc.property(text, text, (base, other) => {
      expect(told(base, base, other)).toBe(other);
      expect(told(base, other, base)).toBe(other);
      expect(told(base, other, other)).toBe(other);
    }),
  );
});

test('swapping the sides swaps the result, and choosing mine everywhere keeps every paragraph of mine', () => {
  fc.assert(
    fc.property(text, text, text, (base, mine, theirs) => {
      const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)];
      const clashesIn = (chunks: typeof one) => chunks.filter(({ kind }) => kind === 'clash').length;
      expect(clashesIn(one)).toBe(clashesIn(other));
      const all = Array.from({ length: clashesIn(other) }, (_, at) => at);
      expect(plain(blocksOfMerge(one))).toBe(plain(blocksOfMerge(other, all)));
      const upper = mine.toUpperCase();
      const written = [...plain(blocksOfMerge(merge(base, upper, theirs)))].filter((key) => /[A-Z]/.test(key));
      expect(written.join('')).toBe(upper);
    }),
    { numRuns: 1000 },
  );
});
