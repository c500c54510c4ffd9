import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backUp } from '../../scripts/backup/back-up';
import { type DataStore, openDataStore } from '../../scripts/backup/data-store';
import { knownMigrations } from '../../scripts/backup/migrations';
import { Refusal } from '../../scripts/backup/refusal';
import { restoreInto } from '../../scripts/backup/restore-into';
import { listedObjects } from '../../scripts/backup/snapshot';
import { type Pieces, takeBackup } from '../../src/panel/settings/take-backup';
import {
  appliedMigrations,
  isKept,
  NOT_KEPT,
  PAGE_BYTES,
  pageOfRows,
  sequencesOf,
  tablesOf,
} from '../../src/shared/backup/tables';
import { clear, contentsOf, fill, isUntouched, lengthen, put } from '../helpers/data-stores';

// Real databases on machines that are busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const folder = mkdtempSync(path.join(tmpdir(), 'backup-test-'));
const file = path.join(folder, 'soul.tar.gz');
const silent = () => undefined;
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

/** Breaks at the nth batch that writes: before it, or when it was done and nobody heard of it. */
function breaking(store: DataStore, nth: number, when: 'before' | 'after'): DataStore {
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

/** Lets something happen before a statement that begins so, as often as it is said. */
function disturbed(store: DataStore, statement: string, times: number, act: () => Promise<unknown>): DataStore {
  let done = 0;
  return {
    ...store,
    async batch(statements) {
      if (statements[0]?.sql.startsWith(statement) && done++ < times) await act();
      return store.batch(statements);
    },
  };
}

describe('a backup', () => {
  test('restored into an empty data store is every row, number and object again', async () => {
    await restoreInto(target, file, { say: silent });
    expect(await contentsOf(target)).toEqual(original);
    expect(original.tables.find(({ name }) => name === 'activity')?.rows).toBe(2);
    expect(original.sequences.slides).toBeGreaterThan(3);
    expect(original.objects).toHaveLength(3);
    for (const name of Object.keys(NOT_KEPT)) {
      // What is counted of rows is there again with them.
      const isCounted = name.endsWith('_counts');
      const all = [{ sql: `SELECT * FROM ${name}` }];
      expect([name, await target.batch(all)]).toEqual([name, isCounted ? await source.batch(all) : [[]]]);
    }
  });

  test('leaves out what would come back to life, and nothing else', async () => {
    const made = (await tablesOf(source.batch)).map(({ name }) => name);
    const kept = original.tables.map(({ name }) => name);
    expect(made.filter((name) => !kept.includes(name)).sort()).toEqual(Object.keys(NOT_KEPT).sort());
  });

  test('brings back the longest history, and never holds more at once than a page or its longest row', async () => {
    let heaviest = 0;
    const weighed: DataStore = {
      ...source,
      async batch(statements) {
        const answer = await source.batch(statements);
        heaviest = Math.max(heaviest, JSON.stringify(answer).length);
        return answer;
      },
    };
    const [, long] = [await lengthen(source), path.join(folder, 'long.tar.gz')];
    const { tables } = await backUp(weighed, long, silent);
    await source.batch([{ sql: 'DELETE FROM activity WHERE id > 2' }]);
    expect(tables.find(({ name }) => name === 'activity')?.bytes).toBeGreaterThan(2.5 * PAGE_BYTES);
    expect(heaviest).toBeLessThan(2 * PAGE_BYTES);
    await restoreInto(target, long, { say: silent });
    expect((await contentsOf(target)).tables).toEqual(tables);
  });

  test('with many small files is read to its end and restored', { timeout: 60_000 }, async () => {
    const keys = Array.from({ length: 15 }, (_, index) => `0a1b/pequena-${index}`);
    for (const key of keys) await put(source, key, randomBytes(1500), 'image/png');
    await lengthen(source);
    const many = path.join(folder, 'many.tar.gz');
    const { objects } = await backUp(source, many, silent);
    await restoreInto(target, many, { say: silent });
    expect((await contentsOf(target)).objects).toHaveLength(objects.length);
    await source.batch([{ sql: 'DELETE FROM activity WHERE id > 2' }]);
    await source.remove(keys);
  });

  test('is a file that its owner alone can read, and that any tar can open', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { stdout } = spawnSync('tar', ['xzOf', file, 'tables/slides.ndjson'], { encoding: 'utf8' });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).position),
    ).toEqual([0, 1, 2]);
  });

  test('reads again what changed meanwhile', async () => {
    const other = path.join(folder, 'changed.tar.gz');
    const said: string[] = [];
    const act = () => source.batch([{ sql: "UPDATE users SET name = 'Outra' WHERE id = 'u1'" }]);
    await backUp(disturbed(source, 'SELECT name, seq', 1, act), other, (text) => said.push(text));
    expect(said).toEqual(['Os dados mudaram durante a cópia: lendo de novo…']);
    await restoreInto(target, other, { say: silent });
    expect(await target.batch([{ sql: "SELECT name FROM users WHERE id = 'u1'" }])).toEqual([[{ name: 'Outra' }]]);
    await source.batch([{ sql: "UPDATE users SET name = 'Ana Ávila' WHERE id = 'u1'" }]);
  });

  test('is refused where something changes all the time, and leaves nothing behind', async () => {
    const before = readdirSync(folder);
    let at = 0;
    const act = () => put(source, '0a1b/novo', Buffer.from(`${at++}`), 'image/png');
    const backup = backUp(disturbed(source, 'SELECT name, seq', 99, act), path.join(folder, 'never.tar.gz'), silent);
    await expect(backup).rejects.toThrow(/mudaram em cada uma das 5 leituras/);
    expect(readdirSync(folder)).toEqual(before);
    await source.remove(['0a1b/novo']);
  });

  test('never takes the place of an older one', async () => {
    await expect(backUp(source, file, silent)).rejects.toThrow(Refusal);
  });
});

