import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartKey } from '../../src/shared/cart';
import { joinedKeys, keysWithout, sameKeys } from '../../src/shared/joined-keys';

/** Products as letters: `abc` is a list of three, the latest first. */
const keys = (letters: string): CartKey[] =>
  [...letters].map((letter) => ({ category: 'soulshake', number: letter.charCodeAt(0) }));
const letters = (list: CartKey[]) => list.map(({ number }) => String.fromCharCode(number)).join('');
const join = (base: string, mine: string, theirs: string, most = 9) =>
  letters(joinedKeys(keys(base), keys(mine), keys(theirs), most));

const list = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 6 }).map((found) => found.join(''));

test.each([
  ['a first sign-in: what is here stands before what the account has', '', 'ab', 'cb', 'acb'],
  ['nothing changed elsewhere: what is here holds, in its order', 'abc', 'cab', 'abc', 'cab'],
  ['nothing changed here: what the account has holds', 'abc', 'abc', 'dca', 'dca'],
  ['what was taken out here is out, what came elsewhere stays', 'abc', 'ac', 'dabc', 'dac'],
  ['what was taken out elsewhere is out here too', 'abc', 'eabc', 'bc', 'ebc'],
  ['forgotten there, looked at here', 'abc', 'dabc', '', 'd'],
  ['the same was added twice', 'a', 'ba', 'cba', 'cba'],
])('%s', (_, base, mine, theirs, joined) => {
  expect(join(base, mine, theirs)).toBe(joined);
});

test('joining keeps only the latest products that fit', () => {
  expect(join('', 'abc', 'def', 4)).toBe('abcd');
});

test('joining keeps the additions and removals of both sides, and each product once', () => {
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const joined = join(base, mine, theirs, 99);
      expect(new Set(joined).size).toBe(joined.length);
      for (const one of 'abcdefgh') {
        const [was, isMine, isTheirs] = [base, mine, theirs].map((text) => text.includes(one));
        const isKept = was ? isMine && isTheirs : isMine || isTheirs;
        expect(joined.includes(one), `${one} of ${base} | ${mine} | ${theirs}`).toBe(isKept);
      }
    }),
  );
});

test('joining a second time changes nothing', () => {
  fc.assert(
    fc.property(list, list, list, (base, mine, theirs) => {
      const joined = join(base, mine, theirs);
      expect(join(theirs, joined, joined)).toBe(joined);
      expect(join(base, joined, joined)).toBe(joined);
    }),
  );
});

test('two lists are equal only in the same order', () => {
  expect(sameKeys(keys('ab'), keys('ab'))).toBe(true);
  expect([sameKeys(keys('ab'), keys('ba')), sameKeys(keys('a'), keys('ab'))]).toEqual([false, false]);
  expect(letters(keysWithout(keys('abc'), keys('b')))).toBe('ac');
});
