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
  // The statement does not see its own rows, so each new subject is numbered after those that are stored.
  return db.run(sql`
    WITH
      told (day, what, subject, times) AS (SELECT ${listed([0, 1, 2, 3].map(cellAt))} FROM ${eachRow(rows)}),
      stored AS (
        SELECT day, what, count(*) AS many FROM visits
        WHERE (day, what) IN (SELECT day, what FROM told) GROUP BY day, what
      ),
      placed AS (
        SELECT told.*, known.subject IS NOT NULL AS is_known, coalesce(many, 0) + row_number() OVER (
          PARTITION BY told.day, told.what, known.subject IS NOT NULL
        ) AS place
        FROM told
        LEFT JOIN stored ON stored.day = told.day AND stored.what = told.what
        LEFT JOIN visits AS known ON known.day = told.day AND known.what = told.what AND known.subject = told.subject
      )
    INSERT INTO visits (day, what, subject, times)
    SELECT day, what, subject, times FROM placed WHERE is_known OR place <= ${MOST_A_DAY}
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
