import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env.TEST_PORT ?? 8799);
/** On a machine that others share a page may take its time; what comes late is not wrong. */
const PATIENCE = process.env.CI ? 4 : 1;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 30_000 * PATIENCE,
  expect: { timeout: 5000 * PATIENCE },
  // One try may starve all the same; a test that needed two is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    // See `page` in tests/helpers/browser.ts.
    reuseContext: true,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Nothing to wait for between a click and its effect; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // It would answer in place of the network; its own spec lets it in.
    serviceWorkers: 'block',
    // Recording costs a third of the run; `--trace on` asks for it.
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
        // One renderer for all pages of a worker: it keeps the compiled scripts, and a page comes in half the time.
        '--renderer-process-limit=1',
        // It is kept between tests too: otherwise the blank page that each test leaves behind takes its place, and the
        // next page compiles everything anew, in a renderer that starts for it.
        '--disable-site-isolation-trials',
        // A picture is decoded before it is drawn, not drawn once it is decoded.
        '--disable-checker-imaging',
        // Nothing outside this machine is asked, whatever a page names.
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
    // A server that already runs there is used: one starts it once and tests many times.
    reuseExistingServer: !process.env.CI,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
