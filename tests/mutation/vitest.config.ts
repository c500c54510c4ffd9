import { configDefaults, defineConfig } from 'vitest/config';

/** They read what was built, or the sources as they are written: no planted fault is in the one, a mark in the other. */
const OF_FILES = ['budget', 'no-eval', 'planted'].map((name) => `tests/unit/${name}.test.ts`);

/** The unit tests alone, on the sources as they stand: nothing is built for each of thousands of faults. */
export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...OF_FILES],
    environment: 'node',
    testTimeout: 30_000,
  },
});
