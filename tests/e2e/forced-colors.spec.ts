import type { Locator } from '@playwright/test';
import { expect, open } from '../helpers/browser';
import { finder } from '../helpers/finder';
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

test('in colours of their own, visitors see the pin of a single store and the signs of the list', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/onde-estamos');
  const { pins, line } = finder(page.getByRole('main'));
  const single = pins.filter({ hasText: /^$/ }).first();
  await single.scrollIntoViewIfNeeded();
  await expect(single).toHaveCSS('background-image', /^radial-gradient/);
  const sign = (name: string) => line(name).evaluate((each) => getComputedStyle(each, '::before').backgroundColor);
  const ground = await line('Soul Asa Sul').evaluate((each) => getComputedStyle(each).backgroundColor);
  expect(await sign('Soul Asa Sul')).not.toBe(ground);
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
