import { expect, test } from 'vitest';
import { fixedPages, pageWords } from '../../src/shared/fixed-pages';

test('every fixed page is found by further words, and no words are for another page', () => {
  expect(Object.keys(pageWords).toSorted()).toEqual(fixedPages.map(({ to }) => to).toSorted());
  for (const { label, to } of fixedPages) expect(pageWords[to], label).toMatch(/\p{L}{3}/u);
});
