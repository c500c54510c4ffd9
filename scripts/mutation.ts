/**
 * `npm run mutation`: plants one fault at a time into the rules of the product and checks whether a unit test fails. Each
 * survivor needs a reason in tests/mutation/survivors.json. `-- src/shared/merge.ts` checks one file or folder, `-- --keep`
 * removes survivors that tests detect now, `-- --concurrency 1` leaves a core free.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LEAST, reportLines, scoreOf, stillAlive, survivorsOf, unexplained } from '../tests/mutation/report.ts';
import { KEPT, keptSurvivors, plantFaults } from '../tests/mutation/stryker.ts';
import { install, ROOT, say, secrets } from './prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'boolean', default: false }, concurrency: { type: 'string', default: '2' } },
});
const kept = keptSurvivors();
const files = Object.keys(kept).filter(
  (file) => positionals.length === 0 || positionals.some((at) => file.startsWith(at)),
);
if (files.length === 0) throw new Error(`No file of ${path.relative(ROOT, KEPT)} begins with ${positionals}`);

install();
secrets();
say(`Planting faults in ${files.length} files…`);
const report = await plantFaults(files, Number(values.concurrency));
for (const line of reportLines(report, kept)) console.log(line);
const found = survivorsOf(report);
if (values.keep) writeFileSync(KEPT, `${JSON.stringify(stillAlive(found, kept), null, 2)}\n`);
const unknown = unexplained(found, kept);
const isLow = positionals.length === 0 && scoreOf(report).share < LEAST;
if (unknown.length > 0) say(`Undetected faults without a reason in ${path.relative(ROOT, KEPT)}: ${unknown.length}`);
if (isLow) say(`Less than ${LEAST * 100} % of the faults were detected.`);
process.exit(unknown.length > 0 || isLow ? 1 : 0);
