import type { Page } from '@playwright/test';
import { expect, hold } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar ou ir para' });
const option = (page: Page) => page.getByRole('option');
const FOUND = [{ noun: 'slides', id: 2, title: 'Mocha gelado', hint: 'Slide', path: '/painel/slides/2', seen: null }];

/** Opens the panel with the palette's results held back; returns the function that releases them. */
async function openAhead(page: Page): Promise<() => void> {
  const letGo = await hold(page, '/assets/panel/results-*.js');
  await openPanel(page);
  return letGo;
}

test('keys typed before the palette’s results have loaded are not lost', async ({ page }) => {
  const letGo = await openAhead(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('dasx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('h');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('dash');
  await expect(option(page)).toHaveCount(0);
  letGo();
  await expect(option(page)).toHaveText(['Dashboard']);
  await page.keyboard.type('b');
  await expect(field(page)).toHaveValue('dashb');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
});

test('Enter before the results have loaded opens the first match', async ({ page }) => {
  const letGo = await openAhead(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('midia');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  letGo();
  await expect(page).toHaveURL('/painel/midia');
  await expect(field(page)).toBeHidden();
});

test('Enter before anything is typed or shown opens nothing', async ({ page }) => {
  const letGo = await openAhead(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  letGo();
  await expect(option(page).first()).toBeVisible();
  await expect(page).toHaveURL('/painel');
});

test('Enter waits for the current search, and opens no result of an earlier one', async ({ page }) => {
  await openPanel(page);
  let results = FOUND;
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results } }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('mocha');
  await expect(option(page)).toHaveText([/^Mocha gelado/]);
  results = FOUND.map((hit) => ({ ...hit, id: 3, title: 'Mochaccino', path: '/painel/slides/3' }));
  await page.keyboard.type('ccino');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/painel/slides/3');
});
