import { describe, expect, test } from 'vitest';
import { dateOf, dayOfDate } from '../../src/shared/local-time';
import type { HoursException } from '../../src/shared/location';
import { withException } from '../../src/shared/put-exception';

describe('an exception put into those of a location', () => {
  const on = (from: string, to = from, note: string | null = null): HoursException => ({ from, to, hours: [], note });
  const eve = on('2026-12-24', '2026-12-24', 'Véspera');
  const christmas = on('2026-12-25', '2026-12-25', 'Natal');
  const inventory = on('2027-01-04');

  test('is added after the others', () => {
    expect(withException([inventory], christmas, false)).toEqual([inventory, christmas]);
    expect(withException([], christmas, false)).toEqual([christmas]);
  });

  test('replaces, in its place, each one that lies within its dates', () => {
    const shorter = { ...christmas, hours: [{ opens: '09:00', closes: '14:00' }] };
    expect(withException([christmas, inventory], shorter, false)).toEqual([shorter, inventory]);
    const both = on('2026-12-24', '2026-12-25');
    expect(withException([inventory, eve, christmas], both, false)).toEqual([inventory, both]);
  });

  test('changes nothing if it is there already', () => {
    expect(withException([eve, christmas, inventory], christmas, false)).toEqual([eve, christmas, inventory]);
  });

  test.each([
    ['begins earlier', on('2026-12-20', '2026-12-25')],
    ['ends later', on('2026-12-25', '2027-01-03')],
    ['begins earlier and ends later', on('2026-12-20', '2027-01-03')],
  ])('is refused where another one %s', (_, longer) => {
    expect(withException([longer], christmas, false)).toBe('covered');
    expect(withException([longer], christmas, true)).toBe('covered');
  });

  test('is accepted beside others that end the day before or begin the day after', () => {
    const after = on('2026-12-26', '2027-01-03');
    expect(withException([eve, after], christmas, false)).toEqual([eve, after, christmas]);
  });

  test('only removes those of its dates if the weekly hours apply again', () => {
    expect(withException([eve, christmas, inventory], christmas, true)).toEqual([eve, inventory]);
  });

  test('is refused beyond 60, unless it replaces one', () => {
    const many = Array.from({ length: 60 }, (_, day) => on(dateOf(dayOfDate('2027-03-01') + day)));
    expect(withException(many, christmas, false)).toBe('limit');
    expect(withException(many.slice(1), christmas, false)).toHaveLength(60);
    expect(withException(many, on('2027-03-01', '2027-03-01', 'Balanço'), false)).toHaveLength(60);
  });
});
