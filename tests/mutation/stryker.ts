// Stryker, run on the rules of the product: a fault at a time is planted, and the unit tests are asked for it.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { NODE, ROOT } from '../../scripts/prepare.mjs';
import type { Report } from './report.ts';

export const KEPT = path.join(ROOT, 'tests/mutation/survivors.json');
/** As `stryker.json` names it. */
const REPORT = path.join(ROOT, 'test-results/mutation.json');

/** How many planted faults may go unnoticed in each file that is looked at: it may only become less. */
export const keptSurvivors = (): Record<string, number> => JSON.parse(readFileSync(KEPT, 'utf8'));

/** Plants faults in the files, as many at once as told, and says what became of each. */
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
    throw new Error(`Stryker parou antes do fim: ${reason.trim().slice(0, 600)}`);
  }
}
