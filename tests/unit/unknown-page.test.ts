import { describe, expect, test } from 'vitest';
import { isPlainPath, unknownPage } from '../../src/shared/unknown-page';

const LONG = `/${'a'.repeat(49)}/${'b'.repeat(49)}`;

describe('a request for a path without a page', () => {
  test.each([
    '/produto',
    '/produtos/soul-shake_9',
    '/sobre.html',
    '/sobre.htm',
    '/a/b/c/d/e/f',
    `/${'a'.repeat(60)}`,
    LONG,
    '/blog/login',
    '/administracao',
    '/wpp',
    '/promocao-2026-11',
    '/2026/11/25/oferta',
  ])('may be counted for %s', (path) => {
    expect(isPlainPath(path)).toBe(true);
  });

  test.each([
    ['the home', '/'],
    ['what is not whole', 'produto'],
    ['other letters', '/Produto'],
    ['accents', '/açaí'],
    ['a query', '/produto?cpf=1'],
    ['an e-mail', '/ana@example.com'],
    ['another kind of file', '/index.php'],
    ['a file’s ending amid it', '/index.html/produto'],
    ['two slashes', '//produto'],
    ['a slash at its end', '/produto/'],
    ['seven parts', '/a/b/c/d/e/f/g'],
    ['a very long part', `/${'a'.repeat(61)}`],
    ['more than 100 letters', `${LONG}c`],
    ['a telephone', '/contato/27999990000'],
    ['a telephone in pieces', '/contato/27-9999-000'],
    ['a document', '/pedido-1234567'],
    ['what looks for holes', '/wp-login'],
    ['what looks for holes below', '/admin/config'],
    ['what looks for a way in', '/login'],
  ])('is not counted for %s: %s', (_, path) => {
    expect(isPlainPath(path)).toBe(false);
  });
});

test('a path reported by a browser must be a path of the site', () => {
  const isTold = (path: string) => unknownPage.safeParse({ path }).success;
  expect(['/', '/Açaí?x=1', `/${'a'.repeat(2047)}`].map(isTold)).toEqual([true, true, true]);
  expect(['', 'produto', 'https://x.com/', '/a b', '/a\\b', `/${'a'.repeat(2048)}`].filter(isTold)).toEqual([]);
});
