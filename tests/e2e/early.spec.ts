// A page that is shown but not hydrated yet: no press and no input is lost, and nothing looks broken.
import type { Page } from '@playwright/test';
import { expect, hold, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

const main = (page: Page) => page.getByRole('main');

async function openAsleep(page: Page, path: string) {
  const awake = await hold(page, '/assets/entry-client-*.js');
  await page.goto(path);
  return awake;
}

test('repeated presses before hydration all count', async ({ page }) => {
  const awake = await openAsleep(page, '/produtos/soulshake/9');
  const more = main(page).getByRole('button', { name: 'Aumentar' });
  await more.click();
  await more.click();
  await main(page).getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
  awake();
  const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(cart.getByRole('spinbutton')).toHaveValue('3');
});

test('a button pressed before hydration is dimmed until its press is repeated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const awake = await openAsleep(page, '/produtos');
  const menu = page.getByRole('button', { name: 'Abrir menu' });
  await menu.locator('svg').click();
  await expect(menu).toHaveCSS('opacity', '0.6');
  await expect(page.getByRole('button', { name: /^Abrir carrinho/ })).toHaveCSS('opacity', '1');
  awake();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Fechar menu' }).click();
  await expect(menu).toHaveCSS('opacity', '1');
});

for (const later of [null, 0, 5]) {
  const moment = later === null ? 'as React reaches the button' : `${later} ms after React has reached the button`;
  test(`a press during hydration, ${moment}, counts once`, async ({ page }) => {
    await page.addInitScript((ms) => {
      // React marks an element with its properties when it hydrates it, before the whole page is.
      const isReached = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const button = document.querySelector<HTMLElement>('.product-order > .button');
        if (!button || !isReached(button)) port2.postMessage(null);
        else if (ms === null) button.click();
        else setTimeout(() => button.click(), ms);
      };
      port2.postMessage(null);
    }, later);
    await page.goto('/produtos/soulshake/9');
    const cart = page.getByRole('dialog', { name: 'Seu carrinho' });
    await expect(cart.getByRole('spinbutton')).toHaveValue('1');
    // What was recorded is repeated at once, if at all.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(cart.getByRole('spinbutton')).toHaveValue('1');
  });
}

for (const path of ['/onde-estamos', '/']) {
  test(`a state and a search entered at ${path} before hydration filter the stores`, async ({ page }) => {
    const awake = await openAsleep(page, path);
    const { search, state } = finder(main(page));
    await state.selectOption('RJ');
    await search.fill('tijuca');
    await expect(page.getByText('33 unidades')).toBeOnScreen({ scrolled: true });
    awake();
    await expect(page.getByText('2 unidades')).toBeOnScreen({ scrolled: true });
    await expect(page).toHaveURL(/\?busca=tijuca&uf=RJ/);
    await expect(state).toHaveValue('RJ');
  });
}

test('two products chosen for comparison before hydration are both in the address', async ({ page }) => {
  const awake = await openAsleep(page, '/comparar');
  await page.getByLabel('1º produto').selectOption('Soul Shake Pistache');
  await page.getByLabel('2º produto').selectOption('Soul Ice Pistache');
  awake();
  await expect(page).toHaveURL('/comparar?produtos=soulshake-9,soulice-2');
});

test('an amount typed before hydration is kept and used in the result', async ({ page }) => {
  const awake = await openAsleep(page, '/licencie');
  await main(page).getByLabel('Vendas por dia', { exact: true }).fill('120');
  awake();
  await expect(main(page).getByText('Sobram R$ 18.504 por mês.')).toBeVisible();
  await expect(main(page).getByLabel('Vendas por dia', { exact: true })).toHaveValue('120');
});

test('the header has a background over a scrolled page, and none at the top', async ({ page }) => {
  const awake = await openAsleep(page, '/produtos/soulshake/9');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 400);
  await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  awake();
  await page.mouse.wheel(0, -400);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the header scrolls away with the page', async ({ page }) => {
    await page.goto('/produtos/soulshake/9');
    await page.mouse.wheel(0, 400);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('no page has a button that does nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of [
      '/',
      '/produtos/soulshake/9',
      '/produtos/soulcrunch/caixa',
      '/onde-estamos?local=1',
      '/licencie',
      '/auth/cadastro',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const dead = page.locator('button:not([type=submit]):visible');
      expect(await dead.evaluateAll((buttons) => buttons.map((button) => button.outerHTML)), path).toEqual([]);
    }
  });

  test('the branch’s page of links has its styles', async ({ page }) => {
    await page.goto('/biocasaforte');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('text-align', 'center');
    await expect(page.getByRole('link', { name: 'Fazer pedido' })).toHaveCSS('display', 'grid');
  });
});
