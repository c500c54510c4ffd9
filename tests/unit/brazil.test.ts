import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locations as seeded } from '../../scripts/seed/locations';
import type { LocationPin } from '../../src/shared/location';
import { PINS_MAX } from '../../src/shared/maps';
import { STATES } from '../../src/shared/states';
import { mapOfBrazil, nameOfPin, PICTURE } from '../../src/site/locations/brazil';

const all = seeded
  .filter(({ active }) => active)
  .map((location, index): LocationPin => ({ ...location, id: index + 1 }));
const of = (uf: string) => all.filter((location) => location.uf === uf);
const named = ({ pins }: ReturnType<typeof mapOfBrazil>) => pins.map(({ name, count }) => `${name} ${count}`);

describe('the pins', () => {
  test('represent states on the whole map, cities within a state, and locations within a city', () => {
    expect(named(mapOfBrazil(all, null))).toContain('ES 9');
    expect(named(mapOfBrazil(of('ES'), null))).toContain('Vitória 3');
    const vitoria = of('ES').filter(({ city }) => city === 'Vitória');
    expect(named(mapOfBrazil(vitoria, null))).toEqual(vitoria.map(({ name }) => `${name} 1`));
  });

  test('link to the state, city or location that they represent', () => {
    const asks = (locations: LocationPin[], wanted: string) =>
      mapOfBrazil(locations, null).pins.find(({ name }) => name === wanted)?.asks;
    expect(asks(all, 'ES')).toEqual({ uf: 'ES', local: '' });
    expect(asks(of('ES'), 'Vitória')).toEqual({ busca: 'Vitória', local: '' });
    const [only] = of('PR');
    expect(asks(all, only?.name ?? '')).toEqual({ local: String(only?.id) });
  });

  test('show the city of a selected location and mark that location; a lone pin is in the middle of the view', () => {
    const selected = all.find(({ city }) => city === 'Vila Velha') as LocationPin;
    const { pins, view } = mapOfBrazil(all, selected);
    expect(pins.filter(({ current }) => current).map(({ name }) => name)).toEqual([selected.name]);
    expect(pins).toHaveLength(2);
    const { pins: alone } = mapOfBrazil([], selected);
    expect([alone[0]?.x, alone[0]?.y]).toEqual([view.left + view.size / 2, view.top + view.size / 2]);
  });

  test('are placed within their states on the picture', () => {
    // Read off the picture by eye, as percentages of it.
    const { pins } = mapOfBrazil(all, null);
    const at = (uf: string) => {
      const pin = pins.find(({ name }) => name === uf || of(uf).some((location) => location.name === name));
      return [(pin?.x ?? 0) / PICTURE.width, (pin?.y ?? 0) / PICTURE.height].map((part) => Math.round(part * 100));
    };
    for (const [uf, across, down] of [
      ['PE', 98, 34],
      ['CE', 90, 23],
      ['DF', 67, 54],
      ['SC', 65, 83],
    ] as const) {
      const [x = 0, y = 0] = at(uf);
      expect(Math.hypot(x - across, y - down), uf).toBeLessThan(4);
    }
  });

  test('of any locations stay within the view, count every located one, and keep a minimum distance', () => {
    const location = fc.record({
      uf: fc.constantFrom(...Object.keys(STATES)),
      city: fc.constantFrom('Serra', 'Vitória', 'Recife', 'Natal'),
      latitude: fc.option(fc.double({ min: -33.7, max: 5.2, noNaN: true }), { freq: 9 }),
      longitude: fc.double({ min: -73.9, max: -34.8, noNaN: true }),
    });
    const property = fc.property(fc.array(location, { maxLength: 27 }), fc.nat(26), (made, index) => {
      const given = made.map((each, id): LocationPin => ({ ...each, id, name: `${id}`, address: '', type: 'store' }));
      for (const selected of [null, given[index]?.latitude === null ? null : (given[index] ?? null)]) {
        const { pins, view } = mapOfBrazil(given, selected);
        const known = given.filter(({ latitude }) => latitude !== null);
        const told = pins.reduce((sum, { count }) => sum + count, 0);
        if (selected) expect(pins.some(({ current }) => current)).toBe(true);
        else expect(told).toBe(known.length);
        for (const { x, y } of pins) {
          for (const part of [(x - view.left) / view.size, (y - view.top) / view.size]) {
            expect(part).toBeGreaterThanOrEqual(0.049);
            expect(part).toBeLessThanOrEqual(0.951);
          }
        }
        for (const [at, one] of pins.entries())
          for (const other of pins.slice(at + 1))
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) / view.size).toBeGreaterThan(0.06);
      }
    });
    fc.assert(property, { numRuns: 300 });
  });

  test('of the seeded stores are at least 24 px apart on a 280 px wide map', () => {
    const MAP = 280;
    const cities = Map.groupBy(all, ({ city }) => city);
    for (const shown of [all, ...Object.keys(STATES).map(of), ...cities.values()]) {
      const { pins, view } = mapOfBrazil(shown, null);
      const between = pins.flatMap((one, at) =>
        pins.slice(at + 1).map((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))),
      );
      for (const units of between) expect((units / view.size) * MAP).toBeGreaterThanOrEqual(24);
    }
  });

  test('have labels that overlap no pin, no other label and no edge; states are labelled with their letters', () => {
    const cities = Map.groupBy(all, ({ city }) => city);
    for (const shown of [all, ...Object.keys(STATES).map(of), ...cities.values()]) {
      const { pins, view } = mapOfBrazil(shown, null);
      const boxes = pins.flatMap((pin) => {
        const [x, y] = [(pin.x - view.left) / view.size, (pin.y - view.top) / view.size];
        const [width, height] = [pin.label.length * 0.0135, 0.036];
        const across = pin.beside === 'left' ? -0.04 - width : pin.beside === 'right' ? 0.04 : -width / 2;
        const down = pin.beside === 'above' ? -0.04 - height : pin.beside === 'below' ? 0.04 : -height / 2;
        const dot = { pin, left: x - 0.03, right: x + 0.03, top: y - 0.03, bottom: y + 0.03 };
        const name = { pin, left: x + across, right: x + across + width, top: y + down, bottom: y + down + height };
        return pin.beside ? [dot, name] : [dot];
      });
      for (const [at, one] of boxes.entries()) {
        expect(Math.min(one.left, one.top, 1 - one.right, 1 - one.bottom)).toBeGreaterThan(-1e-9);
        for (const other of boxes.slice(at + 1)) {
          const isOver =
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          if (one.pin !== other.pin) expect([one.pin.label, other.pin.label, isOver]).toContain(false);
        }
      }
    }
    const { pins } = mapOfBrazil(all, null);
    expect(pins.filter(({ beside }) => beside).length).toBeGreaterThan(pins.length / 2);
    for (const { label } of pins) expect(label).toMatch(/^[A-Z]{2}$/);
  });

  test('have names that begin with the words beside them', () => {
    const cities = Map.groupBy(all, ({ city }) => city);
    for (const shown of [all, ...Object.keys(STATES).map(of), ...cities.values()])
      for (const pin of mapOfBrazil(shown, null).pins) {
        const name = nameOfPin(pin);
        if (pin.beside) expect(name.startsWith(pin.label), `${name} begins with ${pin.label}`).toBe(true);
        else expect(name.startsWith(pin.name)).toBe(true);
        if (pin.count > 1) expect(name).toContain(String(pin.count));
        else expect(name).toContain(pin.name);
      }
  });

  test('belong to listed states, each listed once and drawn in the picture', () => {
    const { states } = mapOfBrazil(all, null);
    expect(states).toEqual([...new Set(all.map(({ uf }) => uf))].sort());
    expect(mapOfBrazil(all, all.find(({ uf }) => uf === 'ES') ?? null).states).toEqual(['ES']);
    const places = [{ name: 'Vitória', count: 9, latitude: -20.3, longitude: -40.3 }];
    expect(mapOfBrazil(of('ES'), null, places).states).toEqual(['ES']);
    expect(mapOfBrazil([], null, [{ ...(places[0] as (typeof places)[0]), name: 'AC' }]).states).toEqual(['AC']);
    const svg = readFileSync(`public${PICTURE.src}`, 'utf8');
    for (const uf of Object.keys(STATES)) expect(svg).toContain(`<path id="${uf}"`);
  });

  test('are limited to PINS_MAX', () => {
    const many = Array.from(
      { length: 5000 },
      (_, id): LocationPin => ({ ...(all[0] as LocationPin), id, name: `${id}` }),
    );
    const { pins } = mapOfBrazil(many, null);
    expect(pins).toHaveLength(PINS_MAX);
  });
});

test('shows all of Brazil when no location has coordinates', () => {
  expect(mapOfBrazil([], null)).toEqual(mapOfBrazil([{ ...(all[0] as LocationPin), latitude: null }], null));
  expect(mapOfBrazil([], null).view.size).toBeGreaterThan(PICTURE.height);
});

test('the picture has its content hash in its address, and the size that pins are placed by', () => {
  const svg = readFileSync(`public${PICTURE.src}`, 'utf8');
  expect(PICTURE.src).toContain(createHash('sha256').update(svg).digest('hex').slice(0, 6));
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  expect([Number(width) / 100, Number(height) / 100]).toEqual([PICTURE.width, PICTURE.height]);
});
