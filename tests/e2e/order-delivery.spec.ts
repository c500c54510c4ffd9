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

test('an order that a store does not deliver is told so before the chat opens, and fetched instead at a tap', async ({
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

test('an order below the minimum says what is missing until there is enough', async ({ page }) => {
  const drawer = await openCart(page, { cart: [{ ...SHAKE, quantity: 1 }], store: STORE });
  await toBeDelivered(drawer, 'bairro itapua');
  await expect(drawer.getByText(/^Esta loja entrega a partir de R\$\s50,00: faltam R\$\s13,10\./)).toBeOnScreen();
  await drawer.getByRole('button', { name: 'Aumentar' }).click();
  await expect(drawer.getByText(/faltam/)).toHaveCount(0);
  await expect(chat(drawer)).toBeOnScreen();
});

test('without an answer nothing is told, and the order goes out as ever', async ({ page, problems }) => {
  await page.route('**/api/locations/1/terms', (route) => route.abort());
  const drawer = await openCart(page, { cart: [{ ...SHAKE, quantity: 1 }], store: STORE });
  await drawer.getByLabel('Entrega', { exact: true }).check();
  await expect(destinationOf(page)).toContainText('Soul Praia da Costa');
  await expect(chat(drawer)).toBeVisible();
  problems.splice(0);
});
