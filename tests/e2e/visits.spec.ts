import type { Page } from '@playwright/test';
import type { Visit } from '../../src/shared/visits';
import { expect, open, test } from '../helpers/browser';

/** Collects the visits a page reports, in order. */
function told(page: Page): Visit[] {
  const visits: Visit[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visits') visits.push(request.postDataJSON());
  });
  return visits;
}

test('page views and chats are counted once each, without a cookie', async ({ page }) => {
  const visits = told(page);
  await page.goto('/');
  await expect.poll(() => visits).toEqual([{ what: 'page', subject: '/' }]);
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Produtos' }).click();
  await expect(page).toHaveURL('/produtos');
  await expect.poll(() => visits.at(-1)).toEqual({ what: 'page', subject: '/produtos' });
  await page.goBack();
  await expect.poll(() => visits.map(({ subject }) => subject)).toEqual(['/', '/produtos', '/']);

  // Other sites open in new tabs, and are out of reach here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('contentinfo').locator('a[href^="https://wa.me/5"]').first().click();
  await expect.poll(() => visits.at(-1)).toEqual({ what: 'chat', subject: '/' });
  expect(await page.context().cookies()).toEqual([]);
});

test('the way to a store is counted under its page', async ({ page }) => {
  const visits = told(page);
  await page.goto('/onde-estamos?local=12');
  await expect.poll(() => visits).toEqual([{ what: 'page', subject: '/onde-estamos' }]);
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name: 'Como chegar' }).first().click();
  await expect.poll(() => visits.at(-1)).toEqual({ what: 'directions', subject: '/onde-estamos' });
});

test('a search without results is counted, and one with results is not', async ({ page }) => {
  const visits = told(page);
  // The application must be there, or Enter loads the whole page again, which counts as another visit.
  await open(page, '/busca?q=shake');
  await expect(page.getByRole('status').filter({ hasText: 'para “shake”' })).toBeVisible();
  await page.getByRole('searchbox').fill('xaropim de mandacaru');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText('Nenhum resultado para “xaropim de mandacaru”')).toBeVisible();
  await expect
    .poll(() => visits)
    .toEqual([
      { what: 'page', subject: '/busca' },
      { what: 'emptySearch', subject: 'xaropim de mandacaru' },
    ]);
});
