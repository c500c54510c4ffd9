import type { Manifest, ObjectPart, TablePart } from '../../src/shared/backup/manifest.ts';
import type { ListedObject } from '../../src/shared/backup/objects.ts';
import type { Row, Statement } from '../../src/shared/backup/rows.ts';
import { MARKER, PAGE_BYTES, quoted } from '../../src/shared/backup/tables.ts';
import { accessRevived } from './access.ts';
import type { Part } from './archive.ts';
import { type Checked, checkedBackup, contentOf } from './check.ts';
import type { DataStore } from './data-store.ts';
import { linesOf } from './lines.ts';
import { knownMigrations, type Migration, migrate } from './migrations.ts';
import { isSameObject, listedObjects } from './snapshot.ts';
import { begun, migrationsOf } from './target.ts';
import { verify } from './verify.ts';

/** Maximum rows per batch, which ends earlier if it would exceed the bytes of a page. */
const ROWS_AT_ONCE = 100;

type RestoreOptions = { mayReplace?: boolean; known?: Migration[]; say: (text: string) => void };

/**
 * Makes a data store contain exactly the content of a backup. The whole file is checked before anything is written. The
 * database itself stores the progress, in one batch with the rows: after an interruption, run the same command again.
 */
export async function restoreInto(
  store: DataStore,
  file: string,
  { mayReplace = false, known = knownMigrations(), say }: RestoreOptions,
): Promise<Manifest> {
  say('Conferindo o arquivo…');
  const { manifest, id }: Checked = await checkedBackup(file);
  const migrations = await migrationsOf(manifest, known);
  // Must be read before `begun` deletes the accounts.
  const revived = mayReplace ? await accessRevived(store, file, manifest) : [];
  if (revived.length > 0) say(`Voltam a valer com esta cópia, e já não valiam:\n  ${revived.join('\n  ')}`);
  const restored = await begun(store, id, mayReplace);
  say(restored > 0 ? `Continuando depois de ${restored} registros…` : 'Gravando…');
  await migrate(store, migrations);
  await write(store, file, manifest, restored);
  say('Conferindo o que foi gravado…');
  await verify(store, file, manifest);
  await store.batch([{ sql: `DROP TABLE ${MARKER}` }]);
  // Migrations newer than the backup come last, because they may change the data that `verify` compares.
  await migrate(store, known);
  await store.noteChange();
  return manifest;
}

async function write(store: DataStore, file: string, manifest: Manifest, restored: number) {
  const objects = new Map(manifest.objects.map((each) => [each.part, each]));
  const tables = new Map(manifest.tables.map((each) => [each.part, each]));
  const standing = new Map((await listedObjects(store)).map((each) => [each.key, each]));
  let rows = 0;
  for await (const part of contentOf(file)) {
    const object = objects.get(part.name);
    const table = tables.get(part.name);
    if (object && !isThere(object, standing.get(object.key))) await store.put(object.key, part.body, object);
    if (table) {
      await insert(store, table, part, rows, restored);
      rows += table.rows;
    }
  }
  await store.batch(numbersContinued(manifest));
  const wanted = new Set(manifest.objects.map(({ key }) => key));
  await store.remove([...standing.keys()].filter((key) => !wanted.has(key)));
}

function isThere(object: ObjectPart, listed: ListedObject | undefined): boolean {
  return isSameObject(object, listed) && listed?.sha256 === object.sha256;
}

/** Inserts a table's rows, after those that an earlier run restored; `before` is the number of rows of earlier tables. */
async function insert(store: DataStore, { name, columns }: TablePart, part: Part, before: number, restored: number) {
  const sql = `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  let done = before;
  let [waiting, bytes]: [Statement[], number] = [[], 0];
  async function flush() {
    if (waiting.length === 0) return;
    await store.batch([...waiting, { sql: `UPDATE ${MARKER} SET rows = ?`, params: [done] }]);
    [waiting, bytes] = [[], 0];
  }
  for await (const line of linesOf(part.body)) {
    if (bytes + line.length > PAGE_BYTES) await flush();
    done += 1;
    if (done <= restored) continue;
    const row: Row = JSON.parse(line);
    waiting.push({ sql, params: columns.map((column) => row[column] ?? null) });
    bytes += line.length;
    if (waiting.length === ROWS_AT_ONCE) await flush();
  }
  await flush();
}

/** Continues the numbering: new records get numbers that no record had before, including deleted ones. */
function numbersContinued({ sequences }: Manifest): Statement[] {
  const [names, table] = [Object.keys(sequences), 'sqlite_sequence'];
  return [
    ...names.map((name) => ({ sql: `DELETE FROM ${table} WHERE name = ?`, params: [name] })),
    ...names.map((name) => ({
      sql: `INSERT INTO ${table} (name, seq) VALUES (?, ?)`,
      params: [name, sequences[name] ?? 0],
    })),
  ];
}
