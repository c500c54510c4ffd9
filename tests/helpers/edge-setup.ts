import { applyD1Migrations } from 'cloudflare:test';
import { beforeAll } from 'vitest';
import { env } from './edge';

/** Every file starts with the migrated database and the seeded content; storage is its own. */
beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS);
  await env.DB.batch(env.SEED.map((statement) => env.DB.prepare(statement)));
});
