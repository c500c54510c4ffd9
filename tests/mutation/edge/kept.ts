import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runPinned } from '../../../scripts/prepare.mjs';
import { type Kept, type Report, stillAlive, survivorsOf } from '../report.ts';

/** Sources in which faults are planted: for each the test files that detect them, and faults that no test can detect. */
export type KeptEdge = Record<string, { tests: string[]; survivors: Kept[string] }>;

export const EDGE_KEPT = path.join(ROOT, 'tests/mutation/edge/survivors.json');

export const keptEdge = (): KeptEdge => JSON.parse(readFileSync(EDGE_KEPT, 'utf8'));

export function survivorsByFile(kept: KeptEdge): Kept {
  return Object.fromEntries(Object.entries(kept).map(([file, { survivors }]) => [file, survivors]));
}

/** Writes which test files detected the faults of each source, and leaves out survivors that they detect now. */
export function keepEdge(kept: KeptEdge, report: Report, tests: Record<string, string[]>): void {
  const alive = stillAlive(survivorsOf(report), survivorsByFile(kept));
  const next = Object.entries(kept).map(([file, before]) => [
    file,
    { tests: tests[file] ?? before.tests, survivors: alive[file] ?? [] },
  ]);
  writeFileSync(EDGE_KEPT, JSON.stringify(Object.fromEntries(next)));
  runPinned('node_modules/@biomejs/biome/bin/biome', ['format', '--write', EDGE_KEPT], { stdio: 'ignore' });
}
