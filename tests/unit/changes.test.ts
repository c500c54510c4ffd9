import { expect, test } from 'vitest';
import { changesOf, fieldName } from '../../src/panel/activity/diff';
import { describeValue } from '../../src/panel/form/describe-value';
import type { ActivityDetail, Fields } from '../../src/shared/activity';
import type { Noun } from '../../src/shared/nouns';

const UPDATE = { action: 'update', changed: [] } as unknown as ActivityDetail;

function told(noun: Noun, before: Fields, after: Fields) {
  return changesOf({ ...UPDATE, noun, before, after }).map((change) => [
    fieldName(noun, change.field),
    change.before.replaceAll('\u00a0', ' '),
    change.after.replaceAll('\u00a0', ' '),
  ]);
}

test('a change of price is shown in reais, with a label that does not mention cents', () => {
  expect(told('products', { priceCents: 3490 }, { priceCents: 129000 })).toEqual([
    ['Preço', 'R$ 34,90', 'R$ 1.290,00'],
  ]);
});

test('a change of a redirect shows its target as it is read', () => {
  expect(told('redirects', { to: '/promo%c3%a7%c3%a3o' }, { to: '/caf%c3%a9' })).toEqual([
    ['Para', '/promoção', '/café'],
  ]);
});

test('a change of the nutrition table uses the names of the label', () => {
  const facts = { servingSize: 30, servingUnit: 'g', servingMeasure: null, servingsPerPack: null };
  const [[, before, after] = []] = told('products', { nutrition: null }, { nutrition: { ...facts, proteins: 24.5 } });
  expect(before).toBe('(vazio)');
  expect(after).toBe('Porção: 30\nUnidade da porção: g\nProteínas (g): 24,5');
});

test('changes of allergens, gluten and lactose use their Portuguese names', () => {
  expect(told('products', { contains: [], gluten: null }, { contains: ['soy', 'milk'], gluten: 'free' })).toEqual([
    ['Contém', '(vazio)', 'soja e leite'],
    ['Glúten', '(vazio)', 'Não contém glúten'],
  ]);
  expect(told('products', { lactose: 'contains' }, { lactose: 'free' })).toEqual([
    ['Lactose', 'Contém lactose', 'Zero lactose'],
  ]);
});

test('changes of publication, opening hours, special dates and focal points use the words of the panel', () => {
  expect(told('posts', { publishedAt: null }, { publishedAt: '2026-11-25T11:00:00.000Z' })).toEqual([
    ['Publicação', 'Rascunho', '25/11/2026 às 08:00'],
  ]);
  expect(told('posts', { unpublishedAt: null }, { unpublishedAt: '2026-12-26T02:59:00.000Z' })).toEqual([
    ['Sai do site em', '(vazio)', '25/12/2026 às 23:59'],
  ]);
  const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }];
  expect(told('locations', { hours: null }, { hours })).toEqual([
    ['Horários por dia', '(vazio)', 'Segunda a sexta, 9h às 18h'],
  ]);
  const exceptions = [
    { from: '2026-12-31', to: '2027-01-01', hours: [{ opens: '09:00', closes: '14:00' }], note: null },
    { from: '2026-12-25', to: '2026-12-25', hours: [], note: 'Natal' },
  ];
  expect(told('locations', { exceptions: [] }, { exceptions })).toEqual([
    ['Datas especiais', '(vazio)', '25/12/2026: fechado (Natal)\n31/12/2026 a 01/01/2027: 9h às 14h'],
  ]);
  expect(told('media', { focalX: 0.5 }, { focalX: 0.25 })).toEqual([['Ponto focal, da esquerda', '50%', '25%']]);
  const crops = { wide: { x: 0.25, y: 0 }, tall: { x: 1, y: 0.5 } };
  expect(told('media', { crops: {} }, { crops })).toEqual([
    [
      'Ponto focal por formato',
      '(vazio)',
      'Deitada: 25% da esquerda, 0% do topo; Em pé: 100% da esquerda, 50% do topo',
    ],
  ]);
});

test('pictures, links and numbers are described without property names', () => {
  expect(describeValue([{ src: '/images/a.webp', alt: 'Copo' }])).toBe('Copo\n/images/a.webp');
  expect(describeValue([{ href: '/blog', label: 'Blog' }])).toBe('Blog: /blog');
  expect(describeValue(-20.332)).toBe('-20,332');
});
