import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { seedStatements } from './scripts/seed/statements.ts';
import { CONFIG, PLATFORM } from './scripts/wrangler.mjs';

/** Edge tests drive the bundle that `npm run build` makes, the one that is deployed (`#edge`). */
export default defineConfig({
  test: {
    // workerd reads its modules through the runner, not from this machine's disk.
    fsModuleCache: false,
    // Tests of accounts mostly wait for answers that are held back on purpose.
    maxWorkers: 3,
    // The edge writes a line for every request: those of a test that fails are of interest.
    silent: 'passed-only',
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    // Nothing is tested that was built from other sources than those which stand here.
    globalSetup: 'tests/helpers/build.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // Some try thousands of cases, on machines that are busy.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          cloudflareTest(async () => ({
            wrangler: { configPath: CONFIG },
            miniflare: {
              bindings: {
                SITE_ORIGIN: 'https://soul.test',
                MAIL_AT_ONCE: '1',
                AUTH_SECRET: 'edge-tests-0123456789-abcdefghijklmnopqrstuvwxyz',
                MIGRATIONS: await readD1Migrations(fileURLToPath(new URL('./migrations', import.meta.url))),
                SEED: seedStatements(),
                PLATFORM,
                SIMULATE: process.env.SIMULATE ?? '',
              },
              // A Worker's assets are bound by its configuration.
              ...(PLATFORM === 'pages' && { serviceBindings: { ASSETS: staticFile } }),
            },
          })),
        ],
        test: {
          name: 'edge',
          // One workerd for many files: to start one and to read the bundle takes longer than most files. Each begins
          // anew all the same (edge-setup.ts).
          isolate: false,
          include: ['tests/edge/**/*.test.ts'],
          setupFiles: ['tests/helpers/edge-setup.ts'],
          // Passwords are hashed for real, several at a time, on machines that are busy.
          testTimeout: 30_000,
        },
      },
    ],
  },
});

/** What Pages' own binding answers with: a file of `public/`. */
function staticFile(request: { url: string }): Response {
  const file = fileURLToPath(new URL(`./public${new URL(request.url).pathname}`, import.meta.url));
  return existsSync(file) ? new Response(readFileSync(file)) : new Response(null, { status: 404 });
}
