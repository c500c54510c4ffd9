import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clashIn } from '../../src/shared/clashing-hours';
import { givenException, hoursException, locationInput, type OpeningHours } from '../../src/shared/location';
import { readHours } from '../../src/shared/stored-json';

const line = (days: number[], opens: string, closes: string): OpeningHours => ({ days, opens, closes });
const WORKDAYS = line([1, 2, 3, 4, 5], '09:00', '21:00');

const hours = locationInput.shape.hours;
const exceptions = locationInput.shape.exceptions;
const refusals = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('overlapping opening hours of a week', () => {
  test.each([
    ['one within another', [WORKDAYS, line([1], '10:00', '12:00')], { index: 1, day: 1 }],
    ['one around another', [line([3], '10:00', '12:00'), WORKDAYS], { index: 1, day: 3 }],
    ['one that begins before another ends', [WORKDAYS, line([5], '20:59', '23:00')], { index: 1, day: 5 }],
    ['the same twice', [WORKDAYS, WORKDAYS], { index: 1, day: 1 }],
    ['a whole day and an hour of it', [line([2], '08:00', '08:00'), line([2], '10:00', '11:00')], { index: 1, day: 2 }],
    ['a night that lasts into a day', [line([5], '18:00', '02:00'), line([6], '01:00', '03:00')], { index: 1, day: 6 }],
    [
      'a night that lasts into the next week',
      [line([6], '18:00', '02:00'), line([0], '01:59', '03:00')],
      { index: 1, day: 0 },
    ],
    [
      'a night told after its morning',
      [line([0], '01:00', '03:00'), line([6], '18:00', '02:00')],
      { index: 1, day: 0 },
    ],
  ])('%s', (_, lines, clash) => expect(clashIn(lines)).toEqual(clash));

  test.each([
    ['a break at noon', [line([1], '09:00', '12:00'), line([1], '13:00', '18:00')]],
    ['one that ends as another begins', [line([1], '09:00', '12:00'), line([1], '12:00', '18:00')]],
    ['whole days in a row', [line([0, 1, 2, 3, 4, 5, 6], '00:00', '00:00')]],
    ['a night that ends as the day begins', [line([5], '18:00', '02:00'), line([6], '02:00', '03:00')]],
    ['the same hours on other days', [WORKDAYS, line([0, 6], '09:00', '21:00')]],
  ])('do not include %s', (_, lines) => expect(clashIn(lines)).toBeNull());

  test('are found exactly where some minute of the week is covered twice', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const text = (at: number) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
    const anyLine = fc.record({
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 2 }),
      opens: minute.map(text),
      closes: minute.map(text),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 3 }), (lines) => {
        const week = new Uint8Array(7 * 1440);
        for (const { days, opens, closes } of lines) {
          for (const day of days) {
            let at = day * 1440 + Number(opens.slice(0, 2)) * 60 + Number(opens.slice(3));
            const end = Number(closes.slice(0, 2)) * 60 + Number(closes.slice(3));
            do week.set([(week.at(at % week.length) ?? 0) + 1], at++ % week.length);
            while (at % 1440 !== end);
          }
        }
        expect(clashIn(lines) !== null).toBe(week.some((times) => times > 1));
      }),
    );
  });
});

describe('the contract of a location', () => {
  test('refuses overlapping hours, at the second of the two lines', () => {
    expect(refusals(hours.safeParse([WORKDAYS, line([6], '09:00', '12:00'), line([1], '10:00', '12:00')]))).toEqual([
      ['2', 'Na segunda, um horário começa antes de o outro terminar. Deixe um só ou mude as horas.'],
    ]);
    expect(refusals(hours.safeParse([line([6], '09:00', '12:00'), line([6], '10:00', '12:00')]))).toEqual([
      ['1', 'No sábado, um horário começa antes de o outro terminar. Deixe um só ou mude as horas.'],
    ]);
    expect(hours.safeParse([WORKDAYS, line([6], '09:00', '12:00')]).success).toBe(true);
  });

  test('refuses overlapping hours on a special date', () => {
    const date = { from: '2026-12-24', to: '2026-12-24', note: null };
    const ranges = [
      { opens: '09:00', closes: '12:00' },
      { opens: '11:00', closes: '14:00' },
    ];
    expect(refusals(exceptions.safeParse([{ ...date, hours: ranges }]))).toEqual([
      ['0.hours', 'Um horário começa antes de o outro terminar. Deixe um só ou mude as horas.'],
    ]);
    expect(exceptions.safeParse([{ ...date, hours: ranges.slice(1) }]).success).toBe(true);
    expect(refusals(givenException.safeParse({ ...date, hours: ranges }))).toEqual([
      ['hours', 'Um horário começa antes de o outro terminar. Deixe um só ou mude as horas.'],
    ]);
    expect(givenException.safeParse({ ...date, hours: ranges.slice(1) }).success).toBe(true);
  });

  test('does not apply to stored data: a stored location with overlapping hours can still be read', () => {
    const lines = [WORKDAYS, line([1], '10:00', '12:00')];
    expect(readHours(JSON.stringify(lines))).toEqual(lines);
    const hoursOfDate = [
      { opens: '09:00', closes: '12:00' },
      { opens: '11:00', closes: '14:00' },
    ];
    const stored = { from: '2026-12-24', to: '2026-12-24', note: null, hours: hoursOfDate };
    expect(hoursException.safeParse(stored).success).toBe(true);
  });
});