describe('a file that is not what was written', () => {
  const altered = path.join(folder, 'altered');

  test('is refused wherever a bit of it is turned, and nothing is written', async () => {
    const bytes = readFileSync(file);
    // The first ten bytes say when and on what it was packed.
    const places = [10, 11, 40, bytes.length - 1, bytes.length - 5, bytes.length - 12];
    for (let at = 1; at < 12; at += 1) places.push(Math.floor((bytes.length * at) / 12));
    for (const at of places) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0b100;
      writeFileSync(altered, damaged);
      await expect(restoreInto(target, altered, { say: silent }), `byte ${at}`).rejects.toThrow(Refusal);
    }
    expect(await isUntouched(target)).toBe(true);
  });

  test('is refused wherever it is cut, and nothing is written', async () => {
    const bytes = readFileSync(file);
    for (const length of [1, 10, 5000, Math.floor(bytes.length / 2), bytes.length - 8, bytes.length - 1]) {
      writeFileSync(altered, bytes.subarray(0, length));
      const restored = restoreInto(target, altered, { say: silent });
      await expect(restored, `${length} bytes`).rejects.toThrow(/danificado ou incompleto|não é uma cópia/);
    }
    expect(await isUntouched(target)).toBe(true);
  });

  test('is refused when a row of it was changed by hand', async () => {
    const tar = gunzipSync(readFileSync(file));
    tar.write('Bia', tar.indexOf('Ana Ávila'));
    writeFileSync(altered, gzipSync(tar));
    await expect(restoreInto(target, altered, { say: silent })).rejects.toThrow(/danificado/);
    expect(await isUntouched(target)).toBe(true);
  });

  test('is refused when it is something else', async () => {
    const foreign = [
      Buffer.from('SQLite format 3'),
      gzipSync('not a tar'),
      gzipSync(Buffer.alloc(2048)),
      Buffer.alloc(0),
    ];
    for (const bytes of foreign) {
      writeFileSync(altered, bytes);
      await expect(restoreInto(target, altered, { say: silent })).rejects.toThrow(Refusal);
    }
    await expect(restoreInto(target, path.join(folder, 'none'), { say: silent })).rejects.toThrow(/Não há arquivo/);
    expect(await isUntouched(target)).toBe(true);
  });
});

