// A store's order terms, its payment methods and excluded products: from the panel's form to the message.
import { violationsOf } from '../helpers/accessibility';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { API, LIST, save } from '../helpers/locations';
import { openCart, SHAKE, send } from '../helpers/order';
import { openPanel, test } from '../helpers/panel';

const CREATINE = {
  ...SHAKE,
  category: 'suplementos',
  number: 2,
  name: 'Soul Creatina 300 g',
  priceCents: 8990,
  quantity: 1,
};
/** A store of the seed in whose terms no other test is interested. */
const SEEDED = { id: 31, name: 'Soul Batel', city: 'Curitiba', uf: 'PR', phone: '(41) 99999-0131' };

test('the cart shows the order terms that an editor set for a store, before the chat opens', async ({
  page,
  borrow,
  outside,
}) => {
  await openPanel(page, `${LIST}/${SEEDED.id}`);
  await borrow(`${API}/${SEEDED.id}`);
  const orders = page.getByRole('region', { name: 'Pedidos' });
  await expect(orders.getByRole('switch', { name: 'Recebe pedidos' })).toBeChecked();
  for (const name of ['Pix', 'Dinheiro']) await orders.getByRole('checkbox', { name }).check();
  await expect(orders.getByText('Sem nenhum aqui, o local vende o cardápio todo.')).toBeOnScreen({ scrolled: true });
  await orders.getByRole('button', { name: 'Escolher produto' }).click();
  await page.getByRole('dialog').getByLabel('Buscar produto').fill('creatina');
  await page.getByRole('dialog').getByRole('button', { name: 'Soul Creatina 300 g' }).click();
  await expect(orders.getByRole('button', { name: 'Tirar Soul Creatina 300 g' })).toBeOnScreen();
  await save(page, 'Atualizar').click();
  await expectToast(page, 'Local atualizado');
  const drawer = await openCart(page, { cart: [SHAKE, CREATINE], store: SEEDED });
  await expect(
    drawer.getByText(`${SEEDED.name} não vende Soul Creatina 300 g: fica fora do pedido. Outra loja pode ter.`),
  ).toBeOnScreen();
  await expect(drawer.getByText('Não vendido nesta loja')).toBeOnScreen({ scrolled: true });
  await expect(drawer.getByText(/direto com a loja, que aceita Pix e dinheiro\.$/)).toBeOnScreen();
  await drawer.getByLabel(/^Como vai pagar/).selectOption('Dinheiro');
  expect(await violationsOf(page)).toEqual([]);
  const { to, text } = await send(page, outside);
  expect(to).toBe('https://wa.me/5541999990131');
  expect(text?.split('\n').slice(4)).toEqual([
    'Pagamento: dinheiro',
    '',
    '1. 2x Soul Shake Pistache — R$ 73,80',
    '',
    'Total: R$ 73,80',
  ]);
});

test('when a store sells nothing in the cart, no order can be sent, and another store can be chosen', async ({
  page,
}) => {
  await page.route('**/api/locations/2/terms', (route) =>
    route.fulfill({
      json: { districts: [], minimumCents: null, payments: [], unsold: [{ category: 'soulshake', number: 9 }] },
    }),
  );
  const store = { id: 2, name: 'Soul Praia do Canto', city: 'Vitória', uf: 'ES', phone: '(27) 99999-0102' };
  const drawer = await openCart(page, { cart: [SHAKE], store });
  await expect(drawer.getByText(/^Soul Praia do Canto não vende Soul Shake Pistache/)).toBeOnScreen();
  await expect(drawer.getByText(/^Nada do que está no carrinho se vende em Soul Praia do Canto/)).toBeOnScreen();
  for (const of of ['Código do pedido', 'R$ 0,00']) await expect(drawer.getByText(of)).toHaveCount(0);
  await expect(drawer.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Trocar' }).click();
  await expect(drawer.getByRole('searchbox')).toBeOnScreen();
});

test('the page of a product says that the chosen store does not sell it', async ({ page }) => {
  const store = { id: 1, name: 'Soul Praia do Canto', city: 'Vitória', uf: 'ES', phone: SEEDED.phone };
  await page.route('**/api/locations/1/terms', (route) =>
    route.fulfill({
      json: { districts: [], minimumCents: null, payments: [], unsold: [{ category: 'soulshake', number: 9 }] },
    }),
  );
  await page.addInitScript((kept) => localStorage.setItem('soul-store', kept), JSON.stringify(store));
  await page.goto('/produtos/soulshake/9');
  const note = page.getByRole('status').filter({ hasText: 'Soul Praia do Canto, a sua loja, não vende este produto.' });
  await expect(note).toBeOnScreen({ scrolled: true });
  await page.goto('/produtos/soulshake/8');
  await expect(page.getByRole('link', { name: /^Sua loja: / })).toBeVisible();
  await expect(note).toHaveCount(0);
});
