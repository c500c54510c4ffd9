import { applyD1Migrations } from 'cloudflare:test';
import { beforeAll } from 'vitest';
import { noteChangeHere } from '#edge';
import { env } from './edge';

/** Every file starts with the migrated database, the seeded content, an empty storage and no recently cached page. */
beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT GLOB '_cf_*' AND name NOT GLOB 'd1_*'",
  ).all<{ name: string }>();
  const emptied = results.map(({ name }) => `DELETE FROM "${name}"`);
  const statements = ['PRAGMA defer_foreign_keys = on', ...emptied, ...env.SEED];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  const { objects } = await env.MEDIA.list();
  await env.MEDIA.delete(objects.map(({ key }) => key));
  await noteChangeHere(env, new Request(env.SITE_ORIGIN));
});
