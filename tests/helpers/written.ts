import { tablesOf } from '../../src/shared/backup/tables';
import { env } from './edge';

/** Written for any answer: counters of attempts. */
const UNWATCHED = ['limits'];
const triggers: string[] = [];

/** Counts every written row by triggers, until {@link unwatch}. */
export async function watchWrites(): Promise<void> {
  const tables = await tablesOf(async (statements) => {
    const answers = await env.DB.batch<Record<string, string | number | null>>(
      statements.map(({ sql, params = [] }) => env.DB.prepare(sql).bind(...params)),
    );
    return answers.map(({ results }) => results);
  });
  const watched = tables.filter(({ name }) => !UNWATCHED.includes(name));
  const counting = watched.flatMap(({ name }) => {
    return ['INSERT', 'UPDATE', 'DELETE'].map((verb) => ({ name: `touched_${name}_${verb}`, verb, table: name }));
  });
  await env.DB.batch(
    [
      'CREATE TABLE touched (times INTEGER NOT NULL)',
      'INSERT INTO touched VALUES (0)',
      ...counting.map(({ name, verb, table }) => {
        return `CREATE TRIGGER ${name} AFTER ${verb} ON "${table}" BEGIN UPDATE touched SET times = times + 1; END`;
      }),
    ].map((sql) => env.DB.prepare(sql)),
  );
  triggers.push(...counting.map(({ name }) => name));
}

/** Returns the number of rows written so far. */
export async function writes(): Promise<number> {
  return Number(await env.DB.prepare('SELECT times FROM touched').first('times'));
}

/** Drops the triggers: other test files use the same database. */
export async function unwatch(): Promise<void> {
  const dropped = [...triggers.splice(0).map((name) => `DROP TRIGGER ${name}`), 'DROP TABLE touched'];
  await env.DB.batch(dropped.map((sql) => env.DB.prepare(sql)));
}
