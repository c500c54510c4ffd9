import { expect, test } from 'vitest';
import { fixedPages } from '../../functions/pages/page-address';
import { brandDay } from '../../src/shared/local-time';
import { type Counted, isCounted } from '../../src/shared/visits';

const counted = (what: Counted, subjects: string[]) => subjects.filter((subject) => isCounted({ what, subject }));

test('the pages that everybody may see are counted, whatever is done on them', () => {
  const pages = ['/', '/blog', '/blog/12', '/produtos/soulshake', '/produtos/soulshake/9', '/produtos/soulshake/caixa'];
  expect(counted('page', pages)).toEqual(pages);
  expect(counted('directions', ['/onde-estamos'])).toEqual(['/onde-estamos']);
});

test('every page that always stands is counted, unless it is somebody’s own or stands in for another', () => {
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

test('what is somebody’s own, or no page, is not', () => {
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

test('of searches only words are counted: no address, number or document', () => {
  const terms = ['açaí', 'pão de queijo', '/blog', 'ana@example.com', '123.456.789-09', 'a', 'x'.repeat(41)];
  expect(counted('emptySearch', terms)).toEqual(['açaí', 'pão de queijo']);
});

test('a day is that of the brand, and so many days before it', () => {
  const instant = Date.parse('2026-03-01T02:59:59Z');
  expect([brandDay(instant), brandDay(instant + 1000), brandDay(instant, 28)]).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-01-31',
  ]);
});
