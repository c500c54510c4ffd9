import { vi } from 'vitest';
import { noteChangeHere } from '#edge';
import { hashPassword } from '../../../functions/auth/password';
import { env, sharedPages } from '../../helpers/edge';
import { PASSWORD } from './accounts';
import { emailOf, NAMES } from './world';

/** The sessions with which Nina begins. */
export const SESSIONS = {
  phone: '00000000-0000-4000-8000-000000000001',
  laptop: '00000000-0000-4000-8000-000000000002',
};

const CATALOGUE = [
  ...['aa', 'bb', 'cc'].map(
    (key, position) =>
      `INSERT INTO categories (key, name, image, position) VALUES ('${key}', '«${position + 6}»', '/images/a.webp', ${position})`,
  ),
  ...['aa', 'aa', 'bb'].map(
    (category, index) =>
      `INSERT INTO products (category, number, name, price_cents) VALUES ('${category}', ${index + 1}, '«${index + 9}»', 990)`,
  ),
  ...['«12»', '«13»'].map(
    (name) =>
      `INSERT INTO locations (name, address, city, uf, type) VALUES ('${name}', 'Rua A, 1', 'Vitória', 'ES', 'store')`,
  ),
];

const BEGINNING = Date.parse('2026-03-02T12:00:00.000Z');

const HASH = await hashPassword(PASSWORD);

/** Nina has an account, so that most acts find one, and is signed in on both of her browsers. */
function customer(): string[] {
  const now = new Date().toISOString();
  return [
    `UPDATE users SET password_hash = '${HASH}' WHERE name = 'Nina'`,
    ...Object.values(SESSIONS).map(
      (id) =>
        `INSERT INTO sessions (id, user_id, device, created_at, rotated_at) SELECT '${id}', id, 'Firefox', '${now}', '${now}' FROM users WHERE name = 'Nina'`,
    ),
  ];
}

/** Empties everything and fills in the content with which a history begins. */
export async function begun(origin: string, withCatalogue: boolean): Promise<void> {
  vi.setSystemTime(BEGINNING);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
  ).all<{ name: string }>();
  const emptied = [...results, { name: 'sqlite_sequence' }].map(({ name }) => `DELETE FROM "${name}"`);
  const roles = { Ana: 'admin', Edu: 'editor', Cid: null };
  const people = NAMES.filter((name) => withCatalogue || name !== 'Nina').flatMap((name) => {
    const id = crypto.randomUUID();
    const role = roles[name as keyof typeof roles];
    const email = emailOf(name);
    return [
      `INSERT INTO users (id, name, email, password_hash, confirmed_at) VALUES ('${id}', '${name}', '${email}', 'x', '2026-01-01T00:00:00.000Z')`,
      ...(role ? [`INSERT INTO user_roles (user_id, role) VALUES ('${id}', '${role}')`] : []),
    ];
  });
  const slides = ['«1»', '«2»', '«3»'].map((title, position) => {
    return `INSERT INTO slides (title, image_url, position) VALUES ('${title}', '/images/slide-1-2880.webp', ${position})`;
  });
  const posts = [`'2026-03-01T12:00:00.000Z'`, 'NULL'].map((publishedAt, index) => {
    return `INSERT INTO posts (title, content, published_at) VALUES ('«${index + 4}»', '<p>Açaí.</p>', ${publishedAt})`;
  });
  await env.DB.batch(
    [
      'PRAGMA defer_foreign_keys = on',
      ...emptied,
      ...people,
      ...slides,
      ...posts,
      ...(withCatalogue ? [...CATALOGUE, ...customer()] : []),
    ].map((sql) => env.DB.prepare(sql)),
  );
  const { objects } = await env.MEDIA.list();
  if (objects.length > 0) await env.MEDIA.delete(objects.map(({ key }) => key));
  await sharedPages.delete('changes');
  await noteChangeHere({ ...env, SITE_ORIGIN: origin }, new Request(origin));
}
