import { defineConfig } from 'vitest/config';
import { workerd } from './tests/helpers/workerd.ts';

/** Edge tests run the bundle of `npm run build`, which is the one that is deployed (`#edge`). */
export default defineConfig({
  test: {
    // workerd reads its modules through the runner, not from this machine's disk.
    fsModuleCache: false,
    // Tests of accounts mostly wait for answers that are delayed on purpose.
    maxWorkers: 3,
    // The edge logs a line for every request: only those of failed tests matter.
    silent: 'passed-only',
    reporters: ['default', ['json', { outputFile: process.env.VITEST_RESULTS ?? 'test-results/vitest.json' }]],
    tags: [{ name: 'long', description: 'tries very many cases or restarts a server: only in `npm run test:all`' }],
    // Builds first if the sources have changed: tests never run against an old build.
    globalSetup: 'tests/helpers/build.ts',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          // Files share nothing but modules without state, which are then loaded once.
          isolate: false,
          pool: 'threads',
          // Some tests try thousands of cases, on busy machines.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [workerd()],
        test: {
          name: 'edge',
          // One workerd for many files: starting it and reading the bundle takes longer than most files. Each file still
          // starts from a clean state (edge-setup.ts).
          isolate: false,
          include: ['tests/edge/**/*.test.ts'],
          setupFiles: ['tests/helpers/edge-setup.ts'],
          // Passwords are really hashed, several at a time, on busy machines.
          testTimeout: 30_000,
        },
      },
    ],
  },
});
