import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { run, say } from './prepare.mjs';

const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Returns a Chromium for tests: Playwright's own, an installed one, or Debian's package where it can be installed. */
export async function findBrowser() {
  const found = (await playwrightsOwn()) ?? installed();
  if (found) return found;
  if (canInstall()) {
    say('Installing Debian’s Chromium for the browser tests…');
    run('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], { stdio: 'ignore' });
    return installed();
  }
  return null;
}

export const NO_BROWSER = `No browser for the tests. Install one of these and run npm test again:
  • Chromium or Google Chrome, from your system’s package manager
  • Playwright’s own: npx playwright install chromium
  • or say where it is: CHROMIUM=/path/to/chrome npm test`;

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM,
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
  ];
  return candidates.find((file) => file && existsSync(file)) ?? null;
}

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}