describe('a restore', () => {
  test('lets no page be shown that was rendered before, once all is in place', async () => {
    const steps: string[] = [];
    const noted: DataStore = {
      ...target,
      async batch(statements) {
        steps.push('batch');
        return target.batch(statements);
      },
      async noteChange() {
        steps.push('change');
        await target.noteChange();
      },
    };
    await restoreInto(noted, file, { say: silent });
    expect(steps.indexOf('change')).toBe(steps.length - 1);
  });

  test('is refused over data, and with --replace leaves nothing of them', async () => {
    await restoreInto(target, file, { say: silent });
    await target.batch([{ sql: "UPDATE posts SET title = 'Meu'" }, { sql: 'DELETE FROM activity' }]);
    await put(target, '0a1b/original', Buffer.alloc(100_000), 'image/png');
    await put(target, 'extra', Buffer.from('x'), 'image/png');
    const mine = await contentsOf(target);
    await expect(restoreInto(target, file, { say: silent })).rejects.toThrow(/Já há dados aqui/);
    expect(await contentsOf(target)).toEqual(mine);
    await restoreInto(target, file, { mayReplace: true, say: silent });
    expect(await contentsOf(target)).toEqual(original);
  });

  test('is refused over nothing but a picture', async () => {
    await put(target, 'extra', Buffer.from('x'), 'image/png');
    await expect(restoreInto(target, file, { say: silent })).rejects.toThrow(/Já há dados aqui/);
  });

  /** It is noted as begun, then each migration is applied: the rows follow. */
  const beforeRows = 1 + knownMigrations().length;

  test.for([
    [1, 'after'],
    [beforeRows + 2, 'before'],
    [beforeRows + 5, 'after'],
  ] as const)('that breaks off at write %i (%s) goes on where it was', async ([nth, when]) => {
    await expect(restoreInto(breaking(target, nth, when), file, { say: silent })).rejects.toThrow('broken off');
    const said: string[] = [];
    await restoreInto(target, file, { say: (text) => said.push(text) });
    expect(await contentsOf(target)).toEqual(original);
    expect(said.some((text) => text.startsWith('Continuando'))).toBe(nth > beforeRows);
  });

  test('that breaks off keeps another backup out', async () => {
    await expect(restoreInto(breaking(target, 4, 'after'), file, { say: silent })).rejects.toThrow('broken off');
    const other = path.join(folder, 'other.tar.gz');
    await backUp(source, other, silent);
    await expect(restoreInto(target, other, { say: silent })).rejects.toThrow(/pela metade/);
    await restoreInto(target, other, { mayReplace: true, say: silent });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
  });

  test('says so when somebody writes meanwhile', async () => {
    const act = () => target.batch([{ sql: "UPDATE categories SET name = 'Meu'" }]);
    const store = disturbed(target, 'DELETE FROM sqlite_sequence', 1, act);
    await expect(restoreInto(store, file, { say: silent })).rejects.toThrow(/a linha 1 da tabela categories/);
  });

  test('of an older backup applies the migrations that came since', async () => {
    const known = [
      ...knownMigrations(),
      { name: '9999_note.sql', sql: "ALTER TABLE slides ADD COLUMN note TEXT DEFAULT 'x';" },
    ];
    await restoreInto(target, file, { known, say: silent });
    expect(await target.batch([{ sql: 'SELECT note FROM slides LIMIT 1' }])).toEqual([[{ note: 'x' }]]);
  });

  test('of a backup with other migrations or other tables is refused, and nothing is written', async () => {
    const [{ name, sql } = { name: '', sql: '' }] = knownMigrations();
    const others = [[], [{ name: 'other.sql', sql }], [{ name, sql: sql.replace('subtitle TEXT,', '') }]];
    for (const known of others)
      await expect(restoreInto(target, file, { known, say: silent })).rejects.toThrow(/restaure-a com a versão/);
    expect(await isUntouched(target)).toBe(true);
  });
});

test('the commands tell what they did, and fail with a sentence', () => {
  const state = ['--persist-to', path.join(folder, 'source')];
  const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });
  const made = run('scripts/backup.ts', path.join(folder, 'by-command.tar.gz'), ...state);
  expect(made.stdout).toMatch(/\d+ registros e 3 objetos em .*by-command\.tar\.gz/);
  const refused = run('scripts/restore.ts', file, ...state);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/^Já há dados aqui\./)]);
});

describe('a backup that a browser puts together', () => {
  /** As the panel's API tells them, from the same database and bucket. */
  function piecesOf(store: DataStore): Pieces {
    const tables = async () => (await tablesOf(store.batch)).filter(isKept);
    return {
      site: { source: 'local', build: 'x', notKept: Object.keys(NOT_KEPT) },
      contents: async () => ({
        tables: await tables(),
        migrations: await appliedMigrations(store),
        sequences: await sequencesOf(store, await tables()),
      }),
      rows: async (name, after) => {
        const table = (await tables()).find((each) => each.name === name);
        if (!table) throw new Error(`no table ${name}`);
        return pageOfRows(store.batch, table, after);
      },
      objects: async () => ({ objects: await listedObjects(store) }),
      object: async (key) => new Blob([await buffer(Readable.from((await store.read(key)) ?? []))]),
    };
  }
  const save = async (taken: Awaited<ReturnType<typeof takeBackup>>, name: string) => {
    const made = path.join(folder, name);
    if (taken) writeFileSync(made, await taken.file.bytes());
    return made;
  };

  test('is restored as one of the command is', async () => {
    const shares: number[] = [];
    const taken = await takeBackup(piecesOf(source), (share) => shares.push(share));
    expect(taken?.name).toMatch(/^soul-\d{8}-\d{6}\.tar\.gz$/);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted());
    await restoreInto(target, await save(taken, 'panel.tar.gz'), { say: silent });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
  });

  test('reads again what changed meanwhile, and gives up where it changes all the time', async () => {
    const pieces = piecesOf(source);
    let changes = 0;
    const changing = (often: number): Pieces => ({
      ...pieces,
      rows: async (name, after) => {
        const page = await pieces.rows(name, after);
        if (name !== 'posts' || changes >= often) return page;
        changes += 1;
        return { ...page, rows: page.rows.map((row) => ({ ...row, title: `Mudou ${changes}` })) };
      },
    });
    const once = await takeBackup(changing(1), () => undefined);
    await restoreInto(target, await save(once, 'once.tar.gz'), { say: silent });
    expect(await contentsOf(target)).toEqual(await contentsOf(source));
    changes = 0;
    expect(await takeBackup(changing(100), () => undefined)).toBeNull();
  });
});
