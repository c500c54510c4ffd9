import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { endThread, pool } from './pool.ts';

/** Tests that read the build or the source files as text: planted faults would be missing there, or be misread. */
const OF_FILES = ['budget', 'no-eval', 'planted'].map((name) => `tests/unit/${name}.test.ts`);

/** Runs short files first: the first test that fails is enough. */
class ShortFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const known = (file: TestSpecification) => this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((a, b) => known(a) - known(b));
  }
}

/** Only the unit tests, on the sources: no build for each of thousands of faults. */
export default defineConfig({
  plugins: [
    {
      name: 'one-thread',
      // Not under `test`: Stryker names a pool of its own.
      configureVitest({ project, vitest }) {
        Object.assign(project.config, { pool: pool.name, poolRunner: pool, isolate: false });
        vitest.onClose(endThread);
      },
    },
  ],
  test: {
    include: ['tests/unit/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...OF_FILES],
    environment: 'node',
    // They start a server or try very many cases.
    tags: [{ name: 'long', skip: true }],
    setupFiles: ['tests/mutation/setup.ts'],
    sequence: { sequencer: ShortFirst },
    testTimeout: 30_000,
  },
});
