import { globSync, readFileSync } from 'node:fs';
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
  const [tables, longer] = ['migrations/0001_tables.sql', 'migrations/0002_long_posts.sql'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  const before = new DatabaseSync(':memory:');
  before.exec(String(tables));
  const full = 'a'.repeat(384 * 1024);
  before.prepare("INSERT INTO posts (title, content) VALUES ('A', ?), ('B', ''), ('C', '')").run(full);
  before.exec('DELETE FROM posts WHERE id = 3');
  before.exec(String(longer));
  before.prepare("INSERT INTO posts (title, content) VALUES ('D', ?)").run('a'.repeat(1024 * 1024));
  const rows = before.prepare('SELECT id, title, length(content) AS length FROM posts ORDER BY id').all();
  expect(rows.map((row) => ({ ...row }))).toEqual([
    { id: 1, title: 'A', length: full.length },
    { id: 2, title: 'B', length: 0 },
    { id: 4, title: 'D', length: 1024 * 1024 },
  ]);
  expect(() => before.prepare('UPDATE posts SET content = ?').run('a'.repeat(1024 * 1024 + 1))).toThrow('CHECK');
});
