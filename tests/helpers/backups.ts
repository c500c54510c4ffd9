import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { backUp } from '../../scripts/backup/back-up';
import { type DataStore, openDataStore } from '../../scripts/backup/data-store';
import { clear, contentsOf, fill } from './data-stores';

export const silent = () => undefined;

/** A data store with a backup, and a second one that is empty at the start of each test. */
export function withBackup() {
  // The databases are real, and the machine may be busy.
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
  const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
  const file = path.join(folder, 'soul.tar.gz');
  let source: DataStore;
  let target: DataStore;
  let original: Awaited<ReturnType<typeof contentsOf>>;

  beforeAll(async () => {
    const open = (state: string) => openDataStore({ state: path.join(folder, state) });
    [source, target] = await Promise.all([open('source'), open('target')]);
    await fill(source);
    original = await contentsOf(source);
    await backUp(source, file, silent);
  });
  beforeEach(() => clear(target));
  afterAll(async () => {
    await Promise.all([source?.close(), target?.close()]);
    rmSync(folder, { recursive: true });
  });

  return {
    folder,
    file,
    get source() {
      return source;
    },
    get target() {
      return target;
    },
    /** Contents of the data store at the time of the backup. */
    get original() {
      return original;
    },
  };
}

/** Fails at the nth batch that writes: before it, or after it was applied but before the answer. */
export function breaking(store: DataStore, nth: number, when: 'before' | 'after'): DataStore {
  let writes = 0;
  return {
    ...store,
    async batch(statements) {
      const isLast = !statements[0]?.sql.startsWith('SELECT') && ++writes === nth;
      if (isLast && when === 'before') throw new Error('broken off');
      const answer = await store.batch(statements);
      if (isLast) throw new Error('broken off');
      return answer;
    },
  };
}

/** Runs `act` before a statement that starts like this, at most `times` times. */
export function disturbed(store: DataStore, statement: string, times: number, act: () => Promise<unknown>): DataStore {
  let done = 0;
  return {
    ...store,
    async batch(statements) {
      if (statements[0]?.sql.startsWith(statement) && done++ < times) await act();
      return store.batch(statements);
    },
  };
}
