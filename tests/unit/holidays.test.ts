import { describe, expect, test } from 'vitest';
import { easterOf, holidaysOf } from '../../src/shared/holidays';

/**
 * The Gregorian table for 1900 to 2199: by golden number, from 1 on, the day in March of the Easter full moon (days above 31
 * are in April). Easter is the Sunday after it.
 */
const FULL_MOONS = [45, 34, 23, 42, 31, 49, 39, 28, 47, 36, 25, 44, 33, 22, 41, 30, 48, 38, 27];

function easterByTheTable(year: number): string {
  const day = new Date(Date.UTC(year, 2, FULL_MOONS[year % 19]));
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 0);
  return day.toISOString().slice(0, 10);
}

describe('Easter', () => {
  test('is the Sunday after the full moon of the Gregorian table, from 1900 to 2199', () => {
    for (let year = 1900; year < 2200; year++) expect(easterOf(year)).toBe(easterByTheTable(year));
  });

  test.each([
    // The earliest and the latest possible day, the exceptions of older rules, and recent years.
    '1818-03-22',
    '1913-03-23',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2038-04-25',
    '2049-04-18',
    '2285-03-22',
  ])('falls on %s', (date) => {
    expect(easterOf(Number(date.slice(0, 4)))).toBe(date);
  });
});

/** From the federal government's published calendars of these years. */
const MOVABLE: Record<number, string[]> = {
  2019: ['03-04', '03-05', '04-19', '06-20'],
  2020: ['02-24', '02-25', '04-10', '06-11'],
  2023: ['02-20', '02-21', '04-07', '06-08'],
  2024: ['02-12', '02-13', '03-29', '05-30'],
  2025: ['03-03', '03-04', '04-18', '06-19'],
  2026: ['02-16', '02-17', '04-03', '06-04'],
};
const FIXED = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-24', '12-25', '12-31'];

describe('the holidays of Brazil', () => {
  test.each(Object.entries(MOVABLE))('of %s match the calendar of the federal government', (year, movable) => {
    const fixed = Number(year) < 2024 ? FIXED : [...FIXED, '11-20'];
    const dates = [...fixed, ...movable].sort().map((day) => `${year}-${day}`);
    expect(holidaysOf(Number(year)).map(({ date }) => date)).toEqual(dates);
  });

  test('have names, and mark those that are optional', () => {
    expect(holidaysOf(2026).map(({ date, name, optional }) => `${date} ${name}${optional ? ' *' : ''}`)).toEqual([
      '2026-01-01 Ano-Novo',
      '2026-02-16 Carnaval *',
      '2026-02-17 Carnaval *',
      '2026-04-03 Sexta-feira Santa',
      '2026-04-21 Tiradentes',
      '2026-05-01 Dia do Trabalho',
      '2026-06-04 Corpus Christi *',
      '2026-09-07 Independência do Brasil',
      '2026-10-12 Nossa Senhora Aparecida',
      '2026-11-02 Finados',
      '2026-11-15 Proclamação da República',
      '2026-11-20 Consciência Negra',
      '2026-12-24 Véspera de Natal *',
      '2026-12-25 Natal',
      '2026-12-31 Véspera de Ano-Novo *',
    ]);
  });

  test('keep their weekdays where they move with Easter', () => {
    const weekday = (date: string) => new Date(date).getUTCDay();
    for (let year = 1900; year <= 2100; year++) {
      const days = (name: string) =>
        holidaysOf(year)
          .filter((holiday) => holiday.name === name)
          .map(({ date }) => weekday(date));
      expect([days('Carnaval'), days('Sexta-feira Santa'), days('Corpus Christi')]).toEqual([[1, 2], [5], [4]]);
    }
  });
});
