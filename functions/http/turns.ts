/** Maximum number of requests that wait for their turn in one isolate. Further ones are refused. */
const WAITING_MAX = 8;
/** Interval at which a waiting request checks whether it is its turn, in ms. */
const LOOK_EVERY = 5;
/**
 * Minimum pause between two pieces of work, in ms, for other requests: a few ms are not enough on a busy machine. The pause
 * is as long as the last piece took, if the clock shows that: on Cloudflare it does not advance during a computation.
 */
const REST = 25;
const REST_MAX = 1000;
/** A waiting request that has not checked for this long (ms) was cut off, and is removed from the line. */
const GONE_AFTER = 10_000;

/** Thrown when too many requests wait. Nothing was begun, and the same request may be retried in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

type Turn = { seenAt: number };
const line: Turn[] = [];
/** End of the pause (ms). It also applies when the line is empty: the last work may have blocked others from joining. */
let restUntil = 0;

/**
 * Does work that blocks its isolate, one piece at a time; between two pieces other requests are served. Waiting requests
 * poll instead of being called: one that is cut off could not call the next, and must not hold up the others.
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  leaveGone();
  if (line.length > WAITING_MAX) throw new Busy('Too many wait for their turn');
  const turn = { seenAt: Date.now() };
  line.push(turn);
  try {
    while (line[0] !== turn || isResting()) {
      await pause(LOOK_EVERY);
      turn.seenAt = Date.now();
      // After a forward step of the clock, as when a laptop wakes up, another request took this one for gone.
      if (!line.includes(turn)) line.push(turn);
      leaveGone();
    }
    const began = Date.now();
    try {
      return await work();
    } finally {
      const now = Date.now();
      restUntil = now + Math.min(REST_MAX, Math.max(REST, now - began));
    }
  } finally {
    leave(turn);
  }
}

/** Returns whether the pause lasts. A clock that was set back does not prolong it. */
function isResting(): boolean {
  const left = restUntil - Date.now();
  return left > 0 && left <= REST_MAX;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function leaveGone(): void {
  const oldest = Date.now() - GONE_AFTER;
  for (const turn of line.filter(({ seenAt }) => seenAt < oldest)) leave(turn);
}

function leave(turn: Turn): void {
  const position = line.indexOf(turn);
  if (position >= 0) line.splice(position, 1);
}
