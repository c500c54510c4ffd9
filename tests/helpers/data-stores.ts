import { createHash, randomBytes } from 'node:crypto';
import type { DataStore } from '../../scripts/backup/data-store';
import { knownMigrations, migrate } from '../../scripts/backup/migrations';
import { listedObjects, snapshotOf } from '../../scripts/backup/snapshot';
import { seedStatements } from '../../scripts/seed/statements';
import type { Metadata } from '../../src/shared/backup/objects';
import { MARKER, quoted, tablesOf } from '../../src/shared/backup/tables';
import { POST_BODY_MAX_BYTES } from '../../src/shared/post';

/** Length of a state in `activity` near D1's limit for a row: as SQL text it could be neither written nor read back. */
const LONG = 970_000;

/** Fills a data store with the seed and with data of daily use: a person, a history, pictures, rows not backed up. */
export async function fill(store: DataStore) {
  await migrate(store, knownMigrations());
  await store.batch([
    ...seedStatements().map((sql) => ({ sql })),
    { sql: `INSERT INTO settings (id, overrides) VALUES (1, '{"note":"“aspas” e \u2028 linhas"}')` },
    {
      sql: `INSERT INTO users (id, name, email, password_hash) VALUES ('u1', 'Ana Ávila', 'ana@example.com', 'scrypt$x')`,
    },
    { sql: `INSERT INTO user_roles (user_id, role) VALUES ('u1', 'admin')` },
    { sql: `INSERT INTO sessions (id, user_id, created_at, rotated_at) VALUES ('s1', 'u1', '2026', '2026')` },
    { sql: `INSERT INTO limits (key, started_at, count) VALUES ('k', 1, 1)` },
    { sql: `INSERT INTO outbox (id, to_address, subject, html, text) VALUES ('m', 'ana@example.com', 'Oi', 'x', 'x')` },
    { sql: `INSERT INTO slides (title, image_url, position) VALUES ('Sai já', '/x.webp', 90)` },
    { sql: `DELETE FROM slides WHERE title = 'Sai já'` },
    written('posts', 'antes', 'depois'),
    { sql: `INSERT INTO activity (action, noun, record_id, undoes) VALUES ('update', 'posts', '1', 1)` },
  ]);
  await put(store, '0a1b/original', randomBytes(100_000), 'image/png');
  await put(store, '0a1b/800', Buffer.alloc(300_000, 'soul'), 'image/webp');
  await put(store, 'fora/../ção & %2e?.txt', Buffer.from(''), 'text/plain');
}

/** Adds several megabytes of history and an article, with rows of maximum length. */
export function lengthen(store: DataStore) {
  const others = Array.from({ length: 3 }, (_, index) => written('products', String(index).repeat(300_000), null));
  const article = {
    sql: 'UPDATE posts SET content = ?, search_text = ? WHERE id = 1',
    params: ['á'.repeat(POST_BODY_MAX_BYTES / 2), 'palavra '.repeat(112_000)],
  };
  return store.batch([written('posts', 'p'.repeat(LONG), 'á'.repeat(LONG / 2)), ...others, article]);
}

function written(noun: string, before: string, after: string | null) {
  return {
    sql: `INSERT INTO activity (action, noun, record_id, before, after) VALUES ('update', ?, '1', ?, ?)`,
    params: [noun, JSON.stringify(before), after && JSON.stringify(after)],
  };
}

export function put(store: DataStore, key: string, bytes: Buffer, contentType: string) {
  const metadata: Metadata = {
    httpMetadata: { contentType, cacheExpiry: '2030-01-02T03:04:05.000Z' },
    customMetadata: { width: '1200', nome: 'maçã' },
  };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return store.put(key, chunksOf(bytes), { ...metadata, bytes: bytes.length, sha256 });
}

async function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** Deletes everything, including the tables. */
export async function clear(store: DataStore) {
  const tables = await tablesOf(store.batch);
  await store.batch([
    { sql: 'DROP VIEW IF EXISTS guards' },
    ...tables.toReversed().map(({ name }) => ({ sql: `DROP TABLE ${quoted(name)}` })),
    { sql: 'DROP TABLE IF EXISTS d1_migrations' },
    { sql: `DROP TABLE IF EXISTS ${MARKER}` },
  ]);
  await store.remove((await listedObjects(store)).map(({ key }) => key));
}

/** Returns digests of everything a backup keeps: equal data stores have equal results. */
export async function contentsOf(store: DataStore) {
  const objects = [];
  for (const { key, httpMetadata, customMetadata } of await listedObjects(store)) {
    const digest = createHash('sha256');
    for await (const chunk of (await store.read(key)) ?? []) digest.update(chunk);
    objects.push({ key, httpMetadata, customMetadata, sha256: digest.digest('hex') });
  }
  return { ...(await snapshotOf(store)), objects };
}

/** Returns whether there is neither a table nor an object. */
export async function isUntouched(store: DataStore): Promise<boolean> {
  const [schema = []] = await store.batch([
    { sql: "SELECT name FROM sqlite_schema WHERE name NOT GLOB '_cf_*' AND name <> 'sqlite_sequence'" },
  ]);
  return schema.length === 0 && (await listedObjects(store)).length === 0;
}
