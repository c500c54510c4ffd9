import { locationSearchText, postSearchText, productSearchText } from '../../src/shared/search.ts';
import { mediaRows } from './brand-pictures.ts';
import { categories } from './categories.ts';
import { faqs } from './faqs.ts';
import { locations } from './locations.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { slides } from './slides.ts';

type Row = Record<string, unknown>;

/** Returns the demonstration content as SQL, one statement per row, for a local database, a remote one and the tests. */
export function seedStatements(): string[] {
  return [
    ...categories.map((row) => insert('categories', row)),
    ...products.map((row) => insert('products', { ...row, searchText: productSearchText(row) })),
    ...posts.map((row, index) =>
      insert('posts', {
        id: index + 1,
        ...row,
        createdAt: row.publishedAt,
        updatedAt: row.publishedAt,
        searchText: postSearchText(row),
      }),
    ),
    ...slides.map((row) => insert('slides', row)),
    ...faqs.map((row, position) => insert('faqs', { ...row, position })),
    ...locations.map((row) => insert('locations', { ...row, searchText: locationSearchText(row) })),
    ...pictureStatements(),
  ];
}

/** Returns the brand's pictures in Mídia as SQL. A database that was filled before they were rows gets them alone. */
export function pictureStatements(): string[] {
  return mediaRows().map((row) => insert('media', row));
}

function insert(table: string, row: Row): string {
  const columns = Object.keys(row).map((key) => `"${key.replace(/([A-Z])/g, '_$1').toLowerCase()}"`);
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')});`;
}

/** Returns a value as SQL text; lists and objects are stored as JSON. */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? '1' : '0';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `'${text.replaceAll("'", "''")}'`;
}
