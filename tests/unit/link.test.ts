import { expect, test } from 'vitest';
import { linkedPath } from '../../src/shared/link';

test.each([
  ['/produtos', '/produtos'],
  ['/', '/'],
  ['/produtos?ordem=preco#filtros', '/produtos'],
  ['/blog/../contato', '/contato'],
  ['#filtros', null],
  ['https://example.com/produtos', null],
  ['mailto:ana@example.com?subject=a/b', null],
  ['//example.com/produtos', null],
  ['/\\example.com/produtos', null],
  ['/images/soul.webp', null],
  ['/media/soul.webp', null],
])('a link to %s leads to the page %s', (address, path) => {
  expect(linkedPath(address)).toBe(path);
});
