/**
 * `npm run mutation`: plants one fault at a time into the rules of the product and checks whether a unit test fails. Each
 * survivor needs a reason in tests/mutation/survivors.json. `-- src/shared/merge.ts` checks one file or folder, `-- --keep`
 * removes survivors that tests detect now, `-- --concurrency 1` leaves a core free. `-- --edge` plants the faults of
 * tests/mutation/edge instead, which the edge tests detect; with `--keep` it plays all of them, or those of a folder or
 * file with `--by tests/edge/accounts`, and keeps which ones did.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EDGE_KEPT, keepEdge, keptEdge, survivorsByFile } from '../tests/mutation/edge/kept.ts';
import { plantEdgeFaults } from '../tests/mutation/edge/play.ts';
import {
  type Kept,
  LEAST,
  type Report,
  reportLines,
  scoreOf,
  stillAlive,
  survivorsOf,
  unexplained,
} from '../tests/mutation/report.ts';
import { KEPT, keptSurvivors, plantFaults } from '../tests/mutation/stryker.ts';
import { install, ROOT, say, secrets } from './prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    keep: { type: 'boolean', default: false },
    edge: { type: 'boolean', default: false },
    by: { type: 'string', multiple: true, default: ['tests/edge'] },
    concurrency: { type: 'string', default: '2' },
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
install();
secrets();
const [report, kept, record] = await (values.edge ? edgeFaults() : ruleFaults());
for (const line of reportLines(report, kept)) console.log(line);
const unknown = unexplained(survivorsOf(report), kept);
const isLow = positionals.length === 0 && scoreOf(report).share < LEAST;
if (unknown.length > 0) say(`Undetected faults without a reason in ${path.relative(ROOT, record)}: ${unknown.length}`);
if (isLow) say(`Less than ${LEAST * 100} % of the faults were detected.`);
process.exit(unknown.length > 0 || isLow ? 1 : 0);

type Planted = [report: Report, kept: Kept, record: string];

async function ruleFaults(): Promise<Planted> {
  const kept = keptSurvivors();
  const report = await plantFaults(wanted(kept, KEPT), Number(values.concurrency));
  if (values.keep) writeFileSync(KEPT, `${JSON.stringify(stillAlive(survivorsOf(report), kept), null, 2)}\n`);
  return [report, kept, KEPT];
}

async function edgeFaults(): Promise<Planted> {
  const record = keptEdge();
  const kept = survivorsByFile(record);
  const files = wanted(kept, EDGE_KEPT);
  const tests = Object.fromEntries(
    files.map((file) => {
      const { tests = [] } = record[file] ?? {};
      return [file, values.keep ? [...new Set([...tests, ...quickTests()])] : tests];
    }),
  );
  const played = await plantEdgeFaults(tests, values.keep ? {} : kept);
  if (values.keep) keepEdge(record, played.report, played.tests);
  return [played.report, kept, EDGE_KEPT];
}

/** Returns the edge tests without those that try very many cases: they would take too long for each fault. */
function quickTests(): string[] {
  const isLong = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').startsWith('// @module-tag long');
  return globSync('tests/edge/**/*.test.ts', { cwd: ROOT })
    .filter((file) => values.by.some((at) => file.startsWith(at)) && !isLong(file))
    .sort();
}

/** Returns the files of a record that the command names, or all of them. */
function wanted(kept: Kept, record: string): string[] {
  const files = Object.keys(kept).filter(
    (file) => positionals.length === 0 || positionals.some((at) => file.startsWith(at)),
  );
  if (files.length === 0) throw new Error(`No file of ${path.relative(ROOT, record)} begins with ${positionals}`);
  say(`Planting faults in ${files.length} files…`);
  return files;
}
