import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

/** The order bar at the bottom of the window, and the page's own button that it replaces. */
const buyBar = (page: Page) => page.getByRole('region', { name: 'Pedir este produto' });
const ownButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' });

async function readOn(page: Page) {
  await page.getByRole('heading', { name: 'Informação nutricional' }).scrollIntoViewIfNeeded();
  await expect(buyBar(page)).toBeOnScreen();
}

test('the order bar adds the quantity chosen above, which another product resets', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantidade' });
  await quantity.fill('4');
  await readOn(page);
  await expect(buyBar(page)).toContainText('4 × R$ 36,90');
  await buyBar(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('4');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Toda a linha Soul Shake' }).getByRole('link', { name: 'Morango' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Morango' })).toBeVisible();
  await expect(quantity).toHaveValue('1');
});

test('the order bar is hidden on the page of another flavour while its own button is in view', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  const flavours = page.getByRole('region', { name: 'Toda a linha Soul Shake' });
  await flavours.getByRole('link', { name: 'Morango' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Morango' })).toBeVisible();
  await expect(ownButton(page)).toBeOnScreen();
  // The observer reports with a delay: it must be right each time.
  await readOn(page);
  await ownButton(page).scrollIntoViewIfNeeded();
  await expect(buyBar(page)).toBeHidden();
  await expect(ownButton(page)).toBeOnScreen();
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
] as const) {
  test(`a phone of ${width}×${height} shows name, price and order button without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/produtos/soulshake/9');
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Pistache' })).toBeOnScreen();
    await expect(page.locator('.product-price')).toBeOnScreen();
    await expect(ownButton(page)).toBeOnScreen();
    // Neither is covered by the order row at the bottom.
    const price = await page.locator('.product-price').boundingBox();
    const order = await page.locator('.product-order').boundingBox();
    expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(order?.y ?? 0);
  });
}
