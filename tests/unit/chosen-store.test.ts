import { describe, expect, test } from 'vitest';
import { locations } from '../../scripts/seed/locations';
import { asChosenStore, parseChosenStore } from '../../src/shared/chosen-store';
import type { Location } from '../../src/shared/location';
import { foundLocations } from '../../src/shared/location-search';
import { UFS } from '../../src/shared/uf';

const places: Location[] = locations.map(({ active: _, ...location }, index) => ({
  ...location,
  id: index + 1,
  holidays: [],
}));
const [first] = places;
if (!first) throw new Error('The seed has no location');
const store = { id: 1, name: first.name, city: first.city, uf: first.uf, phone: first.phone };

describe('a store that takes orders', () => {
  test('is one of the brand’s own with a mobile number', () => {
    expect(asChosenStore(first)).toEqual(store);
    expect(asChosenStore({ ...first, type: 'store' })).toEqual(store);
  });

  test.each([
    { type: 'retailer' as const },
    { takesOrders: false },
    { phone: null },
    { phone: '' },
    { phone: '(27) 3333-0101' },
    { phone: '+1 212 555 0101' },
  ])('is not one with %j', (wrong) => {
    expect(asChosenStore({ ...first, ...wrong })).toBeNull();
  });
});

describe('the stored choice of a store', () => {
  test('is restored unchanged', () => {
    expect(parseChosenStore(JSON.stringify(store))).toEqual(store);
  });

  test.each([null, '', 'null', '{', '[]', '7', '"Soul"', '{"id":1}'])('is empty for %j', (stored) => {
    expect(parseChosenStore(stored)).toBeNull();
  });

  test.each([{ id: '1' }, { id: 1.5 }, { name: '' }, { name: 7 }, { city: null }, { uf: undefined }, { phone: null }])(
    'is empty for a store with %j',
    (wrong) => {
      expect(parseChosenStore(JSON.stringify({ ...store, ...wrong }))).toBeNull();
    },
  );

  test('is empty for a phone number that takes no chats', () => {
    expect(parseChosenStore(JSON.stringify({ ...store, phone: '(27) 3333-0101' }))).toBeNull();
    expect(parseChosenStore(JSON.stringify({ ...store, phone: 'javascript:alert(1)' }))).toBeNull();
  });
});

describe('searching for a store', () => {
  const cities = (search: string) => [...new Set(foundLocations(places, search).map(({ city }) => city))];

  test('without words finds every location, in the given order', () => {
    expect(foundLocations(places, ' ')).toEqual(places);
  });

  test.each(['es', 'ES', 'espírito santo', 'Espirito'])('%j finds the locations of that state', (search) => {
    expect(new Set(foundLocations(places, search).map(({ uf }) => uf))).toEqual(new Set(['ES']));
    expect(foundLocations(places, search)).toHaveLength(places.filter(({ uf }) => uf === 'ES').length);
  });

  test('finds parts of words, regardless of case and accents', () => {
    expect(cities('vitoria')).toEqual(['Vitória']);
    expect(foundLocations(places, 'PRAIA can')[0]?.name).toBe('Soul Praia do Canto');
    expect(cities('Vitória - ES')).toEqual(['Vitória']);
  });

  test('requires every word to match', () => {
    expect(foundLocations(places, 'vitoria sp')).toEqual([]);
    expect(foundLocations(places, 'xyzzy')).toEqual([]);
  });

  test('knows each of the 27 states', () => {
    const all = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO';
    expect([...UFS].sort().join(' ')).toBe(all);
  });
});
