import type { Page } from '@playwright/test';
import { MAX_QUANTITY } from '../../src/shared/cart';
import { expect, open, test } from '../helpers/browser';
import { faultsOf } from '../helpers/geometry';

const LONGEST = 'Soul Shake Pistache com Chocolate Branco Superproteicozero-açúcar Edição de Aniversário';

const LINE = {
  category: 'soulshake',
  number: 9,
  name: LONGEST,
  image: null,
  priceCents: 12_990,
  quantity: MAX_QUANTITY - 1,
};

async function openCart(page: Page, ...lines: object[]) {
  await page.route('**/api/products/current**', (route) => route.fulfill({ json: lines.map(withoutQuantity) }));
  await page.addInitScript((cart) => localStorage.setItem('soul-cart', cart), JSON.stringify(lines));
  await open(page, '/blog');
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  return page.getByRole('dialog', { name: 'Seu carrinho' });
}

function withoutQuantity({ quantity: _, ...product }: { quantity?: number }) {
  return product;
}

for (const [width, height] of [
  [320, 568],
  [844, 390],
  [1440, 900],
] as const) {
  test(`the longest names leave every control its size and in view at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const drawer = await openCart(page, LINE, { ...LINE, number: 1, name: 'X'.repeat(120) });
    await expect(drawer.getByRole('button', { name: /^Remover/ })).toHaveCount(2);
    for (const control of await drawer.locator('button, input, a').filter({ visible: true }).all()) {
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      const name = (await control.getAttribute('aria-label')) ?? (await control.textContent()) ?? '';
      if (name === LINE.name || name.startsWith('XXX')) continue;
      expect(box?.width, name).toBeGreaterThanOrEqual(24);
      expect(box?.height, name).toBeGreaterThanOrEqual(24);
      await expect(control).toBeOnScreen();
    }
    expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });
}

test('a line holds more than anybody orders, and shows its limit', async ({ page }) => {
  const drawer = await openCart(page, LINE);
  const more = drawer.getByRole('button', { name: 'Aumentar' });
  const limit = drawer.getByText('São até 9.999 unidades de cada item.');
  await expect(limit).toBeHidden();
  await more.click();
  await expect(limit).toBeVisible();
  await expect(limit).toBeOnScreen();
  await expect(more).toBeDisabled();
});

test('screen readers hear the quantity that a button has changed', async ({ page }) => {
  const drawer = await openCart(page, { ...LINE, quantity: 1 });
  // A role of which changes are read out.
  const announced = drawer.getByRole('listitem').getByRole('status');
  await expect(announced).toBeEmpty();
  await drawer.getByRole('button', { name: 'Aumentar' }).click();
  await expect(announced).toHaveText('2');
  await page.keyboard.press('Escape');
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('button', { name: 'Aumentar quantidade' }).click();
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /^2$/ })).toHaveCount(1);
});

test('what was added last is on top of the cart, on screen on the smallest phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const lines = [1, 2, 3, 4].map((number) => ({ ...LINE, number, name: `Soul Shake ${number}` }));
  const drawer = await openCart(page, ...lines);
  await page.keyboard.press('Escape');
  await open(page, '/produtos/soulshake/4');
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click();
  await expect(drawer.getByRole('link', { name: 'Soul Shake 4' })).toBeOnScreen();
});

test('a quantity of twenty digits becomes the maximum', async ({ page }) => {
  const drawer = await openCart(page, LINE);
  const field = drawer.getByRole('spinbutton');
  await field.fill('9'.repeat(20));
  await expect(field).toHaveValue(String(MAX_QUANTITY));
  // An invalid quantity is rejected.
  await field.fill('-4');
  await field.blur();
  await expect(field).toHaveValue(String(MAX_QUANTITY));
  await page.keyboard.press('Escape');
  await open(page, '/produtos/soulshake/9');
  const onPage = page.getByRole('main').getByRole('spinbutton');
  await onPage.fill('9'.repeat(20));
  await expect(onPage).toHaveValue(String(MAX_QUANTITY));
  await expect(page.getByRole('main').getByRole('button', { name: 'Aumentar' })).toBeDisabled();
});

test('the drawer opens at once, while its contents still load', async ({ page }) => {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/cart-contents*.js', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, '/blog');
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer).toBeOnScreen();
  await expect(drawer.getByText('Carregando...')).toBeOnScreen();
  letGo();
  await expect(drawer).toContainText('Seu carrinho está vazio.');
});

test('cart and menu are readable in the dark theme over every slide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript((cart) => localStorage.setItem('soul-cart', cart), JSON.stringify([LINE]));
  await page.route('**/api/products/current**', (route) => route.fulfill({ json: [withoutQuantity(LINE)] }));
  await open(page, '/');
  const tones = new Set<string | null>();
  for (const slide of await page.getByRole('button', { name: /^Ir para o slide/ }).all()) {
    await slide.click();
    await expect(slide).toHaveAttribute('aria-current', 'true');
    tones.add(await page.locator('[data-hero]').getAttribute('data-hero'));
    for (const [opens, name] of [
      [/^Abrir carrinho/, 'Seu carrinho'],
      ['Abrir menu', 'Menu'],
    ] as const) {
      await page.getByRole('button', { name: opens }).click();
      await expect(page.getByRole('dialog', { name })).toBeOnScreen();
      expect(
        await faultsOf(page, { onlyColours: true }),
        `${name} over ${await slide.getAttribute('aria-label')}`,
      ).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }
  expect([...tones].sort()).toEqual(['dark', 'light']);
});

test('a button below the order closes the cart on a phone, where it covers the whole page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = await openCart(page, LINE);
  const back = drawer.getByRole('button', { name: 'Continuar comprando' });
  await expect(back).toBeOnScreen();
  await back.click();
  await expect(drawer).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  await expect(drawer).toBeOnScreen();
  await expect(back).toBeHidden();
});
