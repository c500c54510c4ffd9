import type { Page } from '@playwright/test';
import { expect, open } from '../helpers/browser';
import { forgetRefusals, test } from '../helpers/browser-accounts';

const REFRESH = '**/api/auth/session/refresh';
const KEY = 'soul-session';

/** Counts the renewals requested by the pages of a context. */
async function countRenewals(page: Page): Promise<{ count: number }> {
  const renewals = { count: 0 };
  await page.context().route(REFRESH, async (route) => {
    renewals.count += 1;
    await route.continue();
  });
  return renewals;
}

/** Moves the session's end close, as if time had passed. */
async function endIn(page: Page, ms: number) {
  await page.evaluate(
    ([key, left]) => {
      const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
      localStorage.setItem(key, JSON.stringify({ ...kept, expiresAt: new Date(Date.now() + left).toISOString() }));
    },
    [KEY, ms] as const,
  );
}

const keptUntil = (page: Page) =>
  page.evaluate((key) => Date.parse(JSON.parse(localStorage.getItem(key) ?? '{}').expiresAt) - Date.now(), KEY);

test('a visitor’s page loads no code of sessions and sends no request for one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(new URL(each.url()).pathname));
  await open(page, '/contato');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /\/session-(?!hint)|\/api\/auth/.test(path))).toEqual([]);
});

test('an expired session is renewed when the page opens', async ({ signedInPage: page }) => {
  await endIn(page, -1000);
  const renewals = await countRenewals(page);
  await open(page, '/contato');
  await expect.poll(() => keptUntil(page)).toBeGreaterThan(120_000);
  expect(renewals.count).toBe(1);
});

test('a session with enough time left is not renewed', async ({ signedInPage: page }) => {
  await endIn(page, 120_000);
  const renewals = await countRenewals(page);
  await open(page, '/conta');
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  expect(renewals.count).toBe(0);
});

test('a session is checked every 30 seconds and renewed shortly before its end', async ({ signedInPage: page }) => {
  await page.clock.install();
  await endIn(page, 130_000);
  const renewals = await countRenewals(page);
  await open(page, '/conta');
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  await page.clock.runFor(30_000);
  expect(renewals.count).toBe(0);
  await page.clock.runFor(30_000);
  await expect.poll(() => renewals.count).toBe(1);
});

test('concurrent tabs renew a session once', { tag: '@main' }, async ({ signedInPage: page, context }) => {
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await open(tab, '/conta');
    await expect(tab.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  }
  const renewals = await countRenewals(page);
  await endIn(page, 80_000);
  // Runs the check that happens every 30 seconds, at once and in all tabs together.
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate((key) => {
        dispatchEvent(new StorageEvent('storage', { key }));
        document.dispatchEvent(new Event('visibilitychange'));
      }, KEY),
    ),
  );
  await expect.poll(() => keptUntil(page)).toBeGreaterThan(120_000);
  for (const tab of tabs) await tab.evaluate(() => navigator.locks.request('soul-session', () => undefined));
  expect(renewals.count).toBe(1);
});

test('a session ended by the server is cleared without a message', async ({ signedInPage: page, problems }) => {
  await page.context().clearCookies();
  await endIn(page, -1000);
  await open(page, '/contato');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await expect(page.getByRole('region', { name: 'Avisos' })).not.toContainText(/\w/);
  forgetRefusals(problems, 401);
});

test('a network failure does not end a session', async ({ signedInPage: page, problems }) => {
  await endIn(page, -1000);
  let tries = 0;
  await page.route(REFRESH, (route) => {
    tries += 1;
    return route.abort();
  });
  await open(page, '/contato');
  await expect.poll(() => tries).toBeGreaterThan(0);
  await page.unroute(REFRESH);
  await open(page, '/conta');
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  problems.length = 0;
});

test('a failed renewal is retried within the grace period of the old token', async ({
  signedInPage: page,
  problems,
}) => {
  await endIn(page, -1000);
  const tries: number[] = [];
  await page.route(REFRESH, (route) => {
    tries.push(Date.now());
    return tries.length === 1 ? route.abort() : route.continue();
  });
  await open(page, '/contato');
  await expect.poll(() => keptUntil(page), { timeout: 20_000 }).toBeGreaterThan(120_000);
  expect(tries).toHaveLength(2);
  problems.length = 0;
});

test('a refused request renews the session and is retried', async ({ signedInPage: page, context, problems }) => {
  await open(page, '/conta');
  const access = (await context.cookies()).find(({ name }) => name.includes('access'));
  await context.clearCookies({ name: access?.name ?? '' });
  await page.getByLabel('Nome completo').fill('Outro Nome');
  await page.getByRole('button', { name: 'Salvar nome' }).click();
  await expect(page.getByText('Oi, Outro!')).toBeVisible();
  forgetRefusals(problems, 401);
});

test('the login stays open when the remembered session, even an administrator’s, has ended', async ({
  signedInPage: page,
  problems,
}) => {
  await page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, user: { ...kept.user, roles: ['admin'] } }));
  }, KEY);
  await page.context().clearCookies();
  await open(page, '/auth/login?next=/painel');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await expect(page).toHaveURL('/auth/login?next=/painel');
  forgetRefusals(problems, 401);
});

test('a session known by cookies alone is not redirected to the login while the server is down', async ({
  signedInPage: page,
  problems,
}) => {
  await page.evaluate((key) => localStorage.removeItem(key), KEY);
  await page.clock.install();
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: { error: 'Volte já.', code: 'unavailable' } }),
  );
  await open(page, '/conta');
  await expect(page.getByText('Não foi possível carregar a sua conta. Vamos tentar de novo')).toBeOnScreen();
  await expect(page).toHaveURL('/conta');
  await page.unroute('**/api/auth/session');
  await page.clock.runFor(5000);
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  forgetRefusals(problems, 503);
});
