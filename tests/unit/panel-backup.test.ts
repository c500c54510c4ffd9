// @module-tag long
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { DataStore } from '../../scripts/backup/data-store';
import { restoreInto } from '../../scripts/backup/restore-into';
import { listedObjects } from '../../scripts/backup/snapshot';
import { type Pieces, takeBackup } from '../../src/panel/settings/take-backup';
import {
  appliedMigrations,
  EXCLUDED,
  isIncluded,
  pageOfRows,
  sequencesOf,
  tablesOf,
} from '../../src/shared/backup/tables';
import { silent, withBackup } from '../helpers/backups';
import { contentsOf } from '../helpers/data-stores';

const stores = withBackup();

describe('a backup made in the browser', () => {
  /** The pieces as the panel's API returns them, from the same database and bucket. */
  function piecesOf(store: DataStore): Pieces {
    const tables = async () => (await tablesOf(store.batch)).filter(isIncluded);
    return {
      site: { source: 'local', build: 'x', notKept: Object.keys(EXCLUDED) },
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
      object: async (key) => {
        const body = await store.read(key);
        return body && new Blob([await buffer(Readable.from(body))]);
      },
    };
  }
  const save = async (taken: Awaited<ReturnType<typeof takeBackup>>, name: string) => {
    const made = path.join(stores.folder, name);
    if (taken) writeFileSync(made, await taken.file.bytes());
    return made;
  };

  test('is restored like one made by the command, and reports its progress', async () => {
    const shares: number[] = [];
    const taken = await takeBackup(piecesOf(stores.source), (share) => shares.push(share));
    expect(taken?.name).toMatch(/^soul-\d{8}-\d{6}\.tar\.gz$/);
    // Progress of a single object is not reported.
    const { length } = await listedObjects(stores.source);
    expect(shares).toEqual(Array.from({ length }, (_, index) => (index + 1) / length));
    await restoreInto(stores.target, await save(taken, 'panel.tar.gz'), { say: silent });
    expect(await contentsOf(stores.target)).toEqual(await contentsOf(stores.source));
  });

  test('reads the data again when they change, and gives up when they change every time', async () => {
    const pieces = piecesOf(stores.source);
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
    await restoreInto(stores.target, await save(once, 'once.tar.gz'), { say: silent });
    expect(await contentsOf(stores.target)).toEqual(await contentsOf(stores.source));
    changes = 0;
    expect(await takeBackup(changing(100), () => undefined)).toBeNull();
  });

  test('lists the objects again when one was deleted, or replaced by one of another size, before it was read', async () => {
    const pieces = piecesOf(stores.source);
    let listings = 0;
    const losing: Pieces = {
      ...pieces,
      async objects(cursor) {
        const { objects } = await pieces.objects(cursor);
        listings += 1;
        if (listings > 2) return { objects };
        const [first] = objects;
        const stale = listings === 1 ? { key: 'apagado' } : { version: 'anterior', bytes: 1 };
        return { objects: first ? [...objects, { ...first, ...stale }] : [] };
      },
    };
    const taken = await takeBackup(losing, () => undefined);
    expect(listings).toBe(4);
    await restoreInto(stores.target, await save(taken, 'losing.tar.gz'), { say: silent });
    expect(await contentsOf(stores.target)).toEqual(await contentsOf(stores.source));
  });
});
