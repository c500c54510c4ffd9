import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that read the build or the source files as text: planted faults would be missing there, or be misread. */
const OF_FILES = ['budget', 'no-eval', 'planted'].map((name) => `tests/unit/${name}.test.ts`);

/** Only the unit tests, on the sources: no build for each of thousands of faults. */
export default defineConfig({
  test: {
    include: ['tests/unit/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...OF_FILES],
    environment: 'node',
    testTimeout: 30_000,
  },
});
