import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ROOT } from '../../scripts/prepare.mjs';
import { EXCLUDED } from '../../src/shared/backup/tables.ts';
import { uploaded } from '../helpers/upload.ts';
import { administrator, answerOf, Client } from './client.ts';
import { change, databaseFile, digestOf, objectsOf, rowsOf } from './data.ts';
import { type Mark, seconds } from './mark.ts';
import { endGroup, spawnGroup, startProduct, until } from './product.ts';
import { create } from './writes.ts';

/** Rows of history that make a restore long enough to be killed in the middle. */
const HISTORY = 12_000;
const KILLS = 3;
/** A restore, of about 150 row writes, is killed after this many. */
const WRITES = 30;
/** The empty tables come first: each migration is one write, and its record another. */
const TABLE_WRITES = 2 * globSync('migrations/*.sql', { cwd: ROOT }).length;
/** In the original backup, and changed in a tampered copy. */
const TITLE = 'Prova de restauração';

/**
 * Mark 39 of trust.md: a backup restored into an empty place equals the original row by row and object by object, compared
 * by reading the files without the restoring code. Killed three times half way, it continues. A tampered backup is refused.
 */
export const restored: Mark = {
  name: 'restored',
  title: 'Backup restored into an empty place',
  async run(state) {
    const address = await fill(state);
    const original = contentsOf(state);
    const file = path.join(ROOT, state, 'soul.tar.gz');
    const backup = await timed(['scripts/backup.ts', file, '--persist-to', state]);

    const whole = `${state}/whole`;
    const restore = await timed(['scripts/restore.ts', file, '--persist-to', whole]);
    assert.deepEqual(contentsOf(whole), original);

    const broken = `${state}/broken`;
    await restoredInPieces(file, broken, original.rows);
    assert.deepEqual(contentsOf(broken), original);

    const changed = `${file}.changed`;
    writeFileSync(changed, changedByHand(file));
    const refused = `${state}/refused`;
    assert.equal(
      await run(['scripts/restore.ts', changed, '--persist-to', refused]),
      1,
      'a changed backup was accepted',
    );
    assert(!hasTables(refused), 'a refused backup left tables');

    await servesWell(broken, address);
    const { rows, objects } = original;
    const times = `backup in ${seconds(backup)}, restore in ${seconds(restore)}`;
    return `${rows} rows and ${objects.length} objects equal, ${KILLS} kills half way, ${times}`;
  },
};

/** Fills a site with edits, pictures and a long history. Returns the address of a picture. */
async function fill(state: string): Promise<string> {
  const product = await startProduct(state);
  let address = '';
  try {
    const admin = await administrator(product.origin);
    for (const noun of ['slides', 'posts'] as const) {
      assert.equal((await answerOf(create(admin, noun, TITLE)))?.status, 201);
    }
    for (let count = 0; count < 3; count += 1) ({ address } = await uploaded(admin));
  } finally {
    await product.stop();
  }
  change(databaseFile(state), (database) => {
    const sql = `INSERT INTO activity (action, noun, record_id, after) VALUES ('update', 'products', ?, ?)`;
    const insert = database.prepare(sql);
    database.exec('BEGIN');
    for (let row = 0; row < HISTORY; row += 1) insert.run(String(row), JSON.stringify({ row, text: 'á'.repeat(500) }));
    database.exec('COMMIT');
  });
  return address;
}

/** Kills the restore repeatedly, then lets it finish. */
async function restoredInPieces(file: string, state: string, total: number): Promise<void> {
  const args = ['scripts/restore.ts', file, '--persist-to', state];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const before = rowsDone(state);
    const child = spawnGroup(args);
    const writes = kill === 1 ? TABLE_WRITES + WRITES : WRITES;
    const changes = new Set([lastChange(state)]);
    const isFarEnough = async () => {
      assert.equal(child.exitCode, null, 'the restore ended before it was killed');
      return changes.add(lastChange(state)).size > writes;
    };
    await until('the restore makes no progress', isFarEnough, { every: 1 });
    await endGroup(child, 'SIGKILL');
    const done = rowsDone(state);
    assert(done > before && done < total, `${done} of ${total} rows after kill ${kill}, ${before} before`);
  }
  assert.equal(await run(args), 0, 'the killed restore does not continue');
}

