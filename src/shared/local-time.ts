import { BRAND_ZONE } from './brand-zone';
import { DAY, MINUTE } from './duration';
import { remembered } from './remembered';

/** Days and minutes are counted from 1970 in local time, which allows arithmetic. */
export const HOUR_MINUTES = 60;
export const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Sweden writes ISO 8601: `2026-12-25 14:05`. Kept, because a page asks for the time at each of its locations. */
const clockIn = remembered(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }),
);

/** Returns the time in a zone, to the minute: `2026-12-25T14:05`. */
export function localTime(instant: Date, zone: string): string {
  return clockIn(zone).format(instant).replace(' ', 'T');
}

export function localMinute(instant: Date, zone: string): number {
  return Date.parse(`${localTime(instant, zone)}Z`) / MINUTE;
}

export function dayOf(minute: number): number {
  return Math.floor(minute / DAY_MINUTES);
}

/** Returns the weekday, 0 = Sunday. Day 0 was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** `2026-12-25` */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

export function dayOfDate(date: string): number {
  return Date.parse(date) / DAY;
}

/** Returns the brand's date (`2026-12-25`) at an instant in ms, or so many days before. */
export function brandDay(now: number, daysAgo = 0): string {
  return dateOf(dayOf(localMinute(new Date(now), BRAND_ZONE)) - daysAgo);
}

/** Returns the start of a day for the brand. In the summer time before 2019 that is 1:00, still the same day. */
export function startOfBrandDay(date: string): string {
  return `${date}T00:00:00.000-03:00`;
}
