import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import addresses from '../../scripts/seed/pictures.json';

const files = globSync('migrations/*.sql').sort();
const isBefore = (file: string, last = '0028') => file < `migrations/${last}`;
const FORMER = '/images/soulshake-9-900x900-c8d89e-1f5b16.webp';

test('the migration updates addresses of newly rendered pictures in products and lines, and no others', () => {
  const database = new DatabaseSync(':memory:');
  const run = (wanted: string[]) => {
    for (const file of wanted) database.exec(readFileSync(file, 'utf8'));
  };
  run(files.filter((file) => isBefore(file)));
  const own = { src: '/media/0123456789abcdef0123-800x800-ffffff.webp', alt: 'Nossa' };
  const images = JSON.stringify([{ src: FORMER, alt: 'Pistache' }, own]);
  database.exec(`
    INSERT INTO categories (key, name, description, image, position) VALUES ('a', 'A', '', '${FORMER}', 0), ('b', 'B', '', '${own.src}', 1);
    INSERT INTO products (id, category, number, name, price_cents, description, images)
    VALUES (1, 'a', 1, 'Um', 100, '', '${images}'), (2, 'a', 2, 'Dois', 100, '', '${JSON.stringify([own])}');
  `);
  run(files.filter((file) => !isBefore(file)));
  const products = database.prepare('SELECT images FROM products ORDER BY id').all();
  expect(products.map((row) => JSON.parse(String(row.images)))).toEqual([
    [{ src: addresses['soulshake-9'], alt: 'Pistache' }, own],
    [own],
  ]);
  const categories = database.prepare('SELECT image FROM categories ORDER BY position').all();
  expect(categories.map(({ image }) => image)).toEqual([addresses['soulshake-9'], own.src]);
});

test('a later migration updates such addresses in articles, working copies, pages and settings', () => {
  const database = new DatabaseSync(':memory:');
  const run = (wanted: string[]) => {
    for (const file of wanted) database.exec(readFileSync(file, 'utf8'));
  };
  run(files.filter((file) => isBefore(file, '0040')));
  const OTHER = '/images/soulshake-1-900x900-b29ae5-7913dc.webp';
  const text = `<p>Dois</p><img src="${FORMER}" alt="a"><img src="${OTHER}" alt="b"><img src="${FORMER}" alt="c">`;
  const json = JSON.stringify({ content: text, image: FORMER });
  const now = text.replaceAll(FORMER, addresses['soulshake-9']).replaceAll(OTHER, addresses['soulshake-1']);
  database.exec(`
    INSERT INTO posts (id, title, content, author_image) VALUES (1, 'A', '${text}', '${FORMER}'), (2, 'B', '<p>Sem</p>', NULL);
    INSERT INTO working_copies (noun, record_id, fields, base, base_version, version, saved_at)
    VALUES ('posts', '1', '${json}', '${json}', 1, 1, '');
    INSERT INTO pages (page, overrides, version, updated_at) VALUES ('sobre', '${json}', 2, '');
    INSERT OR REPLACE INTO settings (id, overrides) VALUES (1, '${json}');
  `);
  run(files.filter((file) => !isBefore(file, '0040')));
  const all = (sql: string) => database.prepare(sql).all();
  expect(all('SELECT content, author_image FROM posts ORDER BY id')).toEqual([
    { content: now, author_image: addresses['soulshake-9'] },
    { content: '<p>Sem</p>', author_image: null },
  ]);
  const led = { content: now, image: addresses['soulshake-9'] };
  for (const column of ['fields', 'base']) {
    const [copy] = all(`SELECT ${column} AS text FROM working_copies`);
    expect(JSON.parse(String(copy?.text))).toEqual(led);
  }
  for (const table of ['pages', 'settings']) {
    const [row] = all(`SELECT overrides FROM ${table}`);
    expect(JSON.parse(String(row?.overrides))).toEqual(led);
  }
  // The version does not change, because a migration is not an edit.
  expect(all('SELECT version FROM posts ORDER BY id')).toEqual([{ version: 1 }, { version: 1 }]);
});
