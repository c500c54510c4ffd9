/** How many may wait for their turn, in one isolate, before the next is sent away. */
const WAITING_MAX = 8;
/** How often (ms) who waits looks whether it is their turn. */
const LOOK_EVERY = 5;
/**
 * Between two pieces of work so many ms belong to everybody else, or as many as the last one took where the clock tells:
 * on Cloudflare it stands still while something computes. On a busy machine nothing is done for the others in a few ms.
 */
const REST = 25;
const REST_MAX = 1000;
/** Who has not looked for this long (ms) was cut off, and is no longer waited for. */
const GONE_AFTER = 10_000;

/** Too many wait already: nothing was begun, and the same request may be made again in a moment. */
export class Busy extends Error {
  override name = 'Busy';
}

type Turn = { seenAt: number };
const line: Turn[] = [];
/** Until when (ms) others come first, also before whoever finds nobody waiting: they may have been kept from coming. */
let restUntil = 0;

/**
 * Does work that blocks its isolate, one piece at a time; between two pieces other requests are served. Who waits looks
 * for themselves rather than being called: a request that is cut off can neither call nor hold up the others.
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

/** A clock that was set back makes no rest longer. */
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
