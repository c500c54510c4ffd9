// @module-tag long
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
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

const folder = mkdtempSync(path.join(tmpdir(), 'exported-test-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command from one file of the folder to another. */
function rewrite(from: string, to: string) {
  const args = ['scripts/restorable.ts', file(from), file(to)];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr: stderr.replaceAll(`${folder}/`, '') };
}

function restore(from: string, state: string) {
  return wrangler(['d1', 'execute', 'DB', '--local', '--persist-to', file(state), '--file', file(from), '--yes']);
}

test('an export of wrangler restores schema and rows unchanged, but only once it was rewritten', {
  timeout: 240_000,
}, async () => {
  // The export always reads the state beside its configuration.
  cpSync('wrangler.toml', file('wrangler.toml'));
  const original = await withStore(file('.wrangler/state'), async (store) => {
    await fill(store);
    await lengthen(store);
    return everything(store);
  });
  wrangler(['--cwd', folder, 'd1', 'export', 'DB', '--local', '--output', file('export.sql')]);
  expect(() => restore('export.sql', 'refused')).toThrow(/too long|TOOBIG/i);
  expect(rewrite('export.sql', 'restorable.sql')).toEqual({ status: 0, stderr: '' });
  restore('restorable.sql', 'restored');
  expect(await withStore(file('restored'), everything)).toEqual(original);
});

test('an existing file is not overwritten', () => {
  writeFileSync(file('some.sql'), 'SELECT 1;');
  writeFileSync(file('mine.sql'), 'mine');
  for (const from of ['some.sql', 'mine.sql']) {
    expect(rewrite(from, 'mine.sql')).toEqual({ status: 1, stderr: 'mine.sql já existe, e não será substituído.\n' });
  }
  expect(readFileSync(file('mine.sql'), 'utf8')).toBe('mine');
});

test('an export that cannot be rewritten leaves no file', () => {
  writeFileSync(file('odd.sql'), `SELECT 1;\nUPDATE posts SET title = '${'x'.repeat(100_000)}';`);
  expect(rewrite('odd.sql', 'partial.sql')).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Um comando passa de 100000 bytes/),
  });
  expect(existsSync(file('partial.sql'))).toBe(false);
});
