import type { Page } from '@playwright/test';
import { expect, hold, keepInStore, open, test } from '../helpers/browser';

test('opens the cart with the added product, counts it in the header and survives a reload', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('main').getByRole('button', { name: 'Aumentar' }).click();
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer).toBeOnScreen();
  await expect(drawer).toContainText('Soul Shake Pistache');
  await expect(drawer).toContainText('R$ 73,80');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir carrinho (2 itens)' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  await expect(drawer).toContainText('Soul Shake Pistache');
});

test('the cart changes quantities and the total, writes the order for WhatsApp, and removes a line', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/produtos/soulcrunch');
  await page.getByRole('button', { name: 'Adicionar Soul Crunch Canela ao carrinho' }).click();
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await drawer.getByRole('button', { name: 'Aumentar' }).click();
  await drawer.getByRole('button', { name: 'Aumentar' }).click();
  const checkout = drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' });
  const address = new URL((await checkout.getAttribute('href')) ?? '');
  expect(address.origin + address.pathname).toBe('https://wa.me/5527999990000');
  expect(address.searchParams.get('text')).toContain('3x Soul Crunch Canela');
  expect(address.searchParams.get('text')).toContain('Total: R$\u00a015,00');
  await drawer.getByRole('button', { name: 'Remover Soul Crunch Canela' }).click();
  await expect(drawer.getByText('Seu carrinho está vazio.')).toBeOnScreen();
});

test('the cart is the same in every tab', async ({ page, context }) => {
  await open(page, '/produtos/soulfuel/1');
  const other = await context.newPage();
  await open(other, '/blog');
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
  await expect(other.getByRole('button', { name: 'Abrir carrinho (1 item)' })).toBeVisible();
});

test.describe('the check of a cart against the catalogue', () => {
  const shake = { category: 'soulshake', number: 9, name: 'Soul Shake Pistache', image: null };
  const gone = { category: 'toppins', number: 77, name: 'Topping de Ontem', image: null, priceCents: 900, quantity: 2 };

  async function openCart(page: Page, ...lines: object[]) {
    await keepInStore(page, 'soul-cart', JSON.stringify(lines));
    await open(page, '/blog');
    await page.getByRole('button', { name: /Abrir carrinho/ }).click();
    return page.getByRole('dialog', { name: 'Seu carrinho' });
  }

  test('takes over a changed price and reports it', { tag: '@main' }, async ({ page }) => {
    const drawer = await openCart(page, { ...shake, priceCents: 3000, quantity: 2 });
    const told = drawer.getByRole('status').filter({ hasText: /[a-z]/ });
    await expect(told).toHaveText('O preço de Soul Shake Pistache mudou de R$ 30,00 para R$ 36,90.');
    await expect(told).toBeOnScreen();
    await expect(drawer.getByText('R$ 73,80')).toHaveCount(2);
  });

  test('reports a changed price when the cart is opened again before the answer', async ({ page }) => {
    const release = await hold(page, '/api/products/current*');
    const drawer = await openCart(page, { ...shake, priceCents: 3000, quantity: 1 });
    await drawer.getByRole('button', { name: 'Fechar carrinho' }).click();
    await page.getByRole('button', { name: /Abrir carrinho/ }).click();
    await expect(drawer.getByText('R$ 30,00')).toHaveCount(2);
    release();
    await expect(drawer.getByText('O preço de Soul Shake Pistache mudou de R$ 30,00 para R$ 36,90.')).toBeOnScreen();
    await expect(drawer.getByText('R$ 36,90', { exact: true })).toHaveCount(2);
  });

  test('shows a product that is gone as unavailable, leaves it out of total and order, and removes it on request', async ({
    page,
  }) => {
    const drawer = await openCart(page, { ...shake, priceCents: 3690, quantity: 1 }, gone);
    await expect(drawer.getByText('Indisponível')).toBeOnScreen();
    await expect(drawer.getByText('R$ 36,90')).toHaveCount(2);
    const checkout = drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' });
    const order = new URL((await checkout.getAttribute('href')) ?? '').searchParams.get('text');
    expect(order).toContain('1x Soul Shake Pistache');
    expect(order).not.toContain('Topping');
    await drawer.getByRole('button', { name: 'Remover Topping de Ontem' }).click();
    await expect(drawer.getByRole('button', { name: /^Remover/ })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Abrir carrinho (1 item)' })).toBeVisible();
  });

  test('offers no order when nothing in the cart is available', async ({ page }) => {
    const drawer = await openCart(page, gone);
    await expect(drawer.getByText('Indisponível')).toBeOnScreen();
    await expect(drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' })).toBeHidden();
    await expect(drawer.getByText(/^Nada do que está no carrinho se vende agora\./)).toBeOnScreen();
    await expect(drawer.getByText('R$ 0,00')).toHaveCount(0);
  });

  test('changes nothing when it fails', async ({ page, problems }) => {
    const asked = page.waitForRequest('**/api/products/current**');
    await page.route('**/api/products/current**', (route) =>
      route.fulfill({ status: 503, json: { error: 'Não', code: 'unavailable' } }),
    );
    const drawer = await openCart(page, { ...shake, priceCents: 3000, quantity: 1 }, gone);
    await (await asked).response();
    await expect(drawer.getByText('R$ 30,00')).toBeOnScreen();
    await expect(drawer.getByText('Topping de Ontem')).toBeOnScreen();
    await expect(drawer.getByText('Indisponível')).toBeHidden();
    problems.length = 0;
  });
});

test('ignores unreadable entries of a stored cart', async ({ page }) => {
  await keepInStore(page, 'soul-cart', '[{"name":"x"}, 7]');
  await open(page, '/blog');
  await page.getByRole('button', { name: 'Abrir carrinho (0 itens)' }).click();
  await expect(page.getByRole('dialog', { name: 'Seu carrinho' }).getByText('Seu carrinho está vazio.')).toBeOnScreen();
});