/** Returns the time of the database's last write. A query would hold a lock just when the restore needs it. */
function lastChange(state: string): number {
  const [wal] = hasDatabase(state) ? globSync(`${databaseFile(state)}-wal`) : [];
  return wal ? (statSync(wal, { throwIfNoEntry: false })?.mtimeMs ?? 0) : 0;
}

/** Returns the progress of a restore, as it recorded it. */
function rowsDone(state: string): number {
  if (!hasTables(state)) return 0;
  const file = databaseFile(state);
  const [made] = rowsOf(file, "SELECT 1 FROM sqlite_schema WHERE name = 'restoring'");
  return made ? Number(rowsOf(file, 'SELECT rows FROM restoring')[0]?.rows) : 0;
}

function hasTables(state: string): boolean {
  const sql = "SELECT 1 FROM sqlite_schema WHERE name NOT GLOB '_cf_*' LIMIT 1";
  return hasDatabase(state) && rowsOf(databaseFile(state), sql).length > 0;
}

function hasDatabase(state: string): boolean {
  const files = globSync(`${path.join(ROOT, state)}/v3/d1/*/*.sqlite`);
  return files.some((name) => path.basename(name) !== 'metadata.sqlite');
}

/** Returns digests of every table in a backup and of every object, from the files themselves. */
function contentsOf(state: string) {
  const file = databaseFile(state);
  const names = rowsOf(
    file,
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name <> 'd1_migrations' ORDER BY name",
  ).map(({ name }) => String(name));
  let rows = 0;
  const tables = names
    .filter((name) => !(name in EXCLUDED))
    .map((name) => {
      const lines = rowsOf(file, `SELECT * FROM "${name}"`).map((row) => JSON.stringify(row));
      // `sqlite_sequence` also has tables that are not backed up.
      const kept = name === 'sqlite_sequence' ? lines.filter((line) => !isOfNotKept(line)) : lines;
      if (name !== 'sqlite_sequence') rows += kept.length;
      return [name, createHash('sha256').update(kept.sort().join('\n')).digest('hex')];
    });
  const objects = objectsOf(state).map((object) => [object.key, object.metadata, digestOf(state, object)]);
  return { rows, tables, objects };
}

function isOfNotKept(line: string): boolean {
  const { name } = JSON.parse(line) as { name: string };
  return name in EXCLUDED || name === 'd1_migrations';
}

/** Changes one letter of a title; the archive stays valid. */
function changedByHand(file: string): Buffer {
  const tar = gunzipSync(readFileSync(file));
  const at = tar.indexOf(TITLE);
  assert(at > 0, 'the backup lacks what was saved');
  tar.write('X', at);
  return gzipSync(tar, { level: 1 });
}

async function servesWell(state: string, address: string) {
  const product = await startProduct(state);
  try {
    const visitor = new Client(product.origin);
    for (const target of ['/', '/blog', '/api/slides', address]) {
      assert.equal((await answerOf(visitor.get(target)))?.status, 200, target);
    }
    const posts = await (await administrator(product.origin)).get('/api/panel/posts');
    assert.match(await posts.text(), new RegExp(TITLE));
  } finally {
    await product.stop();
  }
}

async function timed(args: string[]): Promise<number> {
  const started = performance.now();
  assert.equal(await run(args), 0, args[0]);
  return performance.now() - started;
}

async function run(args: string[]): Promise<number> {
  const child = spawnGroup(args);
  const [code] = (await once(child, 'exit')) as [number];
  await endGroup(child, 'SIGKILL');
  return code;
}
