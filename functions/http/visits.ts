import { brandDay } from '../../src/shared/local-time';
import type { Visit } from '../../src/shared/visits';
import { openDatabase } from '../db/database';
import { visitsCounted } from '../db/visits';
import type { AppEnv } from '../env';
import { describeFailure } from './errors';
import { noteFailure } from './request-log';

/** How long visits are collected for one write, and how long a request may go on after its answer, in ms. */
const GATHERING = 20_000;
const LONGEST = 30_000;

/** Counts that this instance has not written yet, by day, kind and subject. */
let gathered = new Map<string, number>();
/** Until when (ms) a request is expected to write them. If it was cut off, the next visit after this time takes over. */
let busyUntil = 0;

/**
 * Counts a visit. An instance writes only a few times a minute, however many visits come. The first visit of a period gets a
 * promise that writes them all, for `waitUntil`; the others get `null`.
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
