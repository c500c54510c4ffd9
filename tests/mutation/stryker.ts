// Runs Stryker on the product's rules: it plants one fault at a time and runs the unit tests against it.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { NODE, ROOT } from '../../scripts/prepare.mjs';
import type { Kept, Report } from './report.ts';

export const KEPT = path.join(ROOT, 'tests/mutation/survivors.json');
/** Same path as in `stryker.json`. */
const REPORT = path.join(ROOT, 'test-results/mutation.json');

/** Files in which faults are planted, each with those that may go undetected, and why. */
export const keptSurvivors = (): Kept => JSON.parse(readFileSync(KEPT, 'utf8'));

/** Plants faults in the files, `concurrency` at a time, and returns the report. */
export async function plantFaults(files: string[], concurrency = 2): Promise<Report> {
  rmSync(REPORT, { force: true });
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'tests/mutation/stryker.json'];
  const run = spawn(NODE, [...stryker, '--mutate', files.join(), '--concurrency', String(concurrency)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => run.kill();
  process.once('exit', end);
  const [output, errors] = await Promise.all([text(run.stdout), text(run.stderr)]);
  process.off('exit', end);
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    const [, reason = errors] = /ERROR.*\n((?:\t.*\n)+)/.exec(output) ?? [];
    throw new Error(`Stryker ended early: ${reason.trim().slice(0, 600)}`);
  }
}
