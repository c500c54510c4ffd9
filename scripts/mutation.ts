/**
 * `npm run mutation`: plants one fault at a time into the rules of the product and checks whether a unit test fails. The
 * number of survivors may only decrease: tests/mutation/survivors.json. `-- src/shared/merge.ts` checks one file or folder,
 * `-- --keep` records improvements, `-- --concurrency 1` leaves a core free.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { better, survivorsOf, told, worse } from '../tests/mutation/report.ts';
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
if (files.length === 0) throw new Error(`Nenhum arquivo de ${path.relative(ROOT, KEPT)} começa assim: ${positionals}`);

install();
secrets();
say(`Plantando falhas em ${files.length} arquivos…`);
const report = await plantFaults(files, Number(values.concurrency));
for (const line of told(report, kept)) console.log(line);
const found = survivorsOf(report);
if (values.keep) writeFileSync(KEPT, `${JSON.stringify(better(found, kept), null, 2)}\n`);
const grown = worse(found, kept);
say(grown.length === 0 ? 'Nenhum arquivo piorou.' : `Pioraram: ${grown.join(', ')}`);
process.exit(grown.length === 0 ? 0 : 1);
