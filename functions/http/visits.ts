import { brandDay } from '../../src/shared/local-time';
import type { Visit } from '../../src/shared/visits';
import { openDatabase } from '../db/database';
import { visitsCounted } from '../db/visits';
import type { AppEnv } from '../env';
import { describeFailure } from './errors';
import { noteFailure } from './request-log';

/** For so long, in ms, what is counted waits for more to be written with it; a request may go on for 30 s after its answer. */
const GATHERING = 20_000;
const LONGEST = 30_000;

/** What this instance has counted and not written yet, by day, kind and subject. */
let gathered = new Map<string, number>();
/** Until then, in ms, a request is busy writing it. One that was cut off meanwhile is one that never does. */
let busyUntil = 0;

/**
 * Counts a visit. However many come, an instance writes them a few times a minute: where this one is the first, what comes
 * back does so, to be waited for behind the answer.
 */
export function noteVisit(database: AppEnv['Bindings']['DB'], { what, subject }: Visit): Promise<void> | null {
  const key = JSON.stringify([brandDay(Date.now()), what, subject]);
  gathered.set(key, (gathered.get(key) ?? 0) + 1);
  if (Date.now() < busyUntil) return null;
  busyUntil = Date.now() + LONGEST;
  return writeLater(database);
}

async function writeLater(database: AppEnv['Bindings']['DB']): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, GATHERING));
  const entries = [...gathered];
  gathered = new Map();
  busyUntil = 0;
  const tallies = entries.map(([key, times]) => {
    const [day, what, subject] = JSON.parse(key) as [string, Visit['what'], string];
    return { day, what, subject, times };
  });
  try {
    await visitsCounted(openDatabase(database), tallies);
  } catch (error) {
    noteFailure(`Visits were not counted: ${describeFailure(error)}`);
  }
}
