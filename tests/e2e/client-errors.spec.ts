import type { Page } from '@playwright/test';
import { SESSION_KEY } from '../../src/lib/session-hint';
import { expect, forget, keepInStore, open, test } from '../helpers/browser';
import { openPanel, signInAs } from '../helpers/panel';

/** Waits for the browser's report of an error. */
const report = async (page: Page) => {
  const request = await page.waitForRequest('**/api/client-errors');
  expect((await request.response())?.status()).toBe(204);
  return request.postDataJSON();
};

/** Makes a script throw when it runs; the page counts as already reloaded for it. */
async function breaks(page: Page, script: string) {
  await page.addInitScript(() => sessionStorage.setItem('soul-reloaded-at', String(Date.now())));
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new TypeError(`"Ana Souza" is not a function`);' }),
  );
}

test('reports an uncaught error to the server, without quoted text', async ({ page, problems }) => {
  await breaks(page, '**/assets/sync-*.js');
  await keepInStore(page, SESSION_KEY, '{}');
  const told = report(page);
  await open(page, '/blog');
  expect(await told).toEqual({
    entry: expect.stringMatching(/^\/assets\/entry-client-.+\.js$/),
    message: 'TypeError: … is not a function',
    at: expect.stringMatching(/^\/assets\/sync-.+\.js:1:\d+$/),
  });
  forget(problems, 'Ana Souza');
});

test('reports an error that the error page replaces', async ({ page, problems }) => {
  await breaks(page, '**/assets/contact-*.js');
  await open(page, '/blog');
  const told = report(page);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Algo não saiu como devia' })).toBeOnScreen();
  expect(await told).toMatchObject({ at: expect.stringContaining('/assets/contact-') });
  problems.length = 0;
});

test('the panel reports its own errors', async ({ page, request, problems }) => {
  await signInAs(page, request, 'admin');
  await breaks(page, '**/assets/panel/library-*.js');
  await openPanel(page);
  const told = report(page);
  await page.getByRole('link', { name: 'Mídia' }).first().click();
  await expect(page.getByRole('heading', { name: 'Não deu para abrir esta tela' })).toBeOnScreen();
  expect(await told).toMatchObject({ entry: expect.stringMatching(/^\/assets\/panel\//) });
  problems.length = 0;
});
