import { describe, expect, test } from 'vitest';
import { foundLocations, locationQuery } from '../../src/shared/location-search';
import { distanceBetween, formatDistance } from '../../src/site/locations/distance';
import { statesOf } from '../../src/site/locations/states-of';

const places = [
  { name: 'Soul Icaraí', address: 'R. Gavião Peixoto, 182', city: 'Niterói', uf: 'RJ' },
  { name: 'Soul Praia do Canto', address: 'R. Joaquim Lírio, 610', city: 'Vitória', uf: 'ES' },
  { name: 'Mercado Folha & Fibra', address: 'Av. Carlos Gomes de Sá, 350', city: 'Vitória', uf: 'ES' },
];
const found = (search: string) => foundLocations(places, search).map(({ name }) => name);

describe('searching locations', () => {
  test.each([
    ['ICARAI', ['Soul Icaraí']],
    ['joaquim lirio', ['Soul Praia do Canto']],
    ['  vitória ', ['Soul Praia do Canto', 'Mercado Folha & Fibra']],
    ['folha &', ['Mercado Folha & Fibra']],
    // The words of one search may match different fields.
    ['praia vitória', ['Soul Praia do Canto']],
    ['Vitória - ES', ['Soul Praia do Canto', 'Mercado Folha & Fibra']],
    ['canto, vitoria/es', ['Soul Praia do Canto']],
    ['canto espirito santo', ['Soul Praia do Canto']],
    ['', places.map(({ name }) => name)],
    [' - ', places.map(({ name }) => name)],
    ['vitória rj', []],
    ['vitória sp', []],
    ['praia ca', ['Soul Praia do Canto']],
    ['%', []],
  ])('«%s» is searched in name, address, city and state, regardless of case and accents', (search, names) => {
    expect(found(search)).toEqual(names);
  });

  test.each(['rj', ' RJ ', 'Rio de Janeiro', 'RIO  DE JANEIRO', 'janeiro'])('«%s» finds a state', (search) => {
    expect(found(search)).toEqual(['Soul Icaraí']);
  });

  test('two letters match the start of a word, or only a state if they are its letters', () => {
    expect(found('ni')).toEqual(['Soul Icaraí']);
    expect(found('it')).toEqual([]);
    expect(found('to')).toEqual([]);
  });

  test('the offered states are those of the locations, once each and sorted', () => {
    expect(statesOf(places)).toEqual(['ES', 'RJ']);
  });
});

describe('distance', () => {
  const vitoria = { latitude: -20.3155, longitude: -40.3128 };
  const recife = { latitude: -8.0476, longitude: -34.877 };

  test('agrees with known distances', () => {
    expect(distanceBetween(vitoria, vitoria)).toBe(0);
    // A degree of latitude is 111.2 km; half of the Earth's circumference is 20015 km.
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(111.195, 2);
    expect(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015.1, 0);
    expect(distanceBetween(vitoria, recife)).toBeCloseTo(distanceBetween(recife, vitoria), 9);
    expect(distanceBetween(vitoria, recife)).toBeGreaterThan(1470);
    expect(distanceBetween(vitoria, recife)).toBeLessThan(1500);
  });

  test.each([
    [0.8468, '850 m'],
    [0.0049, '0 m'],
    [0.996, '1 km'],
    [3.24, '3,2 km'],
    [12.4, '12 km'],
    [1481.6, '1.482 km'],
  ])('%d km reads %s', (kilometres, text) => {
    expect(formatDistance(kilometres)).toBe(text);
  });
});

describe('a search for stores', () => {
  test('means a state by its two letters alone', () => {
    for (const search of ['es', ' ES ', 'Es']) expect(locationQuery(search)).toEqual({ words: [], uf: 'ES' });
    expect(found('es')).toEqual(['Soul Praia do Canto', 'Mercado Folha & Fibra']);
  });

  test('means words otherwise, the short ones at the beginning of a word', () => {
    expect(locationQuery('Vitória - SP')).toEqual({ words: ['vitoria', ' sp'] });
    expect(locationQuery('São/Mateus')).toEqual({ words: ['sao', 'mateus'] });
    expect(found('tória')).toEqual(['Soul Praia do Canto', 'Mercado Folha & Fibra']);
  });
});
