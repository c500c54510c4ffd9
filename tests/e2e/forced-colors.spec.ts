import type { Locator } from '@playwright/test';
import { expect, open } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

const colours = (element: Locator) =>
  element.evaluate((each) => {
    const { backgroundColor, color } = getComputedStyle(each);
    return [backgroundColor, color];
  });

test('in colours of their own, visitors see which filter is chosen and where a button is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/produtos/soulshake/1');
  const [chosen, other] = await Promise.all(
    ['Chocolate', 'Morango'].map((name) => colours(page.getByRole('link', { name, exact: true }))),
  );
  expect(chosen).not.toEqual(other);
  await expect(page.getByRole('button', { name: 'Adicionar ao Carrinho' })).toHaveCSS('border-top-width', '2px');
});

test('in colours of their own, editors see the current screen and the state of a switch', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPanel(page, '/painel/produtos/1');
  const menu = page.getByRole('navigation', { name: 'Painel' });
  const [current, other] = await Promise.all(
    ['Produtos', 'Lojas'].map((name) => colours(menu.getByRole('link', { name }))),
  );
  expect(current).not.toEqual(other);
  await expect(page.getByRole('switch', { name: 'Ativo' })).toHaveCSS('appearance', 'auto');
});
