import { violationsOf } from '../helpers/accessibility';
import { expect, open, test } from '../helpers/browser';
import { destinationOf, drawerOf, ORDER, openCart, SHAKE, STORE, send } from '../helpers/order';

test('an order for the nearest store takes five taps from the home', { tag: '@main' }, async ({
  page,
  context,
  outside,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.grantPermissions(['geolocation']);
  // Beside the store of Praia do Canto, in Vitória.
  await context.setGeolocation({ latitude: -20.3, longitude: -40.29 });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
  await open(page, '/');
  await page
    .getByRole('button', { name: /^Adicionar .* ao carrinho$/ })
    .first()
    .click();
  const drawer = drawerOf(page);
  const product = await drawer.getByRole('listitem').getByRole('link').textContent();
  await drawer.getByRole('button', { name: 'Escolher loja' }).click();
  await drawer.getByRole('button', { name: 'Perto de mim' }).click();
  const nearest = drawer.getByRole('listitem').first().getByRole('button');
  await expect(nearest).toContainText(/Soul Praia do Canto.*\d{3} m/);
  await nearest.click();
  await expect(destinationOf(page)).toContainText('Seu pedido vai para Soul Praia do Canto');
  const { to, text } = await send(page, outside);
  expect(to).toBe('https://wa.me/5527999990102');
  expect(text).toContain('Loja: Soul Praia do Canto (Vitória - ES)');
  expect(text).toContain(`1. 1x ${product}`);
  // Neither the position nor the order is sent to our server.
  const ours = sent.filter((request) => !request.startsWith('https://wa.me'));
  expect(ours.filter((request) => /-20\.3,|-40\.29|Pedido/.test(decodeURIComponent(request)))).toEqual([]);
});

test('without a store the order goes to the brand', async ({ page, outside }) => {
  await openCart(page, { cart: [SHAKE] });
  await expect(destinationOf(page)).toContainText('Seu pedido vai para o WhatsApp da Soul');
  await expect(drawerOf(page).getByText(/^Como você quer receber/)).toBeHidden();
  expect(await send(page, outside)).toEqual({
    to: 'https://wa.me/5527999990000',
    text: 'Olá! Quero fazer este pedido: 🛒\n\n• 2x Soul Shake Pistache — R$ 73,80\n\nTotal: R$ 73,80',
  });
});

test('an order for a store contains its code and the customer’s details, and none of it reaches the server', {
  tag: '@main',
}, async ({ page, outside }) => {
  const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && !request.url().includes('Ana')) return;
    written.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await drawer.getByLabel('Entrega').check();
  await drawer.getByLabel('Bairro (opcional)').fill('Praia da Costa');
  await drawer.getByLabel('Seu nome (opcional)').fill('Ana');
  const code = (await drawer.getByText('Código do pedido:').textContent())?.match(/: (\w{4})\./)?.[1];
  expect(code).toMatch(/^[34679CDFGHJKMNPQRTWXY]{4}$/);
  expect(await send(page, outside)).toEqual({
    to: 'https://wa.me/5527999990102',
    text: [
      'Olá! Quero fazer este pedido: 🛒',
      '',
      `Pedido: ${code}`,
      'Loja: Soul Praia do Canto (Vitória - ES)',
      'Como receber: Entrega',
      'Bairro: Praia da Costa',
      'Nome: Ana',
      '',
      '1. 2x Soul Shake Pistache — R$ 73,80',
      '',
      'Total: R$ 73,80',
    ].join('\n'),
  });
  // The server only counts that there was an order, by the page it was made on.
  const toUs = written.filter((sent) => !sent.startsWith('https://wa.me'));
  for (const sent of toUs) expect(sent).toMatch(/\/api\/visits \{"what":"(?:page|order)","subject":"\/[a-z/]*"\}$/);
  await expect(drawer.getByText(`Abrimos o WhatsApp com o seu pedido ${code}.`)).toBeOnScreen();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain(code);
  expect(kept).not.toContain('Ana');
});

