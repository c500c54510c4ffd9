import type { Page } from '@playwright/test';
import { expect, hold, keepInStore, open, test } from '../helpers/browser';
import { destinationOf, STORE } from '../helpers/order';

const ofTheDay = (page: Page) => page.getByRole('region', { name: 'Hoje vai bem' }).getByRole('link');
const cartNote = (page: Page) => page.getByText(/^No site, seu carrinho vai para/);

/** Follows the link to the day's product, which opens in a new tab. */
async function goOn(page: Page) {
  const opened = page.waitForEvent('popup');
  await ofTheDay(page).click();
  return opened;
}

async function expectStore(site: Page, name: string) {
  const header = site.getByRole('banner').getByRole('link', { name: new RegExp(`^Sua loja: ${name}`) });
  await expect(header).toBeOnScreen();
  await site.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click();
  await expect(destinationOf(site)).toContainText(`Seu pedido vai para ${name}`);
}

test('following the link of the branch page chooses its store for the cart, says so, and can be undone', async ({
  page,
}) => {
  await open(page, '/biocasaforte');
  await expect(cartNote(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('soul-store'))).toBeNull();

  const site = await goOn(page);
  const told = site.getByRole('region', { name: 'Avisos' });
  await expect(told).toContainText('Seu carrinho vai para Soul Casa Forte');
  await expectStore(site, 'Soul Casa Forte');
  await destinationOf(site).getByRole('button', { name: 'Remover' }).click();
  await expect(destinationOf(site)).toContainText('o WhatsApp da Soul');

  // An undone choice returns only after another click.
  await site.reload();
  await expect(site.getByRole('button', { name: /^Abrir carrinho \(1/ })).toBeOnScreen();
  await expect(site.getByRole('link', { name: /^Sua loja/ })).toHaveCount(0);
});

test('a right click on the link does not choose the store', async ({ page }) => {
  await open(page, '/biocasaforte');
  await ofTheDay(page).click({ button: 'right' });
  expect(await page.evaluate(() => localStorage.getItem('soul-store'))).toBeNull();
  await expect(cartNote(page)).toHaveCount(0);
});

test('the notice of the chosen store appears only once', async ({ page }) => {
  await open(page, '/biocasaforte');
  const site = await goOn(page);
  const told = site.getByText('Seu carrinho vai para Soul Casa Forte', { exact: true });
  await expect(told).toBeOnScreen();
  await site.reload();
  await expect(site.getByRole('link', { name: /^Sua loja: Soul Casa Forte\. / })).toBeOnScreen();
  await expect(told).toHaveCount(0);
});

test('a link followed before hydration chooses the store as well', async ({ page }) => {
  const release = await hold(page, '/assets/branch-*');
  await page.goto('/biocasaforte', { waitUntil: 'commit' });
  const site = await goOn(page);
  await expect(site.getByRole('heading', { level: 1 })).toBeOnScreen();
  await expect(site.getByRole('link', { name: /^Sua loja/ })).toHaveCount(0);
  release();
  await expectStore(site, 'Soul Casa Forte');
});

test.describe('when another store is already chosen', () => {
  test.beforeEach(({ page }) => keepInStore(page, 'soul-store', JSON.stringify(STORE)));

  test('keeps that store, and says so', async ({ page }) => {
    await open(page, '/biocasaforte');
    await expect(cartNote(page)).toHaveText('No site, seu carrinho vai para Soul Praia do Canto.');
    const site = await goOn(page);
    const told = site.getByRole('region', { name: 'Avisos' });
    await expect(told).toContainText('Seu carrinho continua indo para Soul Praia do Canto');
    await expect(told).toContainText('Para pedir em Soul Casa Forte, troque de loja no carrinho.');
    await expectStore(site, 'Soul Praia do Canto');
  });

  test('the page offers to change to its own store', async ({ page }) => {
    await open(page, '/biocasaforte');
    const change = page.getByRole('button', { name: 'Trocar para Soul Casa Forte' });
    await expect(change).toBeOnScreen({ scrolled: true });
    await change.click();
    await expect(cartNote(page)).toHaveText('No site, seu carrinho vai para Soul Casa Forte.');
    await expect(change).toHaveCount(0);
    await expectStore(await goOn(page), 'Soul Casa Forte');
  });
});
