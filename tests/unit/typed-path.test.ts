import { expect, test } from 'vitest';
import { formerPath, typedPath, withoutQuery } from '../../src/panel/redirects/typed-path';

const HOST = 'soul.com.br';

test.each([
  ['/promo', '/promo'],
  [' promo ', '/promo'],
  ['promo/verao', '/promo/verao'],
  ['https://soul.com.br/promo', '/promo'],
  ['http://www.soul.com.br/promo/', '/promo/'],
  ['WWW.Soul.com.br/promo', '/promo'],
  ['https://soul.com.br', '/'],
])('%j is read as an address of the site: %s', (typed, path) => {
  expect(typedPath(typed, HOST)).toBe(path);
});

test.each(['https://instagram.com/soul', 'instagram.com/soul', '//soul', 'duas palavras', '?q=1', ''])(
  '%j is left unchanged',
  (typed) => {
    expect(typedPath(typed, HOST)).toBe(typed.trim());
  },
);

test.each([
  ['/promo?utm_source=x#fim', '/promo'],
  ['/promo#fim', '/promo'],
  ['/promo', '/promo'],
  ['https://outro.example/a?b=1', 'https://outro.example/a?b=1'],
])('the query and fragment of %j are removed: %s', (path, kept) => {
  expect(withoutQuery(path)).toBe(kept);
});

test.each([
  ['https://www.lojaantiga.com.br/promo/verao?utm_source=x', '/promo/verao'],
  ['http://soul.com.br/promo#fim', '/promo'],
  ['www.lojaantiga.com.br/promo', '/promo'],
  ['https://lojaantiga.com.br', '/'],
  ['https://lojaantiga.com.br?p=12', '/'],
  ['promo', '/promo'],
  ['/promo?x=1', '/promo'],
  // Without `https://` or `www.` it may be no domain.
  ['lojaantiga.com.br/promo', 'lojaantiga.com.br/promo'],
  ['duas palavras', 'duas palavras'],
])('an old address %j is reduced to its path, whatever its domain: %s', (typed, path) => {
  expect(formerPath(typed, HOST)).toBe(path);
});
