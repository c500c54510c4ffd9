import { BRAND_ZONE } from '../brand-zone';

/** Editors name instants as the clock of the brand's home shows them. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: BRAND_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Of a year that is still being typed, as `0202`, there is no time. */
const LOCAL = /^(?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d$/;
const MINUTE = 60_000;

/** `2026-11-25T11:00:00.000Z` → `2026-11-25T08:00`, as a field of date and time wants it. */
export function toLocalTime(instant: string): string {
  return clock.format(new Date(instant)).replace(' ', 'T');
}

/** The way back; `null` for what is no date and time. */
export function toInstant(local: string): string | null {
  const asUtc = Date.parse(`${local}:00.000Z`);
  if (!LOCAL.test(local) || Number.isNaN(asUtc)) return null;
  // Once more from the first guess, where the clock changes in between.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/**
 * The instant that a form holds as text: what a record has, which keeps the seconds that no field shows, or what was typed
 * by the clock there. `null` for what is neither.
 */
export function heldInstant(held: string): string | null {
  return isExact(held) ? held : toInstant(held);
}

/** Whether a form holds an instant as a record has it. */
export function isExact(held: string): boolean {
  return EXACT.test(held) && !Number.isNaN(Date.parse(held));
}

/** How far the clock there is ahead of UTC, in ms. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / MINUTE) * MINUTE;
  return Date.parse(`${toLocalTime(new Date(minute).toISOString())}:00.000Z`) - minute;
}
