import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

const FUEL = { category: 'soulfuel', number: 1, name: 'Soul Fuel Cacau', image: null, priceCents: 1990, quantity: 2 };
const SHAKE = {
  category: 'soulshake',
  number: 9,
  name: 'Soul Shake Pistache',
  image: null,
  priceCents: 3690,
  quantity: 3,
};

async function openCart(page: Page, ...lines: object[]) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript((cart) => localStorage.setItem('soul-cart', cart), JSON.stringify(lines));
  await page.route('**/api/products/current**', (route) => route.fulfill({ json: lines }));
  await open(page, '/blog');
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  return page.getByRole('dialog', { name: 'Seu carrinho' });
}

test('a removed only line can be put back, and gets the focus', async ({ page }) => {
  const drawer = await openCart(page, SHAKE);
  await drawer.getByRole('button', { name: 'Remover Soul Shake Pistache' }).click();
  await expect(drawer.getByText('Seu carrinho está vazio.')).toBeOnScreen();
  await expect(drawer.getByRole('status').getByText('Soul Shake Pistache saiu do carrinho.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Desfazer' }).click();
  await expect(drawer.getByRole('spinbutton')).toHaveValue('3');
  await expect(drawer.getByRole('button', { name: 'Remover Soul Shake Pistache' })).toBeFocused();
  await expect(drawer.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
});

test('an emptied cart can be put back as it was', async ({ page }) => {
  const drawer = await openCart(page, SHAKE, FUEL);
  await drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' }).click();
  await drawer.getByRole('button', { name: 'Esvaziar carrinho' }).click();
  await expect(drawer.getByText('Seu carrinho está vazio.')).toBeOnScreen();
  const undo = drawer.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeOnScreen();
  await undo.click();
  await expect(drawer.getByRole('spinbutton')).toHaveCount(2);
  await expect(drawer.getByRole('spinbutton').first()).toHaveValue('3');
  await expect(drawer.getByRole('listitem').getByRole('link')).toHaveText(['Soul Shake Pistache', 'Soul Fuel Cacau']);
});

test('a quantity of zero removes the line when the field is left, and can be undone', async ({ page }) => {
  const drawer = await openCart(page, SHAKE, FUEL);
  const quantity = drawer.getByRole('spinbutton', { name: 'Quantidade de Soul Shake Pistache' });
  await quantity.fill('0');
  await expect(quantity).toHaveValue('0');
  await quantity.press('Enter');
  await expect(quantity).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Remover Soul Fuel Cacau' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Desfazer' }).click();
  await expect(quantity).toHaveValue('3');
  await expect(drawer.getByRole('spinbutton').first()).toHaveValue('3');
});

test('a line that is put back gets the focus, even after another line was changed', async ({ page }) => {
  const drawer = await openCart(page, SHAKE, FUEL);
  await drawer.getByRole('button', { name: 'Remover Soul Fuel Cacau' }).click();
  const quantity = drawer.getByRole('spinbutton', { name: 'Quantidade de Soul Shake Pistache' });
  await quantity.fill('5');
  await quantity.press('Enter');
  await drawer.getByRole('button', { name: 'Desfazer' }).click();
  await expect(drawer.getByRole('button', { name: 'Remover Soul Fuel Cacau' })).toBeFocused();
  await expect(quantity).toHaveValue('5');
});
