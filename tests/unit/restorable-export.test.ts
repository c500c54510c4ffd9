import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type DataStore, openDataStore } from '../../scripts/backup/data-store';
import { snapshotOf } from '../../scripts/backup/snapshot';
import { wrangler } from '../../scripts/wrangler.mjs';
import { fill, lengthen } from '../helpers/data-stores';

const SCHEMA = "SELECT type, name, sql FROM sqlite_schema WHERE name NOT GLOB '_cf_*' ORDER BY type, name";
const everything = async (store: DataStore) => ({
  ...(await snapshotOf(store)),
  schema: await store.batch([{ sql: SCHEMA }]),
});

/** Runs a function with the data store in a folder. */
async function withStore<T>(state: string, work: (store: DataStore) => Promise<T>) {
  const store = await openDataStore({ state });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

test('the schema and the rows of wrangler’s export are restored unchanged once it was made restorable', {
  timeout: 240_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'exported-test-'));
  const file = (name: string) => path.join(folder, name);
  const restore = (sql: string, state: string) =>
    wrangler(['d1', 'execute', 'DB', '--local', '--persist-to', file(state), '--file', file(sql), '--yes']);
  try {
    // The export always reads the state beside its configuration.
    cpSync('wrangler.toml', file('wrangler.toml'));
    const original = await withStore(file('.wrangler/state'), async (store) => {
      await fill(store);
      await lengthen(store);
      return everything(store);
    });
    wrangler(['--cwd', folder, 'd1', 'export', 'DB', '--local', '--output', file('export.sql')]);
    expect(() => restore('export.sql', 'refused')).toThrow(/too long|TOOBIG/i);

    const run = ['scripts/restorable.ts', file('export.sql'), file('restorable.sql')];
    const made = spawnSync(process.execPath, run, { encoding: 'utf8' });
    expect([made.stderr, made.status]).toEqual(['', 0]);
    restore('restorable.sql', 'restored');
    expect(await withStore(file('restored'), everything)).toEqual(original);

    // A file that exists is never overwritten.
    writeFileSync(file('mine.sql'), 'mine');
    expect(spawnSync(process.execPath, [...run.slice(0, 2), file('mine.sql')]).status).not.toBe(0);
    expect(readFileSync(file('mine.sql'), 'utf8')).toBe('mine');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
