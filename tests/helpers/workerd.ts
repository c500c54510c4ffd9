import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { seedStatements } from '../../scripts/seed/statements.ts';
import { CONFIG, PLATFORM } from '../../scripts/wrangler.mjs';

/** Address of another server that tests may call as `JOBS`. */
type Services = { JOBS?: { external: { address: string; http: object } } };

/** Runs tests in workerd with the bindings of a deployment, and those that tests need. */
export const workerd = (services: Services = {}) =>
  cloudflareTest(async () => ({
    wrangler: { configPath: CONFIG },
    miniflare: {
      bindings: {
        SITE_ORIGIN: 'https://soul.test',
        MAIL_AT_ONCE: '1',
        AUTH_SECRET: 'edge-tests-0123456789-abcdefghijklmnopqrstuvwxyz',
        MIGRATIONS: await readD1Migrations(fileURLToPath(new URL('../../migrations', import.meta.url))),
        SEED: seedStatements(),
        PLATFORM,
        SIMULATE: process.env.SIMULATE ?? '',
      },
      // For a Worker, its configuration binds the assets.
      serviceBindings: { ...(PLATFORM === 'pages' && { ASSETS: staticFile }), ...services },
    },
  }));

/** Answers like the binding of Pages: with a file of `public/`. */
function staticFile(request: { url: string }): Response {
  const file = fileURLToPath(new URL(`../../public${new URL(request.url).pathname}`, import.meta.url));
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
}
