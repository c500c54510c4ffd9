/**
 * `npm run look`: opens every screen and state of the product at every width, and lays out their pictures on sheets that can
 * be reviewed in two minutes. `-- --only toast --width 390` takes fewer, `-- --at <address>` uses a running server.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { existsAt, type Screen, sizeOf, VIEWPORTS, type Viewport } from '../tests/screens/screen.ts';
import { screens } from '../tests/screens/screens.ts';
import { arrived, closeScreen, openScreen, prepareStage, type Stage } from '../tests/screens/stage.ts';
import { findBrowser, NO_BROWSER } from './browser.mjs';
import { depthOf, resize, type Shot, takeShot, writeSheets } from './look/sheet.ts';
import { answers, isFree } from './port.mjs';
import { NODE, ROOT, say } from './prepare.mjs';

const FOLDER = path.join(ROOT, 'test-results/look');
/** Parallel windows: as many as a small machine has cores. More would only wait for one another. */
const WINDOWS = 2;
const STATE = '.wrangler/look';
/** Widths (px) of pictures in the dark theme. Its layout is that of the light one: a phone and a desktop are enough. */
const IN_THE_DARK = [390, 1440];

const { values } = parseArgs({
  options: { only: { type: 'string' }, width: { type: 'string' }, at: { type: 'string' } },
});
const wanted = screens.filter(({ name }) => name.toLowerCase().includes((values.only ?? '').toLowerCase()));
const viewports = VIEWPORTS.filter(({ width }) => !values.width || values.width.split(',').includes(String(width)));

const started = Date.now();
const executablePath = await findBrowser();
if (!executablePath) throw new Error(NO_BROWSER);
const args = [
  ...['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  // The same as for tests: see playwright.config.ts.
  ...['--renderer-process-limit=1', '--disable-site-isolation-trials', '--disable-checker-imaging'],
];
const [server, browser] = await Promise.all([
  values.at ? null : startProduct(),
  chromium.launch({ executablePath, args }),
]);

const shots: Shot[] = [];
const unreached: string[] = [];
try {
  const stage = await prepareStage(browser, values.at ?? server?.address ?? '', 0.5);
  const queue = [...wanted];
  await Promise.all(Array.from({ length: WINDOWS }, () => lookAll({ ...stage, windows: new Map() }, queue)));
} finally {
  await browser.close();
  server?.stop();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const order = new Map(wanted.map(({ name }, index) => [name as string, index]));
const inOrder = shots.toSorted((a, b) => (order.get(a.name) ?? 0) - (order.get(b.name) ?? 0));
const sheets = Map.groupBy(inOrder, ({ sheet: name }) => name);
const counts = await Promise.all([...sheets].map(([name, ofSheet]) => writeSheets(FOLDER, name, ofSheet)));
const count = counts.reduce((sum, pages) => sum + pages, 0);

say(`${shots.length} pictures on ${count} sheets, ${Math.round((Date.now() - started) / 1000)} s: test-results/look`);
for (const problem of unreached) console.error(`  not reached: ${problem}`);
process.exit(unreached.length > 0 ? 1 : 0);

async function lookAll(stage: Stage, queue: Screen[]) {
  for (let screen = queue.shift(); screen; screen = queue.shift()) {
    try {
      await look(stage, screen);
    } catch (error) {
      unreached.push(
        `${screen.name}: ${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : error}`,
      );
    }
  }
}

/** Takes all widths in one window, because then the state is reached only once. */
async function look(stage: Stage, screen: Screen) {
  const sizes = viewports.filter((viewport) => existsAt(screen, viewport));
  const [first] = sizes;
  if (!first) return;
  const page = await openScreen(stage, screen, first);
  const [area = ''] = screen.name.split(':');
  const take = async (viewport: Viewport, theme: string) =>
    shots.push(await takeShot(page, screen, { sheet: `${area}${theme}-${sizeOf(viewport)}`, viewport }));
  for (const viewport of sizes) {
    await resize(page, viewport);
    // The session that takes pictures does not emulate print, and overrides the page's emulation after a navigation.
    if (screen.print) for (const media of ['screen', 'print'] as const) await page.emulateMedia({ media });
    await arrived(page, screen, { depth: depthOf(viewport) });
    await take(viewport, '');
    if (screen.print || !IN_THE_DARK.includes(viewport.width)) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await take(viewport, '-dark');
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await resize(page, first, 1);
  await closeScreen(stage, page, screen);
}

/** Starts the whole product on its own port. Taking the pictures does not change its data. */
async function startProduct(): Promise<{ address: string; stop: () => void }> {
  let port = 8760;
  while (!(await isFree(port))) port += 1;
  const child = spawn(NODE, ['scripts/start.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), STATE },
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error('The product did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address: `http://localhost:${port}`, stop: () => child.kill() };
}
