import type { Context } from 'hono';
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

/** Counts a visit, behind the answer: however many come, an instance writes them a few times a minute. */
export function noteVisit(c: Context<AppEnv>, { what, subject }: Visit) {
  const key = JSON.stringify([brandDay(Date.now()), what, subject]);
  gathered.set(key, (gathered.get(key) ?? 0) + 1);
  if (Date.now() < busyUntil) return;
  busyUntil = Date.now() + LONGEST;
  c.executionCtx.waitUntil(writeLater(c.env.DB));
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
