import { BRAND_ZONE } from '../brand-zone';
import { MINUTE } from '../duration';
import { localTime } from '../local-time';

const EXACT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Excludes years that are still being typed, such as `0202`. */
const LOCAL = /^(?:19|2\d)\d\d-\d\d-\d\dT\d\d:\d\d$/;

/** `2026-11-25T11:00:00.000Z` → `2026-11-25T08:00`, the format of a date and time field, where the brand is. */
export function toLocalTime(instant: string): string {
  return localTime(new Date(instant), BRAND_ZONE);
}

/** The reverse; `null` if it is no date and time. */
export function toInstant(local: string): string | null {
  const asUtc = Date.parse(`${local}:00.000Z`);
  if (!LOCAL.test(local) || Number.isNaN(asUtc)) return null;
  // Corrects the first guess, in case the clock changes in between.
  const guess = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(guess)).toISOString();
}

/**
 * Returns the instant that a form holds as text: the record's, which keeps the seconds that no field shows, or one typed
 * in the brand's local time. `null` if it is neither.
 */
export function heldInstant(held: string): string | null {
  return isExact(held) ? held : toInstant(held);
}

/** Returns whether a form holds an instant as a record has it. */
export function isExact(held: string): boolean {
  return EXACT.test(held) && !Number.isNaN(Date.parse(held));
}

/** Returns how far the brand's clock is ahead of UTC, in ms. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / MINUTE) * MINUTE;
  return Date.parse(`${toLocalTime(new Date(minute).toISOString())}:00.000Z`) - minute;
}
