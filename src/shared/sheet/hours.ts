import { formatDay } from '../calendar-date';
import type { HoursException, OpeningHours } from '../location';
import { DAYS, describeDays, READING_ORDER } from '../opening-hours';
import { fold } from '../search';
import { type ParsedCell, readable } from './cells';

type Range = Omit<OpeningHours, 'days'>;

const WEEKLY: ParsedCell = { problem: 'Escreva como “Segunda a sexta: 09:00 às 18:00”, uma linha por horário.' };
const DATED: ParsedCell = {
  problem: 'Escreva como “25/12/2026: fechado (Natal)” ou “24/12/2026: 09:00 às 14:00”, uma linha por data.',
};
/** Longer lines are invalid, and no regular expression is tried on them. */
const LONGEST = 300;
const RANGE = /^(\d{1,2})(?::(\d{2})|h(\d{2})?)?\s*(?:as|a|ate|-|–)\s*(\d{1,2})(?::(\d{2})|h(\d{2})?)?$/;

/** Opening hours, one line per interval: `Segunda a sexta: 09:00 às 18:00`. */
export const weekly = readable<OpeningHours[]>(
  (hours) => hours.map(({ days, ...range }) => `${describeDays(positionsOf(days))}: ${rangeText(range)}`).join('\n'),
  (words) => {
    const found = words.split('\n').map(weeklyLine);
    return found.includes(null) ? WEEKLY : { value: found.flat() };
  },
  null,
);

/** Dates with hours of their own, one line each: `24/12/2026 a 02/01/2027: 09:00 às 14:00 (férias)`. */
export const dated = readable<HoursException[]>(
  (exceptions) =>
    exceptions
      .map(({ from, to, hours, note }) => {
        const period = from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
        return `${period}: ${hours.map(rangeText).join(' e ') || 'fechado'}${note ? ` (${note})` : ''}`;
      })
      .join('\n'),
  (words) => {
    const found = words.split('\n').map(datedLine);
    return found.includes(null) ? DATED : { value: found };
  },
  [],
);

const rangeText = ({ opens, closes }: Range) => `${opens} às ${closes}`;

function positionsOf(days: number[]): number[] {
  return days.map((day) => READING_ORDER.indexOf(day)).sort((a, b) => a - b);
}

function weeklyLine(line: string): OpeningHours[] | null {
  const start = line.search(/\d/);
  if (start < 0 || line.length > LONGEST) return null;
  const days = daysIn(line.slice(0, start));
  const ranges = rangesIn(line.slice(start));
  return days && ranges ? ranges.map((range) => ({ days, ...range })) : null;
}

const LOOSE_END = /[\s:,]+$/;

/** Reads `Segunda a sexta`, `Sáb e dom`, `Todos os dias`. Returns the days in the order in which they are stored. */
function daysIn(typed: string): number[] | null {
  const words = fold(typed)
    .replaceAll('-feira', '')
    .replace(LOOSE_END, '')
    .replace(/\bdas?$/, '')
    .replace(LOOSE_END, '');
  if (/^(?:todos os dias|diariamente)$/.test(words)) return [0, 1, 2, 3, 4, 5, 6];
  const days = new Set<number>();
  for (const part of words.split(/[,/]| e /)) {
    const places = part
      .trim()
      .split(/\s+(?:a|ate)\s|\s*[-–]\s*/)
      .map(dayIn);
    if (places.includes(-1) || places.length > 2) return null;
    const [from = 0, to = from] = places;
    const length = ((to - from + 7) % 7) + 1;
    for (let step = 0; step < length; step++) days.add(READING_ORDER[(from + step) % 7] ?? 0);
  }
  return [...days].sort((a, b) => a - b);
}

/** Returns a day's place in the reading order, by its name or abbreviation; -1 if it is no day. */
function dayIn(word: string): number {
  const name = word.replace(/\.$/, '');
  return READING_ORDER.findIndex((day) => {
    const full = fold(DAYS[day] ?? '');
    return name === full || name === `${full}s` || name === full.slice(0, 3);
  });
}

function rangesIn(typed: string): Range[] | null {
  const ranges = fold(typed)
    .split(/ e |[,/]/)
    .map((part) => rangeIn(part.trim().replace(/^das? /, '')));
  return ranges.some((range) => range === null) ? null : (ranges as Range[]);
}

function rangeIn(words: string): Range | null {
  if (words === '24 horas') return { opens: '00:00', closes: '00:00' };
  const found = RANGE.exec(words);
  if (!found) return null;
  const [, from = '', a, b, to = '', c, d] = found;
  const clock = (hour: string, minute = '00') => `${hour.padStart(2, '0')}:${minute}`;
  return { opens: clock(from, a ?? b), closes: clock(to, c ?? d) };
}

const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})/;
const UNTIL = /^\s*(?:a|até|-)\s*(\d{1,2})\/(\d{1,2})\/(\d{4})/i;

function datedLine(line: string): HoursException | null {
  const first = line.length > LONGEST ? null : DATE.exec(line.trim());
  if (!first) return null;
  const behind = line.trim().slice(first[0].length);
  const second = UNTIL.exec(behind);
  const { words, note } = hoursAndNote(behind.slice(second?.[0].length));
  const hours = fold(words) === 'fechado' ? [] : rangesIn(words);
  if (!hours) return null;
  return { from: isoDate(first), to: isoDate(second ?? first), hours, note: note || null };
}

/** Reads `: 09:00 às 14:00 (férias)`. A regular expression with so many gaps would be slow on a line of spaces. */
function hoursAndNote(typed: string): { words: string; note: string } {
  const text = typed.trim().replace(/^[:,-]\s*/, '');
  const start = text.endsWith(')') ? text.indexOf('(') : -1;
  if (start < 0) return { words: text, note: '' };
  return { words: text.slice(0, start), note: text.slice(start + 1, -1) };
}

function isoDate([, day = '', month = '', year]: RegExpExecArray): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
