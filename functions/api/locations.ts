import { Hono } from 'hono';
import { type Holiday, holidaysOf } from '../../src/shared/holidays';
import { dateOf, dayOf, dayOfDate, weekdayOf } from '../../src/shared/local-time';
import type { Location } from '../../src/shared/location';
import { exceptionOn, exceptionsWithin } from '../../src/shared/special-dates';
import { activeLocations } from '../db/locations';
import type { AppEnv } from '../env';

const MINUTE = 60_000;
/** What has passed in London may be today in Rio Branco, and go on until the next morning. */
const BEHIND = 2;
/** In days. Copies of a page are kept for one: within it a season's dates are known, and the holidays that are near. */
const AHEAD = { exceptions: 62, holidays: 6 };

export const locations = new Hono<AppEnv>().get('/', async (c) => {
  const rows = await c.var.read(activeLocations);
  const today = dayOf(Date.now() / MINUTE);
  const holidays = holidaysWithin(today - BEHIND, today + AHEAD.holidays);
  const known = rows.map((location): Location => {
    return {
      ...location,
      exceptions: exceptionsWithin(location.exceptions, today - BEHIND, today + AHEAD.exceptions),
      holidays: holidays.filter(({ date }) => isUnsure(location, date)),
    };
  });
  return c.json(known, 200);
});

function holidaysWithin(first: number, last: number): Holiday[] {
  const years = new Set([first, last].map((day) => Number(dateOf(day).slice(0, 4))));
  return [...years].flatMap(holidaysOf).filter(({ date }) => date >= dateOf(first) && date <= dateOf(last));
}

/** By its week it would be open, or its week is not known; and nobody has said anything of this date. */
function isUnsure({ hours, exceptions }: Pick<Location, 'hours' | 'exceptions'>, date: string): boolean {
  const isOpen = hours?.some(({ days }) => days.includes(weekdayOf(dayOfDate(date)))) ?? true;
  return isOpen && !exceptionOn(exceptions, date);
}
