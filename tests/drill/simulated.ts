import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { NODE, ROOT } from '../../scripts/prepare.mjs';
import type { Mark } from './mark.ts';

/** Where the runner leaves what became of each test (`vitest.config.ts`). */
const RESULTS = path.join(ROOT, 'test-results/vitest.json');

/** What the runner leaves of a run, as far as it is read here. */
type Result = { numPassedTests: number; testResults: { assertionResults: { title: string; status: string }[] }[] };

/**
 * The promises of trust.md that hold whatever fails and whoever comes at once: many seeds of `tests/edge/simulation`, of
 * which `npm test` plays three.
 */
export const simulated: Mark = {
  name: 'simulated',
  title: 'Histórias com falhas sorteadas',
  async run(_, { seeds }) {
    rmSync(RESULTS, { force: true });
    const run = spawn(NODE, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'edge', 'simulation'], {
      cwd: ROOT,
      env: { ...process.env, SIMULATE: seeds },
    });
    const end = () => run.kill();
    process.once('exit', end);
    const [errors] = await Promise.all([text(run.stderr), text(run.stdout)]);
    process.off('exit', end);
    const result = readResult(errors);
    const told = result.testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = told.filter(({ status }) => status !== 'passed').map(({ title }) => title.split(': ').at(-1));
    assert.deepEqual(
      failed,
      [],
      `não cumprem: ${failed.join(', ')} (SIMULATE=… npx vitest run --project edge simulation)`,
    );
    return `${result.numPassedTests - 1} histórias (sementes ${seeds}), 0 promessas quebradas, a mesma semente conta a mesma`;
  },
};

function readResult(errors: string): Result {
  try {
    return JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    throw new Error(`as histórias não foram contadas: ${errors.trim().slice(-300)}`);
  }
}
