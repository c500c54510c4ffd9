/**
 * `npm run bench`: measures what visitors and editors wait for, as tables in `tests/bench/results.md`. `-- --only views`
 * measures and prints one part, `-- --rounds 3` takes fewer samples. Never test timings: only ratios hold on all machines.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { accounts } from '../tests/bench/accounts.ts';
import { answerTimes } from '../tests/bench/answers.ts';
import { clicks } from '../tests/bench/clicks.ts';
import { panelLists } from '../tests/bench/panel-lists.ts';
import { buildPlain } from '../tests/bench/plain/build.ts';
import { markdown, type Section } from '../tests/bench/section.ts';
import { firstViews, repeatViews } from '../tests/bench/views.ts';
import { databaseFile } from '../tests/drill/data.ts';
import { startProduct } from '../tests/drill/product.ts';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { build, database, install, ROOT, runPinned, say, secrets } from './prepare.mjs';

const FOLDER = '.wrangler/bench';
/** Database with the demonstration content, with which every part begins. */
const SEEDED = `${FOLDER}/seeded`;
const RESULTS = path.join(ROOT, 'tests/bench/results.md');
const SECTIONS: Section[] = [firstViews, repeatViews, clicks, answerTimes, panelLists, accounts];

const { values } = parseArgs({ options: { only: { type: 'string' }, rounds: { type: 'string', default: '5' } } });
const wanted = SECTIONS.filter(({ name }) => !values.only || values.only.split(',').includes(name));

install();
secrets();
build();
rmSync(path.join(ROOT, FOLDER), { recursive: true, force: true });
database(SEEDED);
const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
await buildPlain();

const parts: string[] = [];
for (const { name, title, run } of wanted) {
  say(name);
  const table = await withBrowser(executablePath, (browser) => run({ serve, browser, rounds: Number(values.rounds) }));
  const part = `## ${title}\n\n${markdown(table)}\n`;
  console.log(part);
  parts.push(part);
}
if (!values.only) {
  writeFileSync(RESULTS, ['# Results of `npm run bench`\n', ...parts].join('\n'));
  runPinned('node_modules/@biomejs/biome/bin/biome', ['format', '--write', RESULTS]);
}

/** Opens a browser for one section: one that has loaded hundreds of pages is slower. */
async function withBrowser<T>(executablePath: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath,
    // A service worker needs a certificate that the browser accepts; that of `withReplay` has no authority.
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

async function serve<T>(work: (origin: string) => Promise<T>, fill: string[] = []): Promise<T> {
  const state = `${FOLDER}/served`;
  rmSync(path.join(ROOT, state), { recursive: true, force: true });
  cpSync(path.join(ROOT, SEEDED), path.join(ROOT, state), { recursive: true });
  const rows = new DatabaseSync(databaseFile(state));
  for (const statement of fill) rows.exec(statement);
  rows.close();
  const product = await startProduct(state);
  try {
    return await work(product.origin);
  } finally {
    await product.stop();
  }
}
