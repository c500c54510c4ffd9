import type { D1Database } from '@cloudflare/workers-types';
import type { Ask, Row } from '../../../src/shared/backup/rows';
import { appliedMigrations, isIncluded, sequencesOf, type Table, tablesOf } from '../../../src/shared/backup/tables';
import { typedD1 } from '../typed-d1';

/** Time limit of a query, in ms: D1 ends a query after 30 s. */
const PATIENCE = 30_000;

/**
 * Returns the function by which a backup queries D1. Backups read every table, so table names come from
 * `sqlite_schema`, never from a request.
 */
export function backupReads(d1: D1Database): Ask {
  const typed = typedD1(d1, PATIENCE);
  return async (statements) => {
    const answers = await typed.batch<Row>(
      statements.map(({ sql, params = [] }) => typed.prepare(sql).bind(...params)),
    );
    return answers.map(({ results }) => results);
  };
}

/** Returns the tables that a backup contains. */
export async function readTables(ask: Ask): Promise<Table[]> {
  return (await tablesOf(ask)).filter(isIncluded);
}

/** Returns the metadata of the database for a backup, without rows. */
export async function readContents(ask: Ask) {
  const tables = await readTables(ask);
  const [migrations, sequences] = await Promise.all([
    appliedMigrations({ batch: ask }),
    sequencesOf({ batch: ask }, tables),
  ]);
  return { tables, migrations, sequences };
}
