// `npm test`: style, types, unit tests, edge tests in workerd, and the main journeys in Chromium. `npm run test:all` (`--all`)
// adds the long edge tests and all other browser tests. Prints at the end how many passed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { freePort } from './port.mjs';
import { build, install, NODE, ROOT, say, secrets } from './prepare.mjs';
import { browserTests, vitestTests } from './test-results.mjs';

const ALL = process.argv.includes('--all');
const RESULTS = path.join(ROOT, 'test-results');
const started = Date.now();
/** Every test of both runners, with its name, its state and its duration in ms. */
const tests = [];
/** Names of failed checks and tests, printed again at the end: often only the last lines of a run are kept. */
const failures = [];
let passed = 0;
let failed = 0;

install();
rmSync(RESULTS, { recursive: true, force: true });
// Browser tests start from the seeded content, whatever the last run left.
rmSync(path.join(ROOT, '.wrangler/test'), { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
secrets();

step('Style', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']);
step('Types', 'node_modules/typescript/bin/tsc', []);
say('Build');
build();
const vitest = ALL ? ['run'] : ['run', '--tagsFilter', '!long'];
suite('Unit and edge tests', 'node_modules/vitest/vitest.mjs', vitest, 'vitest.json', vitestTests);

const browser = await findBrowser();
if (browser) {
  const playwright = ALL ? ['test'] : ['test', '--grep', '@main'];
  suite('Browser tests', 'node_modules/@playwright/test/cli.js', playwright, 'playwright.json', browserTests, {
    CHROMIUM: browser,
    TEST_PORT: String(await freePort()),
  });
} else {
  console.error(NO_BROWSER);
  fail(NO_BROWSER);
}

const unsteady = tests.filter(({ flaky }) => flaky);
if (unsteady.length > 0) {
  say(`${unsteady.length} passed only at the second try`);
  for (const { name } of unsteady) console.log(`  ${name}`);
}
say('The ten slowest');
for (const { ms, name } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10)) {
  console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}
if (failures.length > 0) {
  say('What failed');
  for (const name of failures) console.log(`  ${name}`);
}
say(`${Math.round((Date.now() - started) / 1000)} s${ALL ? '' : '; npm run test:all runs every test'}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function runNode(script, args, env = {}) {
  return (
    spawnSync(NODE, [script, ...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

/** Runs a check that passes or fails as a whole. */
function step(title, script, args) {
  say(title);
  if (runNode(script, args)) passed += 1;
  else fail(title);
}

function fail(name) {
  failed += 1;
  failures.push(name);
}

/** Runs a test runner that writes the result of each test to a file. Without that file the runner has failed. */
function suite(title, script, args, file, read, env) {
  say(title);
  const ok = runNode(script, args, env);
  try {
    const run = read(JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')));
    const bad = run.filter(({ state }) => state === 'failed');
    tests.push(...run);
    passed += run.filter(({ state }) => state === 'passed').length;
    for (const { name } of bad) fail(name);
    if (!ok && bad.length === 0) fail(title);
  } catch {
    fail(title);
  }
}
