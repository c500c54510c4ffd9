import { globSync, readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as schema from '../../functions/db/schema';

type Column = { name: string; type: string; notNull: boolean };

const database = new DatabaseSync(':memory:');
for (const file of globSync('migrations/*.sql').sort()) database.exec(readFileSync(file, 'utf8'));

/** Returns a table's columns after all migrations. */
function migrated(table: string): Column[] {
  const rows = database.prepare('SELECT name, type, "notnull" AS required, pk FROM pragma_table_info(?)').all(table);
  return rows.map(({ name, type, required, pk }) => ({
    name: String(name),
    type: String(type).toLowerCase(),
    notNull: Boolean(required) || Boolean(pk),
  }));
}

const migration = (file: string) => readFileSync(`migrations/${file}`, 'utf8');

/** Returns a database with the migrations before this one. */
function databaseBefore(file: string): DatabaseSync {
  const before = new DatabaseSync(':memory:');
  for (const earlier of readdirSync('migrations').sort()) if (earlier < file) before.exec(migration(earlier));
  return before;
}

const byName = (columns: Column[]) => columns.toSorted((a, b) => (a.name < b.name ? -1 : 1));
const tables = Object.values<unknown>(schema).filter((each) => is(each, SQLiteTable));

test('the schema that types the queries matches the migrations, column by column', () => {
  expect(tables.length).toBeGreaterThan(10);
  for (const table of tables) {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = primaryKeys.flatMap((key) => key.columns.map((column) => column.name));
    const written = columns.map((column) => ({
      name: column.name,
      type: column.getSQLType(),
      notNull: column.notNull || column.primary || keys.includes(column.name),
    }));
    expect({ name, columns: byName(written) }).toEqual({ name, columns: byName(migrated(name)) });
  }
});

test('every table of the migrations has its schema', () => {
  const made = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  expect(tables.map(getTableName).sort()).toEqual(made.map(({ name }) => String(name)).sort());
});

test('posts keep their bodies and the numbering of ids after the migration to longer bodies', () => {
  const before = databaseBefore('0002_long_posts.sql');
  const full = 'a'.repeat(384 * 1024);
  before.prepare("INSERT INTO posts (title, content) VALUES ('A', ?), ('B', ''), ('C', '')").run(full);
  before.exec('DELETE FROM posts WHERE id = 3');
  before.exec(migration('0002_long_posts.sql'));
  before.prepare("INSERT INTO posts (title, content) VALUES ('D', ?)").run('a'.repeat(1024 * 1024));
  const rows = before.prepare('SELECT id, title, length(content) AS length FROM posts ORDER BY id').all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: 1, title: 'A', length: full.length },
    { id: 2, title: 'B', length: 0 },
    { id: 4, title: 'D', length: 1024 * 1024 },
  ]);
  expect(() => before.prepare('UPDATE posts SET content = ?').run('a'.repeat(1024 * 1024 + 1))).toThrow('CHECK');
});

test('uploads keep their rows and the numbering of ids after the migration that brings the pictures of the brand', () => {
  const before = databaseBefore('0003_pictures_of_the_brand.sql');
  const upload =
    before.prepare(`INSERT INTO media (key, state, name, alt, color, type, width, height, bytes, address, crops)
    VALUES (?, 'committed', ?, 'Um', '#112233', 'image/png', 8, 6, 99, ?, '{"wide":{"x":0.5,"y":1}}')`);
  const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(20));
  for (const key of keys) upload.run(key, key, `/media/${key}-8x6-112233.webp`);
  before.exec(`UPDATE media SET state = 'trashed', replaced_by = 1 WHERE id = 2; DELETE FROM media WHERE id = 3`);
  const rows = before.prepare('SELECT * FROM media ORDER BY id').all();
  before.exec(migration('0003_pictures_of_the_brand.sql'));
  expect(before.prepare('SELECT * FROM media ORDER BY id').all()).toEqual(rows);

  const file = 'soulshake-1-1600x1600-b29ae5-23c03a';
  expect(upload.run(file, 'Soul Shake Chocolate', `/images/${file}.webp`).lastInsertRowid).toBe(4);
  expect(() => upload.run('soulshake-1', 'Outra', '/images/soulshake-1.webp')).toThrow('CHECK');
  expect(() => upload.run('d'.repeat(20), 'Outra', '/outra.webp')).toThrow('CHECK');
  before.exec('PRAGMA foreign_keys = ON; DELETE FROM media WHERE id = 1');
  expect(before.prepare('SELECT replaced_by FROM media WHERE id = 2').get()).toEqual({ replaced_by: null });
});

test('redirects with small escapes are spelled canonically by their migration, unless that address has one', () => {
  const before = databaseBefore('0009_escapes_of_redirects.sql');
  before.exec(`INSERT INTO redirects (key, path, target) VALUES
    (printf('%020d', 1), '/promo%c3%a7%C3%a3o', '/a%2fb'),
    (printf('%020d', 2), '/caf%c3%a9', '/sobre'),
    (printf('%020d', 3), '/caf%C3%A9', '/contato'),
    (printf('%020d', 4), '/cafe', '/sobre')`);
  before.exec(migration('0009_escapes_of_redirects.sql'));
  expect(before.prepare('SELECT path, target FROM redirects ORDER BY key').all().map(Object.values)).toEqual([
    ['/promo%C3%A7%C3%A3o', '/a%2Fb'],
    ['/caf%c3%a9', '/sobre'],
    ['/caf%C3%A9', '/contato'],
    ['/cafe', '/sobre'],
  ]);
});
