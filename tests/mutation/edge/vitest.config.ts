import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ROOT } from '../../../scripts/prepare.mjs';
import { workerd } from '../../helpers/workerd.ts';
import { FOLDER, plantedSources } from './bundle.ts';

/** Starts one workerd with the bundle of `bundle.ts`, which plays the jobs of `player.ts`. */
export default defineConfig({
  root: ROOT,
  plugins: [plantedSources(), workerd({ JOBS: { external: { address: process.env.JOBS ?? '', http: {} } } })],
  resolve: { alias: { '#edge': path.join(ROOT, FOLDER, 'app.js') } },
  test: {
    include: ['tests/mutation/edge/begin.ts'],
    runner: 'tests/mutation/edge/runner.ts',
    setupFiles: ['tests/helpers/edge-setup.ts', 'tests/mutation/edge/setup.ts'],
    isolate: false,
    maxWorkers: 1,
    fsModuleCache: false,
    silent: true,
    testTimeout: 20_000,
    tags: [{ name: 'long' }],
  },
});
