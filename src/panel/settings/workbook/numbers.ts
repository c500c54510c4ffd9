import { formatDay } from '../../../shared/calendar-date';
import { DAY, SECOND } from '../../../shared/duration';
import { attribute, elements } from './markup';

/** Kinds of number formats. */
export type Shown = 'plain' | 'moment' | 'percent';

/** Ids of built-in formats, which a workbook does not declare (ECMA-376, 18.8.30). */
const PERCENT = [9, 10];
const isMoment = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47);

/** Returns the kind of number format of each cell style, by the style's index. */
export function stylesOf(markup: string): Shown[] {
  const own = new Map<number, Shown>();
  for (const { tag } of elements(markup, 'numFmt'))
    own.set(Number(attribute(tag, 'numFmtId')), shownBy(attribute(tag, 'formatCode') ?? ''));
  const [cells] = elements(markup, 'cellXfs');
  return [...elements(cells?.inner ?? '', 'xf')].map(({ tag }) => {
    const format = Number(attribute(tag, 'numFmtId') ?? 0);
    return own.get(format) ?? (PERCENT.includes(format) ? 'percent' : isMoment(format) ? 'moment' : 'plain');
  });
}

/** Returns the kind of a format code. Quoted text, brackets (colours, locales) and escaped characters are ignored. */
function shownBy(code: string): Shown {
  const signs = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
  if (signs.includes('%')) return 'percent';
  return /[ymdhs]/i.test(signs) ? 'moment' : 'plain';
}

/** Formats a number as Brazilians write it: a comma before the decimals, `10%`, `20/11/2026 14:05`. */
export function numberShown(stored: string, shown: Shown, isFrom1904: boolean): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (shown === 'moment') return momentShown(value, isFrom1904);
  // 15 digits remove the error of binary fractions: 0.1 + 0.2 becomes 0.3, not 0.30000000000000004.
  const text = String(Number((shown === 'percent' ? value * 100 : value).toPrecision(15))).replace('.', ',');
  return shown === 'percent' ? `${text}%` : text;
}

/** Formats an Excel date: days since 30 December 1899, or 1 January 1904. The fraction is the time of day. */
function momentShown(days: number, isFrom1904: boolean): string {
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  // Rounded to seconds, because a fraction of a day is rarely exact.
  const instant = new Date(start + Math.round((days * DAY) / SECOND) * SECOND);
  if (Number.isNaN(instant.getTime())) return String(days);
  const [date = '', time = ''] = instant.toISOString().split('T');
  const clock = time.slice(0, time.startsWith('00', 6) ? 5 : 8);
  if (days < 1) return clock;
  const day = formatDay(date);
  return Number.isInteger(days) ? day : `${day} ${clock}`;
}
