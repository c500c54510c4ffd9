// Runs edge tests with options that only the drill needs.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { NODE, ROOT } from '../../scripts/prepare.mjs';

/** The fields of the runner's results that are read here. */
type Result = { numPassedTests: number; testResults: { assertionResults: { title: string; status: string }[] }[] };

/** Runs the edge tests, or those of one file; returns how many passed and the titles of the failed ones. */
export async function edgeTests(env: Record<string, string>, file?: string) {
  const results = path.join(tmpdir(), `drill-${randomUUID()}.json`);
  const run = spawn(NODE, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'edge', ...(file ? [file] : [])], {
    cwd: ROOT,
    env: { ...process.env, ...env, VITEST_RESULTS: results },
  });
  const end = () => run.kill();
  process.once('exit', end);
  const [errors] = await Promise.all([text(run.stderr), text(run.stdout)]);
  process.off('exit', end);
  const { numPassedTests, testResults } = readResult(results, errors);
  const told = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = told.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return { passed: numPassedTests, failed };
}

function readResult(file: string, errors: string): Result {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`the tests were not counted: ${errors.trim().slice(-300)}`);
  } finally {
    rmSync(file, { force: true });
  }
}
