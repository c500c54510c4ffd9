import type { D1Database, D1PreparedStatement, D1Result } from '@cloudflare/workers-types';
import { otherwise } from './d1-through';

/** Number of answers, and of the largest ones the rows and the characters as JSON. */
type Weight = { answers: number; rows: number; characters: number };

/** Returns the same database and the most that was held in memory at once. */
export function weighed(database: D1Database): { db: D1Database; weight: Weight } {
  const weight: Weight = { answers: 0, rows: 0, characters: 0 };
  const note = (rows: unknown[]) => {
    weight.answers += 1;
    weight.rows = Math.max(weight.rows, rows.length);
    weight.characters = Math.max(weight.characters, JSON.stringify(rows).length);
  };
  const db = otherwise(database, {
    prepare: (sql) => alone(database.prepare(sql)),
    async batch<T>(statements: D1PreparedStatement[]) {
      const results = await database.batch<T>(statements);
      for (const { results: rows } of results) note(rows);
      return results;
    },
  });
  return { db, weight };

  function alone(statement: D1PreparedStatement): D1PreparedStatement {
    const { bind, all, raw } = statement;
    statement.bind = (...values) => alone(bind.apply(statement, values));
    statement.all = async <T>() => {
      const result = await all.call(statement);
      note(result.results);
      return result as D1Result<T>;
    };
    statement.raw = (async (options?: { columnNames: false }) => {
      const rows = await raw.call(statement, options);
      note(rows);
      return rows;
    }) as typeof raw;
    return statement;
  }
}
