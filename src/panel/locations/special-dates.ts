import { formatDay, spokenDate } from '../../shared/calendar-date';
import { type Holiday, holidaysOf } from '../../shared/holidays';
import { dateOf, dayOf, dayOfDate, localMinute, weekdayOf } from '../../shared/local-time';
import type { HoursException, OpeningHours } from '../../shared/location';
import { DAYS, describeException } from '../../shared/opening-hours';
import { exceptionOn } from '../../shared/special-dates';

export type Range = HoursException['hours'][number];
/** Problems of an exception, by field. */
export type DateProblems = Partial<Record<keyof HoursException, string>>;

const YEAR = 365;
const QUARTER = 92;
export const SHORTER_DAY: Range = { opens: '09:00', closes: '14:00' };

/** Returns today's date in a time zone. */
export function todayIn(zone: string): string {
  return dateOf(dayOf(localMinute(new Date(), zone)));
}

/** Returns the holidays of the 12 months from a date, one for each date: two on the same date are joined by name. */
export function holidaysFrom(date: string): Holiday[] {
  const last = dateOf(dayOfDate(date) + YEAR);
  const year = Number(date.slice(0, 4));
  const byDate = new Map<string, Holiday>();
  for (const holiday of [...holidaysOf(year), ...holidaysOf(year + 1)]) {
    if (holiday.date < date || holiday.date >= last) continue;
    const other = byDate.get(holiday.date);
    byDate.set(holiday.date, other ? { ...other, name: `${other.name} e ${holiday.name}` } : holiday);
  }
  return [...byDate.values()];
}

/** Returns whether a holiday is within the next three months, when its hours are usually decided. */
export function isSoon({ date }: Holiday, today: string): boolean {
  return dayOfDate(date) < dayOfDate(today) + QUARTER;
}

/** Returns whether an exception was made by a holiday's row. Others on that date are edited among the other dates. */
export function isOfHoliday({ from, to, note }: HoursException, { date, name }: Holiday): boolean {
  return from === date && to === date && note === name;
}

/** Returns another exception of the location that covers a holiday. */
export function coverOf(exceptions: HoursException[], holiday: Holiday): HoursException | undefined {
  return exceptionOn(
    exceptions.filter((each) => !isOfHoliday(each, holiday)),
    holiday.date,
  );
}

/** Formats a date: `sexta, 25 de dezembro`. */
export function dayInWords(date: string): string {
  return `${DAYS[weekdayOf(dayOfDate(date))]}, ${spokenDate(date)}`;
}

/** Formats a period: `25/12/2026`, `24/12/2026 a 02/01/2027`, or `sem data` for an unfinished exception. */
export function periodInWords({ from, to }: Pick<HoursException, 'from' | 'to'>): string {
  if (!from) return 'sem data';
  return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
}

/** Returns the exception that applies on a date or, without one, the next after it. */
export function nextException(exceptions: HoursException[], today: string): HoursException | undefined {
  return exceptions.filter(({ to }) => to >= today).sort((a, b) => (a.from < b.from ? -1 : 1))[0];
}

/** Describes an exception for a list, without year and note: `24/12: 9h às 14h`, `24/12 a 02/01: fechado`. */
export function exceptionInShort(exception: HoursException): string {
  const short = (date: string) => formatDay(date).slice(0, 5);
  return describeException({ ...exception, note: null }, ({ from, to }) =>
    from === to ? short(from) : `${short(from)} a ${short(to)}`,
  );
}

/** Returns an exception with another first day. The last day follows it unless it was set separately. */
export function begunOn(exception: HoursException, date: string): HoursException {
  const { from, to } = exception;
  return { ...exception, from: date, to: to === from || to < date ? date : to };
}

/** Returns the initial hours of an exception: those of the weekday, or a shorter day. */
export function hoursToChange(hours: OpeningHours[], date: string): Range[] {
  const usual = date ? hours.filter(({ days }) => days.includes(weekdayOf(dayOfDate(date)))) : [];
  return usual.length > 0 ? usual.map(({ opens, closes }) => ({ opens, closes })) : [SHORTER_DAY];
}
