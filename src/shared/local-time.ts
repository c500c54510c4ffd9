import { BRAND_ZONE } from './brand-zone';

/** Days and minutes are counted from 1970 on the clocks of a place, so that they can be reckoned with. In minutes: */
export const HOUR = 60;
export const DAY = 24 * HOUR;
const MINUTE = 60_000;

export function localMinute(instant: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) / MINUTE;
}

export function dayOf(minute: number): number {
  return Math.floor(minute / DAY);
}

/** 0 = Sunday; the first of all days was a Thursday. */
export function weekdayOf(day: number): number {
  return (day + 4) % 7;
}

/** `2026-12-25` */
export function dateOf(day: number): string {
  return new Date(day * DAY * MINUTE).toISOString().slice(0, 10);
}

export function dayOfDate(date: string): number {
  return Date.parse(date) / MINUTE / DAY;
}

/** The day (`2026-12-25`) that it is for the brand at an instant in ms, or was so many days before. */
export function brandDay(now: number, daysAgo = 0): string {
  return dateOf(dayOf(localMinute(new Date(now), BRAND_ZONE)) - daysAgo);
}

/** When a day begins for the brand. In summers before 2019 its clocks showed one: an hour of that day all the same. */
export function startOfBrandDay(date: string): string {
  return `${date}T00:00:00.000-03:00`;
}
