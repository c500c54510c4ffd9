// @module-tag long
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { backUp } from '../../scripts/backup/back-up';
import type { DataStore } from '../../scripts/backup/data-store';
import { Refusal } from '../../scripts/backup/refusal';
import { restoreInto } from '../../scripts/backup/restore-into';
import { EXCLUDED, PAGE_BYTES, tablesOf } from '../../src/shared/backup/tables';
import { disturbed, silent, withBackup } from '../helpers/backups';
import { contentsOf, isUntouched, lengthen, put } from '../helpers/data-stores';

const stores = withBackup();
const { file, folder } = stores;

describe('a backup', () => {
  test('restores every row, sequence and object into an empty data store', async () => {
    await restoreInto(stores.target, file, { say: silent });
    expect(await contentsOf(stores.target)).toEqual(stores.original);
    expect(stores.original.tables.find(({ name }) => name === 'activity')?.rows).toBe(2);
    expect(stores.original.sequences.slides).toBeGreaterThan(3);
    expect(stores.original.objects).toHaveLength(3);
    for (const name of Object.keys(EXCLUDED)) {
      // Count tables are rebuilt with the rows they count.
      const isCounted = name.endsWith('_counts');
      const all = [{ sql: `SELECT * FROM ${name}` }];
      expect([name, await stores.target.batch(all)]).toEqual([name, isCounted ? await stores.source.batch(all) : [[]]]);
    }
  });

  test('leaves out exactly the tables that must not come back to life', async () => {
    const made = (await tablesOf(stores.source.batch)).map(({ name }) => name);
    const kept = stores.original.tables.map(({ name }) => name);
    expect(made.filter((name) => !kept.includes(name)).sort()).toEqual(Object.keys(EXCLUDED).sort());
  });

  test('restores a long history, and never reads as much as two pages of data at once', async () => {
    let heaviest = 0;
    const weighed: DataStore = {
      ...stores.source,
      async batch(statements) {
        const answer = await stores.source.batch(statements);
        heaviest = Math.max(heaviest, JSON.stringify(answer).length);
        return answer;
      },
    };
    const [, long] = [await lengthen(stores.source), path.join(folder, 'long.tar.gz')];
    const { tables } = await backUp(weighed, long, silent);
    await stores.source.batch([{ sql: 'DELETE FROM activity WHERE id > 2' }]);
    expect(tables.find(({ name }) => name === 'activity')?.bytes).toBeGreaterThan(2.5 * PAGE_BYTES);
    expect(heaviest).toBeLessThan(2 * PAGE_BYTES);
    await restoreInto(stores.target, long, { say: silent });
    expect((await contentsOf(stores.target)).tables).toEqual(tables);
  });

  test('with many small objects is read to its end and restored', { timeout: 60_000 }, async () => {
    const keys = Array.from({ length: 15 }, (_, index) => `0a1b/pequena-${index}`);
    for (const key of keys) await put(stores.source, key, randomBytes(1500), 'image/png');
    await lengthen(stores.source);
    const many = path.join(folder, 'many.tar.gz');
    const { objects } = await backUp(stores.source, many, silent);
    await restoreInto(stores.target, many, { say: silent });
    expect((await contentsOf(stores.target)).objects).toHaveLength(objects.length);
    await stores.source.batch([{ sql: 'DELETE FROM activity WHERE id > 2' }]);
    await stores.source.remove(keys);
  });

  test('is a file that only its owner can read and any tar can open', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const { stdout } = spawnSync('tar', ['xzOf', file, 'tables/slides.ndjson'], { encoding: 'utf8' });
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).position),
    ).toEqual([0, 1, 2]);
  });

  test('reads the data again when they change during the first reading', async () => {
    const other = path.join(folder, 'changed.tar.gz');
    const said: string[] = [];
    const act = () => stores.source.batch([{ sql: "UPDATE users SET name = 'Outra' WHERE id = 'u1'" }]);
    await backUp(disturbed(stores.source, 'SELECT name, seq', 1, act), other, (text) => said.push(text));
    expect(said).toEqual(['Os dados mudaram durante a cópia: lendo de novo…']);
    await restoreInto(stores.target, other, { say: silent });
    expect(await stores.target.batch([{ sql: "SELECT name FROM users WHERE id = 'u1'" }])).toEqual([
      [{ name: 'Outra' }],
    ]);
    await stores.source.batch([{ sql: "UPDATE users SET name = 'Ana Ávila' WHERE id = 'u1'" }]);
  });

  test('fails when the data change during every reading, and leaves no file behind', async () => {
    const before = readdirSync(folder);
    let at = 0;
    const act = () => put(stores.source, '0a1b/novo', Buffer.from(`${at++}`), 'image/png');
    const backup = backUp(
      disturbed(stores.source, 'SELECT name, seq', 99, act),
      path.join(folder, 'never.tar.gz'),
      silent,
    );
    await expect(backup).rejects.toThrow(/mudaram em cada uma das 5 leituras/);
    expect(readdirSync(folder)).toEqual(before);
    await stores.source.remove(['0a1b/novo']);
  });

  test('never overwrites an older backup', async () => {
    await expect(backUp(stores.source, file, silent)).rejects.toThrow(Refusal);
  });
});

describe('a damaged or foreign backup file', () => {
  const altered = path.join(folder, 'altered');

  test('is refused wherever a bit is flipped, and nothing is written', async () => {
    const bytes = readFileSync(file);
    // The first ten bytes of gzip are time and system of the compression.
    const places = [10, 11, 40, bytes.length - 1, bytes.length - 5, bytes.length - 12];
    for (let at = 1; at < 12; at += 1) places.push(Math.floor((bytes.length * at) / 12));
    for (const at of places) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 0b100;
      writeFileSync(altered, damaged);
      await expect(restoreInto(stores.target, altered, { say: silent }), `byte ${at}`).rejects.toThrow(Refusal);
    }
    expect(await isUntouched(stores.target)).toBe(true);
  });

  test('is refused wherever it is truncated, and nothing is written', async () => {
    const bytes = readFileSync(file);
    for (const length of [1, 10, 5000, Math.floor(bytes.length / 2), bytes.length - 8, bytes.length - 1]) {
      writeFileSync(altered, bytes.subarray(0, length));
      const restored = restoreInto(stores.target, altered, { say: silent });
      await expect(restored, `${length} bytes`).rejects.toThrow(/danificado ou incompleto|não é uma cópia/);
    }
    expect(await isUntouched(stores.target)).toBe(true);
  });

  test('is refused when one of its rows was changed by hand, and nothing is written', async () => {
    const tar = gunzipSync(readFileSync(file));
    tar.write('Bia', tar.indexOf('Ana Ávila'));
    writeFileSync(altered, gzipSync(tar));
    await expect(restoreInto(stores.target, altered, { say: silent })).rejects.toThrow(/danificado/);
    expect(await isUntouched(stores.target)).toBe(true);
  });

  test('is refused when it is no backup or does not exist, and nothing is written', async () => {
    const foreign = [
      Buffer.from('SQLite format 3'),
      gzipSync('not a tar'),
      gzipSync(Buffer.alloc(2048)),
      Buffer.alloc(0),
    ];
    for (const bytes of foreign) {
      writeFileSync(altered, bytes);
      await expect(restoreInto(stores.target, altered, { say: silent })).rejects.toThrow(Refusal);
    }
    await expect(restoreInto(stores.target, path.join(folder, 'none'), { say: silent })).rejects.toThrow(
      /Não há arquivo/,
    );
    expect(await isUntouched(stores.target)).toBe(true);
  });
});
