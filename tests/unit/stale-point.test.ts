import { expect, test } from 'vitest';
import { isPointStale } from '../../src/shared/stale-point';

const POINT = { latitude: -20.33214, longitude: -40.28865 };
const STORE = { address: 'Av. Champagnat, 100 - Praia da Costa', city: 'Vila Velha', uf: 'ES', ...POINT };

test.each([
  ['another street', { address: 'Av. Hugo Musso, 100' }],
  ['another number', { address: 'Av. Champagnat, 1000 - Praia da Costa' }],
  ['no number', { address: 'Av. Champagnat' }],
  ['another kind of street', { address: 'Rua Champagnat, 100' }],
  ['another city', { city: 'Vitória' }],
  ['another state', { uf: 'SP' }],
])('the point is that of the former address after a change to %s', (_, change) => {
  expect(isPointStale(STORE, { ...STORE, ...change })).toBe(true);
  expect(isPointStale({ ...STORE, ...change }, STORE)).toBe(true);
});

test.each([
  ['nothing', {}],
  ['other letters, accents and spaces', { address: 'av  Champágnat , 100 - PRAIA DA COSTA', city: 'vila velha ' }],
  ['the whole word', { address: 'Avenida Champagnat, nº 100' }],
  ['another sign before the number', { address: 'Av. Champagnat, n. 100' }],
  ['no comma before the number', { address: 'Av. Champagnat 100' }],
  ['another complement', { address: 'Av. Champagnat, 100, loja 2' }],
])('the point still holds after a change to %s', (_, change) => {
  expect(isPointStale(STORE, { ...STORE, ...change })).toBe(false);
  expect(isPointStale({ ...STORE, ...change }, STORE)).toBe(false);
});

test('a number in the name of a street is not the number of the building', () => {
  const named = { ...STORE, address: 'Rua 7 de Setembro, 1.200' };
  expect(isPointStale(named, { ...named, address: 'R. 7 de setembro, 1200' })).toBe(false);
  expect(isPointStale(named, { ...named, address: 'Rua 7 de Setembro, 1300' })).toBe(true);
  expect(isPointStale(named, { ...named, address: 'Rua 7 de Abril, 1200' })).toBe(true);
});

test.each([
  ['another latitude', { latitude: -20.3 }],
  ['another longitude', { longitude: -40.3 }],
  ['no coordinates', { latitude: null, longitude: null }],
  ['one coordinate', { longitude: null }],
])('a location that has moved and has %s is not questioned', (_, change) => {
  expect(isPointStale(STORE, { ...STORE, city: 'Vitória', ...change })).toBe(false);
});

test('a location that never had a point is not questioned', () => {
  const without = { ...STORE, latitude: null, longitude: null };
  expect(isPointStale(without, { ...without, city: 'Vitória' })).toBe(false);
});
