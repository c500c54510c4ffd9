import { type Holiday, holidaysOf } from '../../shared/holidays';
import { dateOf, dayOf, dayOfDate, localMinute, weekdayOf } from '../../shared/local-time';
import type { HoursException, OpeningHours } from '../../shared/location';
import { DAYS } from '../../shared/opening-hours';
import { exceptionOn, formatDay, spokenDate } from '../../shared/special-dates';

export type Range = HoursException['hours'][number];
/** Why an exception cannot stay as it is, by field. */
export type DateProblems = Partial<Record<keyof HoursException, string>>;

const YEAR = 365;
const QUARTER = 92;
const SHORTER_DAY: Range = { opens: '09:00', closes: '14:00' };

/** Today's date in a place. */
export function todayIn(zone: string): string {
  return dateOf(dayOf(localMinute(new Date(), zone)));
}

/** The holidays of the 12 months from a date on, one a date: of two on the same both names are told. */
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

/** Whether one comes within a quarter of a year: those that somebody settles now. */
export function isSoon({ date }: Holiday, today: string): boolean {
  return dayOfDate(date) < dayOfDate(today) + QUARTER;
}

/** What the row of a holiday has made of it. Others on that date are told where they were written. */
export function isOfHoliday({ from, to, note }: HoursException, { date, name }: Holiday): boolean {
  return from === date && to === date && note === name;
}

/** A holiday that another date of the location already covers. */
export function coverOf(exceptions: HoursException[], holiday: Holiday): HoursException | undefined {
  return exceptionOn(
    exceptions.filter((each) => !isOfHoliday(each, holiday)),
    holiday.date,
  );
}

/** `sexta, 25 de dezembro` */
export function dayInWords(date: string): string {
  return `${DAYS[weekdayOf(dayOfDate(date))]}, ${spokenDate(date)}`;
}

/** `25/12/2026`, `24/12/2026 a 02/01/2027`; of one that was begun, that no date is chosen yet. */
export function periodInWords({ from, to }: Pick<HoursException, 'from' | 'to'>): string {
  if (!from) return 'sem data';
  return from === to ? formatDay(from) : `${formatDay(from)} a ${formatDay(to)}`;
}

/** What a day with hours of its own begins with: those of its weekday, to be changed, or else a shorter day. */
export function hoursToChange(hours: OpeningHours[], date: string): Range[] {
  const usual = date ? hours.filter(({ days }) => days.includes(weekdayOf(dayOfDate(date)))) : [];
  return usual.length > 0 ? usual.map(({ opens, closes }) => ({ opens, closes })) : [SHORTER_DAY];
}
