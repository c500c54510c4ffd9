import type { Manifest } from '../../src/shared/backup/manifest.ts';
import { isIncluded, MARKER, quoted, tablesOf } from '../../src/shared/backup/tables.ts';
import type { DataStore } from './data-store.ts';
import { type Migration, tablesMadeBy } from './migrations.ts';
import { Refusal } from './refusal.ts';

/** Record of an unfinished restore in a data store. */
type Unfinished = { backup: string; rows: number };

/** Returns the known migrations that a backup had. Refuses the backup if they would not create the same tables. */
export async function migrationsOf({ migrations, tables }: Manifest, known: Migration[]): Promise<Migration[]> {
  const wanted = known.slice(0, migrations.length);
  if (wanted.some(({ name }, index) => name !== migrations[index]) || wanted.length < migrations.length)
    throw new Refusal(
      'Esta cópia foi feita com outras migrações do banco: restaure-a com a versão do site que a fez (veja "commit" em manifest.json).',
    );
  const made = (await tablesMadeBy(wanted)).filter(isIncluded);
  const shapes = (all: { name: string; columns: string[]; key: string[] }[]) =>
    JSON.stringify(all.map(({ name, columns, key }) => [name, columns, key]));
  if (shapes(made) === shapes(tables)) return wanted;
  throw new Refusal(
    'As tabelas desta cópia não são as desta versão do site: restaure-a com a versão que a fez (veja "commit" em manifest.json).',
  );
}

/** Begins a restore in an empty data store, or continues one. Returns the rows of this backup restored by earlier runs. */
export async function begun(store: DataStore, id: string, mayReplace: boolean): Promise<number> {
  const unfinished = await unfinishedIn(store);
  if (unfinished?.backup === id) return unfinished.rows;
  if (!mayReplace && unfinished)
    throw new Refusal('Aqui ficou pela metade a restauração de outra cópia. Termine-a, ou use --replace.');
  if (!mayReplace && (await hasData(store)))
    throw new Refusal('Já há dados aqui. Nada foi alterado; para trocá-los pelos da cópia, use --replace.');
  await emptied(store, id);
  return 0;
}

export async function unfinishedIn(store: DataStore): Promise<Unfinished | null> {
  const [[made] = []] = await store.batch([{ sql: 'SELECT 1 FROM sqlite_schema WHERE name = ?', params: [MARKER] }]);
  if (!made) return null;
  const [[row] = []] = await store.batch([{ sql: `SELECT backup, rows FROM ${MARKER}` }]);
  return { backup: String(row?.backup), rows: Number(row?.rows) };
}

async function hasData(store: DataStore): Promise<boolean> {
  for await (const _ of store.objects()) return true;
  const kept = (await tablesOf(store.batch)).filter(isIncluded);
  if (kept.length === 0) return false;
  const found = await store.batch(kept.map(({ name }) => ({ sql: `SELECT 1 FROM ${quoted(name)} LIMIT 1` })));
  return found.some((rows) => rows.length > 0);
}

/** Deletes everything in the database and records which backup is restored, as one transaction. */
async function emptied(store: DataStore, id: string) {
  const tables = await tablesOf(store.batch);
  const [views = []] = await store.batch([{ sql: "SELECT name FROM sqlite_schema WHERE type = 'view'" }]);
  await store.batch(
    [
      ...views.map(({ name }) => `DROP VIEW ${quoted(String(name))}`),
      ...tables.toReversed().map(({ name }) => `DROP TABLE ${quoted(name)}`),
      'DROP TABLE IF EXISTS d1_migrations',
      `DROP TABLE IF EXISTS ${MARKER}`,
      `CREATE TABLE ${MARKER} (backup TEXT NOT NULL, rows INTEGER NOT NULL)`,
    ]
      .map((sql): { sql: string; params?: string[] } => ({ sql }))
      .concat({ sql: `INSERT INTO ${MARKER} (backup, rows) VALUES (?, 0)`, params: [id] }),
  );
}
