import { DAY } from './local-time';
import type { OpeningHours } from './location';
import { minutes, minutesOpen } from './opening-hours';

const WEEK = 7 * DAY;

/** A stretch that begins while another goes on: its place among the lines, and on which weekday. */
type Clash = { index: number; day: number };

/**
 * The first of two stretches that hold at the same time, over midnight and the week's end too: nobody could tell visitors
 * which one counts. Where one ends as another begins, none does.
 */
export function clashIn(lines: OpeningHours[]): Clash | null {
  const spans = lines.flatMap(({ days, opens, closes }, index) =>
    days.map((day) => ({ index, day, start: day * DAY + minutes(opens), length: minutesOpen(opens, closes) })),
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
