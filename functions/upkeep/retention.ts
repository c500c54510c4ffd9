import { DAY, HOUR } from '../../src/shared/duration';
import { brandDay } from '../../src/shared/local-time';
import { UNKNOWN_DAYS } from '../../src/shared/unknown-page';
import { clientErrorsDroppedBefore } from '../db/client-errors';
import { openDatabase } from '../db/database';
import { triesDroppedBefore, triesForgotten, tryCounted } from '../db/limits';
import { tokensDroppedBefore } from '../db/mailbox-tokens';
import { oldMailErased } from '../db/outbox';
import { beatsDroppedBefore } from '../db/presence';
import { previewsDroppedBefore } from '../db/previews';
import { stepsDroppedBefore } from '../db/second-steps';
import { sessionsDroppedBefore } from '../db/sessions';
import { signUpsDroppedBefore } from '../db/sign-ups';
import { unknownPagesDroppedBefore } from '../db/unknown-pages';
import { visitsDroppedBefore } from '../db/visits';
import type { Bindings } from '../env';
import { describeFailure } from '../http/errors';
import { noteFailure } from '../http/request-log';
import { sweepMedia } from '../media/sweep';

/** Key of the counter of requests: the first request of an hour cleans up. */
const TURN = 'retention';

/** How long ended or expired data is kept, in ms, as the privacy policy promises. */
const RETAINED = {
  tokens: DAY,
  sessions: 30 * DAY,
  signUps: 7 * DAY,
  limits: DAY,
  mail: 30 * DAY,
  presence: HOUR,
  clientErrors: 30 * DAY,
};
/** How many days, today included, the counts by day are kept. Days are in the brand's time zone. */
const DAYS_RETAINED = { unknownPages: UNKNOWN_DAYS, visits: 90 };

/**
 * Deletes expired data and pictures, at most once an hour. The platform runs no schedules here, so requests do this after
 * their answer. Never throws.
 */
export async function dropExpired(env: Pick<Bindings, 'DB' | 'MEDIA'>, now = Date.now()): Promise<void> {
  try {
    const db = openDatabase(env.DB);
    const [turn] = await tryCounted(db, TURN, HOUR, now);
    if (turn?.count !== 1) return;
    await db.batch([
      tokensDroppedBefore(db, before(now, RETAINED.tokens)),
      sessionsDroppedBefore(db, before(now, RETAINED.sessions)),
      signUpsDroppedBefore(db, before(now, RETAINED.signUps), before(now, 0)),
      triesDroppedBefore(db, now - RETAINED.limits),
      oldMailErased(db, before(now, RETAINED.mail)),
      beatsDroppedBefore(db, before(now, RETAINED.presence)),
      previewsDroppedBefore(db, before(now, 0)),
      stepsDroppedBefore(db, before(now, 0)),
      clientErrorsDroppedBefore(db, before(now, RETAINED.clientErrors)),
      unknownPagesDroppedBefore(db, brandDay(now, DAYS_RETAINED.unknownPages - 1)),
      visitsDroppedBefore(db, brandDay(now, DAYS_RETAINED.visits - 1)),
    ]);
    // If pictures are left, the next request continues instead of waiting for the next hour.
    if (!(await sweepMedia(env, now))) await triesForgotten(db, TURN);
  } catch (error) {
    noteFailure(`Retention waits for the next hour: ${describeFailure(error)}`);
  }
}

function before(now: number, age: number): string {
  return new Date(now - age).toISOString();
}