test.describe('a sent order', () => {
  test('is stored once, and can be repeated from the empty cart', async ({ page, outside }) => {
    const drawer = await openCart(page, { cart: [SHAKE] });
    await expect(drawer.getByText('Pedidos anteriores')).toBeHidden();
    await send(page, outside);
    await send(page, outside);
    // Until it is answered or the cart changes, also in another opening: nobody should send twice unawares.
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
    const asked = drawer.getByText('Abrimos o WhatsApp com o seu pedido. Já enviou?');
    await expect(asked).toBeOnScreen();
    await drawer.getByRole('button', { name: 'Aumentar' }).click();
    await expect(asked).toBeHidden();
    await drawer.getByRole('button', { name: 'Diminuir' }).click();
    await drawer.getByRole('button', { name: 'Esvaziar carrinho' }).click();
    await expect(drawer.getByText('Seu carrinho está vazio.')).toBeOnScreen();
    const repeat = drawer.getByRole('button', { name: /^Repetir pedido de \d{2}\/\d{2}\/\d{4} às \d{2}:\d{2}$/ });
    await expect(repeat).toHaveCount(1);
    await repeat.click();
    await expect(drawer.getByRole('status').filter({ hasText: 'estão no carrinho.' })).toBeVisible();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
  });

  test('is repeated at current prices, and products that are gone are unavailable', async ({ page }) => {
    const gone = { ...SHAKE, category: 'toppins', number: 77, name: 'Topping de Ontem' };
    const lines = [{ ...SHAKE, priceCents: 3000 }, gone];
    const drawer = await openCart(page, { orders: [{ ...ORDER, lines }] });
    await drawer.getByRole('button', { name: 'Repetir pedido de 02/03/2026 às 11:30' }).click();
    await expect(drawer.getByText('O preço de Soul Shake Pistache mudou de R$ 30,00 para R$ 36,90.')).toBeOnScreen();
    await expect(drawer.getByText('Indisponível')).toBeVisible();
    await expect(drawer.getByText('R$ 73,80')).toHaveCount(2);
  });

  test('is added once to the lines already in the cart by a double click, which can be undone', async ({ page }) => {
    const drawer = await openCart(page, { cart: [{ ...SHAKE, quantity: 1 }], orders: [ORDER] });
    await drawer.getByText('Pedidos anteriores').click();
    await drawer.getByRole('button', { name: /^Repetir pedido/ }).dblclick();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('3');
    await expect(drawer.getByText('se somaram aos que já estavam no carrinho.')).toBeOnScreen();
    await drawer.getByRole('button', { name: 'Desfazer' }).click();
    await expect(drawer.getByRole('spinbutton')).toHaveValue('1');
    await expect(drawer.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
  });

  test('can be deleted', async ({ page }) => {
    const drawer = await openCart(page, { orders: [ORDER] });
    await drawer.getByRole('button', { name: 'Apagar pedidos' }).click();
    await expect(drawer.getByText('Pedidos anteriores')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('soul-orders'))).toBe('[]');
  });
});

test('delivery or pickup is asked above the total and survives a reload, and the name is not kept in local storage', async ({
  page,
}) => {
  const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
  await expect(drawer.getByRole('heading', { name: /^Como você quer receber/ })).toBeOnScreen();
  await expect(drawer.getByText('Você combina a entrega e o pagamento')).toBeOnScreen();
  await drawer.getByLabel('Retirar na loja').check();
  await drawer.getByLabel('Seu nome (opcional)').fill('Ana');
  await expect(drawer.getByText('Você combina a retirada e o pagamento')).toBeOnScreen();
  await page.reload();
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  await expect(drawer.getByLabel('Retirar na loja')).toBeChecked();
  await expect(drawer.getByLabel('Seu nome (opcional)')).toHaveValue('Ana');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ana');
});

test('delivery and district last as long as the cart, and come back with a repeated order', async ({
  page,
  outside,
}) => {
  const drawer = await openCart(page, { cart: [SHAKE], store: STORE });
  await drawer.getByLabel('Entrega').check();
  await drawer.getByLabel('Bairro (opcional)').fill('Praia da Costa');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  await expect(drawer.getByLabel('Bairro (opcional)')).toHaveValue('Praia da Costa');
  await send(page, outside);
  await drawer.getByRole('button', { name: 'Esvaziar carrinho' }).click();
  await drawer.getByRole('button', { name: 'Fechar carrinho' }).click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('soul-receiving'))).not.toContain('Praia');
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  await drawer.getByRole('button', { name: /^Repetir pedido/ }).click();
  await expect(drawer.getByLabel('Entrega')).toBeChecked();
  await expect(drawer.getByLabel('Bairro (opcional)')).toHaveValue('Praia da Costa');
});

test('an order to a closed store says that it answers once it opens', async ({ page }) => {
  const at = async (instant: string) => {
    await page.clock.setFixedTime(instant);
    await openCart(page, { cart: [SHAKE], store: STORE });
    await expect(destinationOf(page)).toContainText(/Vitória - ES · (?:Aberto|Fechado)/);
    return destinationOf(page).getByText('A loja responde quando abrir.');
  };
  await expect(await at('2026-03-04T06:00:00Z')).toBeOnScreen();
  await expect(await at('2026-03-04T17:00:00Z')).toHaveCount(0);
});

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`every control of the cart can be reached and read at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const drawer = await openCart(page, { cart: [SHAKE], store: STORE, orders: [ORDER] });
    await drawer.getByText('Pedidos anteriores').click();
    await drawer.getByLabel('Entrega').check();
    for (const control of await drawer
      .locator('button, summary, input:not([type=radio]), a')
      .filter({ visible: true })
      .all()) {
      await control.scrollIntoViewIfNeeded();
      await expect(control).toBeOnScreen();
    }
    expect(await drawer.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
    await drawer.getByRole('button', { name: 'Trocar' }).click();
    await expect(drawer.getByRole('button', { name: /^Soul Meireles/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
