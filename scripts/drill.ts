/**
 * `npm run drill`: checks the marks of trust that need minutes, each on its own server and data, and prints a line with a
 * figure for each. `-- --only killed` checks one, `-- --requests 20000` raises the load, `-- --seeds 1-500` plays other
 * histories, `-- --files src/shared/merge.ts` limits `mutants` and `edge-mutants` to some files, `-- --planted` plants faults
 * and checks that each is caught. docs/trust.md says where each mark is checked.
 */
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Mark, seconds } from '../tests/drill/mark.ts';
import { marks } from '../tests/drill/marks.ts';
import { plantAll } from '../tests/drill/planted.ts';
import { build, database, install, ROOT, say, secrets } from './prepare.mjs';

const FOLDER = '.wrangler/drill';
/** Database with the demonstration content, with which every mark begins. */
const SEEDED = `${FOLDER}/seeded`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    requests: { type: 'string', default: '3000' },
    seeds: { type: 'string', default: '1001-1030' },
    files: { type: 'string', default: '' },
    planted: { type: 'boolean', default: false },
  },
});
const requests = Number(values.requests);
const files = values.files.split(',').filter(Boolean);
const wanted = (name: string) => !values.only || values.only.split(',').includes(name);

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
const started = Date.now();
install();
secrets();
build();
database(SEEDED);

const outcomes: boolean[] = [];
if (values.planted) {
  await plantAll(wanted, FOLDER, (held, line) => {
    outcomes.push(held);
    tell(held, line);
  });
} else {
  for (const mark of marks.filter(({ name }) => wanted(name))) outcomes.push(await shown(mark));
}

const failed = outcomes.filter((held) => !held).length;
say(seconds(Date.now() - started));
console.log(`${outcomes.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || outcomes.length === 0 ? 1 : 0);

async function shown({ name, title, run }: Mark): Promise<boolean> {
  const state = `${FOLDER}/${name}`;
  rmSync(path.join(ROOT, state), { recursive: true, force: true });
  cpSync(path.join(ROOT, SEEDED), path.join(ROOT, state), { recursive: true });
  const begun = Date.now();
  const told = (held: boolean, figure: unknown) =>
    tell(held, `${title} (${name}): ${figure} [${seconds(Date.now() - begun)}]`);
  try {
    told(true, await run(state, { requests, seeds: values.seeds, files }));
    return true;
  } catch (error) {
    told(false, error instanceof Error ? error.message : error);
    return false;
  }
}

function tell(held: boolean, line: string) {
  console.log(`${held ? '✓' : '✗'} ${line}`);
}
