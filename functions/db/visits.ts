import { and, desc, eq, gte, lt, sql, sum } from 'drizzle-orm';
import type { Counted, Visit } from '../../src/shared/visits';
import type { Database } from './database';
import { visits } from './schema';
import { cellAt, eachRow, listed } from './sql-lists';

/** Maximum number of different subjects kept per kind and day, so that invented ones cannot fill the table. */
const MOST_A_DAY = 1000;

type Tally = Visit & { day: string; times: number };

/** Adds all collected counts in one statement. */
export function visitsCounted(db: Database, tallies: Tally[]) {
  const rows = tallies.map(({ day, what, subject, times }) => [day, what, subject, times]);
  const same = sql`day = ${cellAt(0)} AND what = ${cellAt(1)}`;
  return db.run(sql`
    INSERT INTO visits (day, what, subject, times)
    SELECT ${listed([0, 1, 2, 3].map(cellAt))} FROM ${eachRow(rows)}
    WHERE (SELECT count(*) FROM visits WHERE ${same}) < ${MOST_A_DAY}
      OR EXISTS (SELECT 1 FROM visits WHERE ${same} AND subject = ${cellAt(2)})
    ON CONFLICT (day, what, subject) DO UPDATE SET times = times + excluded.times
  `);
}

const times = sum(visits.times).mapWith(Number).as('times');

/** Sums the visits since `since`, and those from `before` up to that day. */
export function visitTotals(db: Database, since: string, before: string) {
  const within = (isNow: boolean) =>
    sql<number>`coalesce(sum(iif((${visits.day} >= ${since}) = ${Number(isNow)}, ${visits.times}, 0)), 0)`;
  return db
    .select({ what: visits.what, now: within(true).as('now'), before: within(false).as('before') })
    .from(visits)
    .where(gte(visits.day, before))
    .groupBy(visits.what);
}

export function mostVisited(db: Database, what: Counted, since: string, limit: number) {
  return db
    .select({ subject: visits.subject, times })
    .from(visits)
    .where(and(gte(visits.day, since), eq(visits.what, what)))
    .groupBy(visits.subject)
    .orderBy(desc(times), visits.subject)
    .limit(limit);
}

export function visitsDroppedBefore(db: Database, day: string) {
  return db.delete(visits).where(lt(visits.day, day));
}
