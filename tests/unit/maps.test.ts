import { expect, test } from 'vitest';
import { areaMap, directionsTo, hasPoint, mapOf, sharedMap } from '../../src/shared/maps';

const HERE = { latitude: -20.33214, longitude: -40.28865 };
const asked = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  return [origin + pathname, Object.fromEntries(searchParams)];
};

test('a place is on the map only where both of its coordinates are known, zero included', () => {
  expect([HERE, { latitude: 0, longitude: 0 }].map(hasPoint)).toEqual([true, true]);
  const unknown = [
    { ...HERE, latitude: null },
    { ...HERE, longitude: null },
    { latitude: null, longitude: null },
  ];
  expect(unknown.map(hasPoint)).toEqual([false, false, false]);
});

test('the map of one place is closer than that of a region, and both are in Portuguese', () => {
  const embedded = { hl: 'pt-BR', output: 'embed' };
  expect(asked(mapOf(HERE))).toEqual([
    'https://maps.google.com/maps',
    { ...embedded, q: '-20.33214,-40.28865', z: '16' },
  ]);
  expect(asked(sharedMap('Soul & Cia, Vitória'))).toEqual([
    'https://maps.google.com/maps',
    { ...embedded, q: 'Soul & Cia, Vitória', z: '13' },
  ]);
});

test('the map of several places shows their city, or their state, or nothing if they have none in common', () => {
  const [vitoria, serra, recife] = [
    { city: 'Vitória', uf: 'ES' },
    { city: 'Serra', uf: 'ES' },
    { city: 'Recife', uf: 'PE' },
  ];
  const placed = (...places: { city: string; uf: string }[]) => {
    const map = new URL(areaMap(places) ?? 'about:blank').searchParams;
    return [map.get('q'), map.get('z')];
  };
  expect(placed(vitoria, vitoria)).toEqual(['Vitória - ES, Brasil', '12']);
  expect(placed(vitoria, serra)).toEqual(['ES, Brasil', '6']);
  expect([areaMap([vitoria, recife]), areaMap([])]).toEqual([null, null]);
  // A city of the same name in another state is another city.
  expect(areaMap([vitoria, { ...vitoria, uf: 'SP' }])).toBeNull();
});

const STORE = { ...HERE, address: 'Av. Champagnat, 100', city: 'Vila Velha', uf: 'ES' };
const destinationOf = (location: Parameters<typeof directionsTo>[0]) =>
  new URL(directionsTo(location)).searchParams.get('destination');

test('directions lead to the place, without a fixed start', () => {
  expect(asked(directionsTo(STORE))).toEqual([
    'https://www.google.com/maps/dir/',
    { api: '1', destination: '-20.33214,-40.28865' },
  ]);
});

test('without both coordinates directions lead to the address', () => {
  const whole = 'Av. Champagnat, 100, Vila Velha - ES';
  expect(destinationOf({ ...STORE, latitude: null })).toBe(whole);
  expect(destinationOf({ ...STORE, longitude: null })).toBe(whole);
  const without = { ...STORE, latitude: null, longitude: null };
  expect(asked(directionsTo(without))).toEqual(['https://www.google.com/maps/dir/', { api: '1', destination: whole }]);
  expect(destinationOf({ ...without, address: 'Av. Champagnat, 100 - ' })).toBe(whole);
});
