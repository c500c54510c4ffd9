import { describe, expect, test } from 'vitest';
import { cluesOf, fits, isMistyped, lacksLetter } from '../../src/shared/search-typos';

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

describe.each(TYPED)('the typed word %s', (typed) => {
  test.each(Object.entries(faults))('matches the meant word where %s', (_, meantBy) => {
    for (const meant of meantBy(typed)) {
      expect([meant, cluesOf(typed).some((clue) => fits(`o ${meant} da casa`, clue))]).toEqual([meant, true]);
      if (meant.length >= 5) expect([meant, isMistyped(meant, typed)]).toEqual([meant, true]);
    }
  });

  test('is searched by pieces as long as possible, which every pattern contains', () => {
    for (const { piece, looks } of cluesOf(typed)) {
      expect(piece.length).toBeGreaterThanOrEqual(Math.floor(typed.length / 2) - 1);
      expect(piece.length).toBeLessThan(typed.length);
      expect(typed.startsWith(piece) || typed.endsWith(piece)).toBe(true);
      expect(looks.filter((look) => !look.includes(piece))).toEqual([]);
      expect(new Set(looks).size).toBe(looks.length);
    }
  });

  test('is searched by few patterns, all of about its length and none equal to it', () => {
    const looks = cluesOf(typed).flatMap((clue) => clue.looks);
    expect(looks).not.toContain(typed);
    expect(looks.filter((look) => Math.abs(look.length - typed.length) > 1)).toEqual([]);
    // Each look is one bound value of a database query, whose number is limited.
    expect(looks.length).toBeLessThanOrEqual(typed.length < 7 ? typed.length * 4 : typed.length * 3);
  });
});

test('clues are the halves of a word, and a longer piece for a typo in the middle', () => {
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
])('%s is no typo: %s for %s', (_, word, typed) => {
  expect(isMistyped(word, typed)).toBe(false);
});

test('one letter may replace two, and two one, but only in long words', () => {
  expect([isMistyped('chocolate', 'xocolate'), isMistyped('lanche', 'lanxe')]).toEqual([true, false]);
  expect([isMistyped('xicaras', 'chicaras'), isMistyped('xales', 'chales')]).toEqual([true, false]);
});

test('a clue fits from the start of a word, letter by letter', () => {
  const clue = { piece: 'ake', looks: ['s_ake'] };
  expect(fits('um shake', clue)).toBe(true);
  expect(fits('shake', clue)).toBe(true);
  expect(fits('milkshake', clue)).toBe(false);
  expect(fits('s\nake', clue)).toBe(true);
  expect(fits('um shape', clue)).toBe(false);
  expect(fits('um shake', { piece: 'xyz', looks: ['s_ake'] })).toBe(false);
  expect(fits('milkshake', { piece: 'ake', looks: [] })).toBe(true);
});

test('a word without one of its letters is told from every other', () => {
  expect(['elha', 'vlha', 'veha', 'vela', 'velh'].map((typed) => lacksLetter('velha', typed))).toEqual(
    Array(5).fill(true),
  );
  expect(['velha', 'vlea', 'vea', 'velhas', 'lha', ''].map((typed) => lacksLetter('velha', typed))).toEqual(
    Array(6).fill(false),
  );
});
