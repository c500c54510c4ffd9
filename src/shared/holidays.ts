import { DAY } from './duration';
import { dateOf, dayOfDate } from './local-time';

/** A holiday in Brazil; its date is like `2026-12-25`. */
export type Holiday = {
  date: string;
  name: string;
  /** Not a national holiday by law, but shops and malls still keep other hours. */
  optional: boolean;
};

/** By month and day. Lei 662/1949 as amended by Lei 10.607/2002, except the two with a law of their own. */
const FIXED: Record<string, string> = {
  '01-01': 'Ano-Novo',
  '04-21': 'Tiradentes',
  '05-01': 'Dia do Trabalho',
  '09-07': 'Independência do Brasil',
  '10-12': 'Nossa Senhora Aparecida', // Lei 6.802/1980
  '11-02': 'Finados',
  '11-15': 'Proclamação da República',
  '11-20': 'Consciência Negra', // Lei 14.759/2023
  '12-25': 'Natal',
};

/**
 * Days from Easter. Lei 9.093/1995, article 2, leaves Sexta-feira Santa to the municipalities, and all of them keep it.
 * The federal government's calendar calls the others `ponto facultativo`.
 */
const MOVABLE: [number, string][] = [
  [-48, 'Carnaval'],
  [-47, 'Carnaval'],
  [-2, 'Sexta-feira Santa'],
  [60, 'Corpus Christi'],
];
const HOLY = -2;

/** Of these the federal government's calendar leaves the afternoon optional; shops close early. */
const EVES: Record<string, string> = { '12-24': 'Véspera de Natal', '12-31': 'Véspera de Ano-Novo' };

/** Returns the national holidays and the days beside them by date, without those of states and cities. */
export function holidaysOf(year: number): Holiday[] {
  const easter = dayOfDate(easterOf(year));
  return [
    ...Object.entries(FIXED).map(([day, name]) => ({ date: `${year}-${day}`, name, optional: false })),
    ...Object.entries(EVES).map(([day, name]) => ({ date: `${year}-${day}`, name, optional: true })),
    ...MOVABLE.map(([days, name]) => ({ date: dateOf(easter + days), name, optional: days !== HOLY })),
  ]
    .filter(({ name }) => year > 2023 || name !== FIXED['11-20'])
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Returns Easter Sunday in the Gregorian calendar, by the anonymous rule of Nature, 20 April 1876, which needs no table
 * and has no exception (Butcher, 1876; Meeus, Astronomical Algorithms, chapter 8). The letters are theirs.
 */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return dateOf(Date.UTC(year, 2, 22 + h + l - 7 * m) / DAY);
}
