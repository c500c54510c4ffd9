import { DAY_MINUTES } from './local-time';
import type { OpeningHours } from './location';
import { minutes, minutesOpen } from './opening-hours';

const WEEK = 7 * DAY_MINUTES;

/** Two overlapping intervals: index of the line with the second one, and weekday of the overlap. */
type Clash = { index: number; day: number };

/**
 * Returns the first overlap of two intervals, also across midnight and the end of the week: visitors could not tell which
 * one counts. Intervals that only touch do not overlap.
 */
export function clashIn(lines: OpeningHours[]): Clash | null {
  const spans = lines.flatMap(({ days, opens, closes }, index) =>
    days.map((day) => ({ index, day, start: day * DAY_MINUTES + minutes(opens), length: minutesOpen(opens, closes) })),
  );
  for (const [place, span] of spans.entries()) {
    for (const earlier of spans.slice(0, place)) {
      if (isWithin(span.start, earlier)) return { index: span.index, day: span.day };
      if (isWithin(earlier.start, span)) return { index: span.index, day: earlier.day };
    }
  }
  return null;
}

function isWithin(minute: number, { start, length }: { start: number; length: number }): boolean {
  return (minute - start + WEEK) % WEEK < length;
}
