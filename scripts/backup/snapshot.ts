import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Manifest, type ObjectPart, type TablePart, tablePartName } from '../../src/shared/backup/manifest.ts';
import { type ListedObject, type Metadata, objectPartName } from '../../src/shared/backup/objects.ts';
import { lineOf } from '../../src/shared/backup/rows.ts';
import {
  appliedMigrations,
  isIncluded,
  rowsOf,
  sequencesOf,
  type Table,
  tablesOf,
} from '../../src/shared/backup/tables.ts';
import type { DataStore } from './data-store.ts';

export type Snapshot = Pick<Manifest, 'migrations' | 'sequences' | 'tables'>;

/** Returns digests of the database's content; with a folder, also writes every table into it. */
export async function snapshotOf(store: DataStore, folder?: string): Promise<Snapshot> {
  const all = await tablesOf(store.batch);
  const kept = all.filter(isIncluded);
  const tables: TablePart[] = [];
  for (const each of kept) tables.push(await tablePart(store, each, folder));
  return { migrations: await appliedMigrations(store), sequences: await sequencesOf(store, kept), tables };
}

async function tablePart(store: DataStore, table: Table, folder: string | undefined): Promise<TablePart> {
  const digest = createHash('sha256');
  let [rows, bytes] = [0, 0];
  async function* lines() {
    for await (const row of rowsOf(store, table)) {
      const line = Buffer.from(lineOf(row));
      digest.update(line);
      rows += 1;
      bytes += line.length;
      yield line;
    }
  }
  if (folder) await pipeline(lines, createWriteStream(stagedTable(folder, table.name)));
  else for await (const _ of lines());
  return { ...table, part: tablePartName(table.name), rows, bytes, sha256: digest.digest('hex') };
}

/** Returns the file in which a table waits until all digests are known. */
export function stagedTable(folder: string, name: string): string {
  return path.join(folder, `table-${name}`);
}

export async function listedObjects(store: DataStore): Promise<ListedObject[]> {
  return Readable.from(store.objects()).toArray();
}

/** Writes an object's bytes to a file. Returns null if the object was deleted, or replaced by one of another size. */
export async function objectPart(store: DataStore, listed: ListedObject, file: string): Promise<ObjectPart | null> {
  const { version: _, ...facts } = listed;
  const body = await store.read(listed.key);
  if (!body) return null;
  const digest = createHash('sha256');
  let bytes = 0;
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const chunk of chunks) {
        digest.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  return bytes === listed.bytes ? { ...facts, part: objectPartName(listed.key), sha256: digest.digest('hex') } : null;
}

/** Returns whether a listed object can be the one of a backup, as far as a listing shows. */
export function isSameObject(wanted: ObjectPart, listed: ListedObject | undefined): boolean {
  if (!listed || listed.bytes !== wanted.bytes) return false;
  const metadata = ({ httpMetadata, customMetadata }: Metadata) =>
    JSON.stringify([httpMetadata, customMetadata].map((each) => Object.entries(each).toSorted()));
  return metadata(wanted) === metadata(listed);
}
