// A store's delivery area, shown in the cart before the chat opens. The store is seeded.
import type { Locator } from '@playwright/test';
import { violationsOf } from '../helpers/accessibility';
import { expect, test } from '../helpers/browser';
import { destinationOf, openCart, SHAKE, send } from '../helpers/order';

const STORE = { id: 1, name: 'Soul Praia da Costa', city: 'Vila Velha', uf: 'ES', phone: '(27) 99999-0101' };
const chat = (drawer: Locator) => drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' });

async function toBeDelivered(drawer: Locator, district = '') {
  await drawer.getByLabel('Entrega', { exact: true }).check();
  await expect(drawer.getByText(/^Entrega a partir de R\$\s50,00 em Praia da Costa, Itapuã/)).toBeOnScreen({
    scrolled: true,
  });
  if (district) await drawer.getByLabel(/^Bairro/).fill(district);
}

test('an address outside the delivery area blocks the order, and one tap switches to pickup', async ({
  page,
  outside,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
  await toBeDelivered(drawer, 'Jardim Camburi');
  await expect(
    drawer.getByText('Esta loja ainda não entrega em Jardim Camburi. Que tal retirar na loja?'),
  ).toBeOnScreen();
  await expect(chat(drawer)).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: 'Perguntar à loja pelo WhatsApp' })).toBeOnScreen();
  expect(await violationsOf(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Retirar na loja' }).click();
  await expect(drawer.getByText(/Que tal retirar/)).toHaveCount(0);
  const { to, text } = await send(page, outside);
  expect(to).toBe('https://wa.me/5527999990101');
  expect(text).toMatch(
    /^Olá! Quero fazer este pedido: 🛒\n\nPedido: \w{4}\nLoja: Soul Praia da Costa \(Vila Velha - ES\)\nComo receber: Retirar na loja\n\n1\. 2x Soul Shake Pistache — R\$ 73,80\n\nTotal: R\$ 73,80$/,
  );
});

for (const [width, height] of [
  [320, 640],
  [390, 700],
  [844, 390],
] as const) {
  test(`the field for the district comes into view when it is added, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const drawer = await openCart(page, { cart: [SHAKE, { ...SHAKE, number: 2 }], store: STORE });
    const delivery = drawer.getByRole('radio', { name: 'Entrega' });
    await expect(drawer.getByLabel(/^Como vai pagar/)).toBeVisible();
    await delivery.scrollIntoViewIfNeeded();
    await delivery.check();
    await expect(drawer.getByLabel(/^Bairro/)).toBeOnScreen();
    await expect(delivery).toBeOnScreen();
  });
}

test('an order below the minimum shows the missing amount until it is reached', async ({ page }) => {
  const drawer = await openCart(page, { cart: [{ ...SHAKE, quantity: 1 }], store: STORE });
  await toBeDelivered(drawer, 'bairro itapua');
  await expect(drawer.getByText(/^Esta loja entrega a partir de R\$\s50,00: faltam R\$\s13,10\./)).toBeOnScreen();
  await drawer.getByRole('button', { name: 'Aumentar' }).click();
  await expect(drawer.getByText(/faltam/)).toHaveCount(0);
  await expect(chat(drawer)).toBeOnScreen();
});

test('without an answer no terms are shown, and the order can be sent', async ({ page, problems }) => {
  await page.route('**/api/locations/1/terms', (route) => route.abort());
  const drawer = await openCart(page, { cart: [{ ...SHAKE, quantity: 1 }], store: STORE });
  await drawer.getByLabel('Entrega', { exact: true }).check();
  await expect(destinationOf(page)).toContainText('Soul Praia da Costa');
  await expect(chat(drawer)).toBeVisible();
  problems.splice(0);
});
