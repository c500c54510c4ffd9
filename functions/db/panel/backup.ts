import type { D1Database } from '@cloudflare/workers-types';
import type { Ask, Row } from '../../../src/shared/backup/rows';
import { appliedMigrations, isKept, sequencesOf, type Table, tablesOf } from '../../../src/shared/backup/tables';
import { typedD1 } from '../typed-d1';

/** D1 ends a query after 30 s. */
const PATIENCE = 30_000;

/**
 * Asks D1 as a backup does: of whichever tables there are, so by their names as `sqlite_schema` tells them, never by what
 * a request says.
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

/** The tables that a backup keeps. */
export async function keptTables(ask: Ask): Promise<Table[]> {
  return (await tablesOf(ask)).filter(isKept);
}

/** What the database says of itself in a backup, without its rows. */
export async function backupContents(ask: Ask) {
  const tables = await keptTables(ask);
  const [migrations, sequences] = await Promise.all([
    appliedMigrations({ batch: ask }),
    sequencesOf({ batch: ask }, tables),
  ]);
  return { tables, migrations, sequences };
}
