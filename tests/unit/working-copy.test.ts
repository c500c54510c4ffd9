import { expect, test } from 'vitest';
import { NOUNS } from '../../src/shared/nouns';
import { copyQuery, isCopied } from '../../src/shared/working-copy';

test('only nouns that visitors see have working copies', () => {
  expect(NOUNS.filter(isCopied).sort()).toEqual([
    'categories',
    'faqs',
    'locations',
    'pages',
    'posts',
    'products',
    'slides',
  ]);
});

test('a query accepts only a positive whole number as the version of a working copy', () => {
  expect(copyQuery.parse({ version: '120' })).toEqual({ version: 120 });
  for (const version of ['', '0', '01', '-1', '1.5', 'x1', '1x', '1'.repeat(16)]) {
    expect([version, copyQuery.safeParse({ version }).success]).toEqual([version, false]);
  }
});
