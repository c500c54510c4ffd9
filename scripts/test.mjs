// `npm test`: style, types, unit tests, edge tests in workerd, browser tests in Chromium. Says at the end how many passed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { build, install, NODE, ROOT, say, secrets } from './prepare.mjs';

const RESULTS = path.join(ROOT, 'test-results');
const started = Date.now();
let passed = 0;
let failed = 0;

install();
rmSync(RESULTS, { recursive: true, force: true });
// Browser tests start from the seeded content, whatever the last run left.
rmSync(path.join(ROOT, '.wrangler/test'), { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
secrets();

step('Estilo', 'node_modules/@biomejs/biome/bin/biome', ['check', '.']);
step('Tipos', 'node_modules/typescript/bin/tsc', []);
say('Construção');
build();
suite('Testes de unidade e de borda', 'node_modules/vitest/vitest.mjs', ['run'], 'vitest.json', countVitest);

const browser = await findBrowser();
if (browser) {
  suite('Testes de navegador', 'node_modules/@playwright/test/cli.js', ['test'], 'playwright.json', countPlaywright, {
    CHROMIUM: browser,
  });
} else {
  console.error(NO_BROWSER);
  failed += 1;
}

say(`${Math.round((Date.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function runNode(script, args, env = {}) {
  return (
    spawnSync(NODE, [script, ...args], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

/** A check that either holds or does not. */
function step(title, script, args) {
  say(title);
  if (runNode(script, args)) passed += 1;
  else failed += 1;
}

/** A runner that leaves its counts in a file; one that leaves none has failed. */
function suite(title, script, args, file, count, env) {
  say(title);
  const ok = runNode(script, args, env);
  try {
    const counts = count(JSON.parse(readFileSync(path.join(RESULTS, file), 'utf8')));
    passed += counts.passed;
    failed += ok ? counts.failed : Math.max(1, counts.failed);
  } catch {
    failed += 1;
  }
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
