import { expect, test } from 'vitest';
import { fixedPages } from '../../functions/pages/page-address';
import { brandDay } from '../../src/shared/local-time';
import { type Counted, isCounted } from '../../src/shared/visits';

const counted = (what: Counted, subjects: string[]) => subjects.filter((subject) => isCounted({ what, subject }));

test('public pages are counted, for views and for other actions', () => {
  const pages = [
    '/',
    '/blog',
    '/blog/12',
    '/produtos/soulshake',
    '/produtos/soulshake/9',
    '/produtos/soulshake/caixa',
    '/produtos/7-graos',
  ];
  expect(counted('page', pages)).toEqual(pages);
  expect(counted('directions', ['/onde-estamos'])).toEqual(['/onde-estamos']);
});

test('every fixed page is counted, except private pages and the offline page', () => {
  const uncounted = [
    '/auth/login',
    '/auth/cadastro',
    '/auth/recuperar-senha',
    '/auth/confirmar',
    '/reset-password',
    '/conta',
    '/offline',
  ];
  expect(counted('page', fixedPages())).toEqual(fixedPages().filter((path) => !uncounted.includes(path)));
});

test('private pages and unknown paths are not counted', () => {
  const others = [
    '/conta',
    '/auth/login',
    '/previa/abc',
    '/painel',
    '/blog/doze',
    '/produtos/soulshake/9/x',
    'chocolate',
  ];
  expect(counted('page', others)).toEqual([]);
});

test('only words are counted of searches: no address, number or document', () => {
  const terms = ['açaí', 'pão de queijo', '/blog', 'ana@example.com', '123.456.789-09', 'a', 'x'.repeat(41)];
  expect(counted('emptySearch', terms)).toEqual(['açaí', 'pão de queijo']);
});

test('a day is counted in the time zone of the brand, also back by a number of days', () => {
  const instant = Date.parse('2026-03-01T02:59:59Z');
  expect([brandDay(instant), brandDay(instant + 1000), brandDay(instant, 28)]).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-01-31',
  ]);
});
