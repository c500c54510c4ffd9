import { expect, test } from 'vitest';
import { isSamePlace, searchOfPlace } from '../../src/shared/same-place';

const STORE = { name: 'Soul Praia do Canto', address: 'R. Joaquim Lírio, 610', city: 'Vitória', zipcode: '29055-460' };

test.each([
  ['the same words', {}],
  [
    'other accents, letters and punctuation',
    { name: 'SOUL Praia-do-Canto', address: 'r joaquim lirio 610', city: 'vitoria' },
  ],
  ['another way to write the address', { address: 'Rua Joaquim Lírio, nº 610' }],
  ['another way to write the postal code', { address: 'Rua Joaquim Lírio', zipcode: ' 29055460 ' }],
  ['no postal code', { zipcode: null }],
  ['another postal code', { zipcode: '29055-461' }],
])('two locations with %s are likely one', (_, change) => {
  expect(isSamePlace({ ...STORE, ...change }, STORE)).toBe(true);
  expect(isSamePlace(STORE, { ...STORE, ...change })).toBe(true);
});

test.each([
  ['another name', { name: 'Soul Praia da Costa' }],
  ['another city', { city: 'Serra' }],
  ['another address and another postal code', { address: 'R. Joaquim Lírio, 61', zipcode: '29055-461' }],
  ['another address and no postal code', { address: 'R. Joaquim Lírio, 61', zipcode: null }],
])('two locations with %s are not', (_, change) => {
  expect(isSamePlace({ ...STORE, ...change }, STORE)).toBe(false);
});

test('two postal codes that are none are not the same', () => {
  expect(isSamePlace({ ...STORE, address: 'Rua A', zipcode: null }, { ...STORE, zipcode: null })).toBe(false);
});

test('a location is searched by the words of its name and city', () => {
  expect(searchOfPlace({ name: ' Soul – Água Verde! ', city: 'Curitiba ' })).toBe('soul agua verde curitiba');
  expect(searchOfPlace({ name: ' ', city: 'Curitiba' })).toBeFalsy();
  expect(searchOfPlace({ name: 'Soul', city: ' - ' })).toBeFalsy();
});
