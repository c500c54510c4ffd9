import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unstable_splitSqlQuery as splitSqlQuery } from 'wrangler';
import type { Row } from '../../src/shared/backup/rows.ts';
import { appliedMigrations, type Table, tablesOf } from '../../src/shared/backup/tables.ts';
import { ROOT } from '../prepare.mjs';
import type { DataStore } from './data-store.ts';

export type Migration = { name: string; sql: string };

/** Returns the migrations of these sources, in their order. */
export function knownMigrations(): Migration[] {
  const folder = path.join(ROOT, 'migrations');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  return names.sort().map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }));
}

/** Applies the migrations that the database lacks, each as one transaction, and records them as wrangler does. */
export async function migrate(store: DataStore, migrations: Migration[]): Promise<void> {
  const applied = await appliedMigrations(store);
  for (const { name, sql } of migrations.filter((each) => !applied.includes(each.name)))
    await store.batch([
      {
        sql: `CREATE TABLE IF NOT EXISTS d1_migrations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`,
      },
      ...splitSqlQuery(sql).map((statement) => ({ sql: statement })),
      { sql: 'INSERT INTO d1_migrations (name) VALUES (?)', params: [name] },
    ]);
}

/** Returns the tables that migrations create, without touching any data store. */
export function tablesMadeBy(migrations: Migration[]): Promise<Table[]> {
  const database = new DatabaseSync(':memory:');
  for (const { sql } of migrations) database.exec(sql);
  return tablesOf(async (statements) => statements.map(({ sql }) => database.prepare(sql).all() as Row[]));
}
