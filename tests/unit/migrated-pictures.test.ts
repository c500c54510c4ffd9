import { globSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import addresses from '../../scripts/seed/pictures.json';

const files = globSync('migrations/*.sql').sort();
const isBefore = (file: string) => file < 'migrations/0028';
const FORMER = '/images/soulshake-9-900x900-c8d89e-1f5b16.webp';

test('pictures that were rendered anew are followed where a database names them, and no others', () => {
  const database = new DatabaseSync(':memory:');
  const run = (wanted: string[]) => {
    for (const file of wanted) database.exec(readFileSync(file, 'utf8'));
  };
  run(files.filter(isBefore));
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
