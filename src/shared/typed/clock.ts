/** Editors name instants as the clock of the brand's home shows them. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});

const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
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

/** How far the clock there is ahead of UTC, in ms. */
function offsetAt(instant: number): number {
  const minute = Math.floor(instant / MINUTE) * MINUTE;
  return Date.parse(`${toLocalTime(new Date(minute).toISOString())}:00.000Z`) - minute;
}
