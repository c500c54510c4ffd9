import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.TEST_PORT ?? 8799);
/** Factor of all timeouts: on the shared machines of CI a slow page is no failure. */
const PATIENCE = process.env.CI ? 4 : 1;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000 * PATIENCE,
  expect: { timeout: 5000 * PATIENCE },
  // A try may still run out of time; a test that needed two tries is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    // See `page` in tests/helpers/browser.ts.
    reuseContext: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // No animation between a click and its effect; tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would answer in place of the network; its own spec allows it.
    serviceWorkers: 'block',
    // Recording takes a third of the run's time; `--trace on` turns it on.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // One renderer for all pages of a worker: it keeps the compiled scripts, and pages load in half the time.
        '--renderer-process-limit=1',
        // Keeps the renderer between tests too: otherwise the blank page that each test leaves behind replaces it, and
        // the next page starts a new renderer and compiles everything again.
        '--disable-site-isolation-trials',
        // Decodes pictures before a frame is drawn, instead of adding them to a later frame.
        '--disable-checker-imaging',
        // Blocks all requests to other machines, whatever a page names.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    env: {
      PORT: String(PORT),
      STATE: '.wrangler/test',
      SERVER_LOG: 'test-results/server.log',
      WATCH: 'false',
    },
    url: `http://localhost:${PORT}/api/settings`,
    // Uses a server that already runs there: it can be started once for many test runs.
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
