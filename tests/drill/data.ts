// Reads and locks the files of the D1 and R2 emulators without the emulators.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../../scripts/prepare.mjs';

type Row = Record<string, string | number | null>;

export const databaseFile = (state: string) => fileIn(state, 'd1/miniflare-D1DatabaseObject');
/** Returns the file in which R2's emulator lists its objects. */
export const bucketFile = (state: string) => fileIn(state, 'r2/miniflare-R2BucketObject');
/** Returns the folder with the bytes of the objects. */
export const blobsOf = (state: string) => path.join(ROOT, state, 'v3/r2/soul-media/blobs');

function fileIn(state: string, folder: string): string {
  const files = globSync(`${path.join(ROOT, state, 'v3', folder)}/*.sqlite`);
  const [file] = files.filter((name) => path.basename(name) !== 'metadata.sqlite');
  if (!file) throw new Error(`no data in ${state}/v3/${folder}`);
  return file;
}

/** Queries a file that other processes may have open. */
export function rowsOf(file: string, sql: string, ...params: string[]): Row[] {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return database.prepare(sql).all(...params) as Row[];
  } finally {
    database.close();
  }
}

/** Changes a file that no process has open. */
export function change(file: string, work: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    work(database);
  } finally {
    database.close();
  }
}

/** Takes the write lock of a file, as another process would; returns the function that releases it. */
export function holdWrites(file: string): () => void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('BEGIN IMMEDIATE');
  return () => {
    database.exec('ROLLBACK');
    database.close();
  };
}

type StoredObject = { key: string; blob: string; bytes: number; metadata: string };

export function objectsOf(state: string): StoredObject[] {
  const sql = `SELECT key, blob_id AS blob, size AS bytes, http_metadata || custom_metadata AS metadata
    FROM _mf_objects ORDER BY key`;
  return rowsOf(bucketFile(state), sql) as StoredObject[];
}

/** Returns the digest of an object's bytes; `null` if they are missing. */
export function digestOf(state: string, { blob, bytes }: StoredObject): string | null {
  const file = path.join(blobsOf(state), blob);
  if (!existsSync(file)) return null;
  const content = readFileSync(file);
  return content.length === bytes ? createHash('sha256').update(content).digest('hex') : null;
}
