import { expect, keepInStore, open, test } from '../helpers/browser';

test('a product links to stores, to sharing and to the tables of its line', async ({ page, request }) => {
  await open(page, '/produtos/soulshake/9');
  await expect(page.getByRole('main').getByRole('link', { name: 'Onde encontrar' })).toHaveAttribute(
    'href',
    '/onde-estamos',
  );
  const share = page.getByRole('link', { name: 'Compartilhar no WhatsApp' });
  const text = new URL((await share.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/^Soul Shake Pistache https?:\/\/.+\/produtos\/soulshake\/9$/);
  const tables = page.getByRole('link', { name: 'Tabelas da linha Soul Shake em PDF' });
  await tables.scrollIntoViewIfNeeded();
  await expect(tables).toBeOnScreen();
  const file = await request.get((await tables.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('recently viewed products are shown at current prices, until they are cleared', async ({ page }) => {
  await keepInStore(
    page,
    'soul-seen',
    JSON.stringify([
      { category: 'soulfuel', number: 1 },
      { category: 'gone', number: 1 },
    ]),
  );
  await open(page, '/produtos/soulshake/9');
  const section = page.getByRole('region', { name: 'Você viu há pouco' });
  await expect(section.getByRole('article')).toHaveCount(1);
  await section.getByRole('link', { name: 'Soul Fuel Cacau' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Fuel Cacau' })).toBeVisible();
  await expect(section.getByRole('link')).toHaveText(['Soul Shake Pistache']);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('R$ 36,90')).toBeOnScreen();
  await section.getByRole('button', { name: 'Esquecer' }).click();
  await expect(section).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('soul-seen'))).toBe('[]');
});

test('a favourite is kept in this browser and shown on other product pages, until it is removed', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('button', { name: 'Guardar nos favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Tirar dos favoritos' })).toBeOnScreen();
  const section = page.getByRole('region', { name: 'Seus favoritos' });
  await expect(section).toHaveCount(0);
  await open(page, '/produtos/soulfuel/1');
  await expect(section.getByRole('link')).toHaveText(['Ver todos', 'Soul Shake Pistache']);
  await expect(page.getByRole('region', { name: 'Você viu há pouco' })).toHaveCount(0);
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('R$ 36,90')).toBeOnScreen();
  await section.getByRole('link', { name: 'Soul Shake Pistache' }).click();
  await page.getByRole('button', { name: 'Tirar dos favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Guardar nos favoritos' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('soul-favourites'))).toBe('[]');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a product is ordered by a chat that names it, and what needs script is not shown', { tag: '@main' }, async ({
    page,
  }) => {
    await page.goto('/produtos/soulshake/9');
    const order = page.locator('.product-order a');
    await expect(order).toHaveText('Pedir pelo WhatsApp');
    await expect(order).toBeOnScreen();
    const address = new URL((await order.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://wa.me/5527999990000');
    expect(address.searchParams.get('text')).toBe('Olá! Quero pedir: Soul Shake Pistache.');
    await expect(page.getByRole('button', { name: 'Adicionar ao Carrinho' })).toBeHidden();
    await expect(page.getByLabel('Quantidade').first()).toBeHidden();
    for (const name of [/^Foto 2/, 'Guardar nos favoritos', /^Adicionar .* ao carrinho/, /^Abrir carrinho/]) {
      const needsScript = page.getByRole('button', { name, includeHidden: true });
      await expect(needsScript).not.toHaveCount(0);
      await expect(needsScript.filter({ visible: true })).toHaveCount(0);
    }
  });
});
