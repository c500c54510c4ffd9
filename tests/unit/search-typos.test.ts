import { describe, expect, test } from 'vitest';
import { cluesOf, fits, isMistyped } from '../../src/shared/search-typos';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const places = (word: string) => [...word].map((_, at) => at);

/** Returns every word for which `word` may be a typo, apart from its first and last letters. */
const faults: Record<string, (word: string) => string[]> = {
  'a letter is wrong': (word) =>
    places(word).flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at + 1))),
  'a letter is missing': (word) =>
    places(word).flatMap((at) => LETTERS.map((letter) => word.slice(0, at) + letter + word.slice(at))),
  'a letter is too many': (word) => places(word).map((at) => word.slice(0, at) + word.slice(at + 1)),
  'two letters have changed places': (word) =>
    places(word)
      .slice(1)
      .map((at) => word.slice(0, at - 1) + word[at] + word[at - 1] + word.slice(at + 1)),
};

const TYPED = ['shake', 'cookie', 'pistache', 'baunilhas', 'suplemento', 'aabbaab'];

describe.each(TYPED)('whoever typed %s', (typed) => {
  test.each(Object.entries(faults))('is understood where %s', (_, meantBy) => {
    for (const meant of meantBy(typed)) {
      expect([meant, cluesOf(typed).some((clue) => fits(`o ${meant} da casa`, clue))]).toEqual([meant, true]);
      if (meant.length >= 5) expect([meant, isMistyped(meant, typed)]).toEqual([meant, true]);
    }
  });

  test('is looked for by pieces as long as they can be, which every look has', () => {
    for (const { piece, looks } of cluesOf(typed)) {
      expect(piece.length).toBeGreaterThanOrEqual(Math.floor(typed.length / 2) - 1);
      expect(piece.length).toBeLessThan(typed.length);
      expect(typed.startsWith(piece) || typed.endsWith(piece)).toBe(true);
      expect(looks.filter((look) => !look.includes(piece))).toEqual([]);
      expect(new Set(looks).size).toBe(looks.length);
    }
  });

  test('is looked for in few ways, all of about its length and none its own', () => {
    const looks = cluesOf(typed).flatMap((clue) => clue.looks);
    expect(looks).not.toContain(typed);
    expect(looks.filter((look) => Math.abs(look.length - typed.length) > 1)).toEqual([]);
    // Each look is one bound value of a database query, whose number is limited.
    expect(looks.length).toBeLessThanOrEqual(typed.length < 7 ? typed.length * 4 : typed.length * 3);
  });
});

test('halves are looked for where they are whole, and the larger rest where a fault is in the middle', () => {
  expect(cluesOf('shake').map(({ piece }) => piece)).toEqual(['ke', 'sh', 'sha']);
  expect(cluesOf('pistache').map(({ piece }) => piece)).toEqual(['ache', 'pis', 'pist']);
});

test.each([
  ['two letters wrong', 'shake', 'shxxe'],
  ['another word', 'cookie', 'coxinha'],
  ['too short a word', 'soul', 'sou'],
  ['a letter more than a short word', 'soul', 'souls'],
  ['a longer word', 'shakes', 'shake'.repeat(5)],
  ['only the beginning of it', 'pistacheiro', 'pistaxe'],
  ['signs', 'a.b.c', 'a.b.d'],
])('%s is no slip: %s for %s', (_, word, typed) => {
  expect(isMistyped(word, typed)).toBe(false);
});

test('one letter stands for two and two for one, in long words alone', () => {
  expect([isMistyped('chocolate', 'xocolate'), isMistyped('lanche', 'lanxe')]).toEqual([true, false]);
  expect([isMistyped('xicaras', 'chicaras'), isMistyped('xales', 'chales')]).toEqual([true, false]);
});

test('a clue fits where a word begins, letter by letter', () => {
  const clue = { piece: 'ake', looks: ['s_ake'] };
  expect(fits('um shake', clue)).toBe(true);
  expect(fits('shake', clue)).toBe(true);
  expect(fits('milkshake', clue)).toBe(false);
  expect(fits('s\nake', clue)).toBe(true);
  expect(fits('um shape', clue)).toBe(false);
  expect(fits('um shake', { piece: 'xyz', looks: ['s_ake'] })).toBe(false);
  expect(fits('milkshake', { piece: 'ake', looks: [] })).toBe(true);
});
