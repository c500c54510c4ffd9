import { fileURLToPath } from 'node:url';
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { buildFacts } from './scripts/build-facts.ts';
import { seedStatements } from './scripts/seed/statements.ts';

export default defineConfig({
  test: {
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: [
          buildFacts(),
          cloudflareTest(async () => ({
            main: './functions/dev.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                AUTH_SECRET: 'edge-tests-0123456789-abcdefghijklmnopqrstuvwxyz',
                MIGRATIONS: await readD1Migrations(fileURLToPath(new URL('./migrations', import.meta.url))),
                SEED: seedStatements(),
              },
            },
          })),
        ],
        test: { name: 'edge', include: ['tests/edge/**/*.test.ts'], setupFiles: ['tests/helpers/edge-setup.ts'] },
      },
    ],
  },
});
