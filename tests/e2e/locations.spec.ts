import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';

const PHONE = { width: 390, height: 844 };

test('the list is at most 700 px high and left of the map from tablets on', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1000 });
  await open(page, '/onde-estamos');
  const list = page.getByRole('main').getByRole('list');
  await expect(list).toHaveCSS('max-height', '700px');
  const map = await page.getByRole('button', { name: 'Clique para interagir' }).boundingBox();
  const box = await list.boundingBox();
  expect(map?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
  await expect(page.getByRole('button', { name: 'Mapa' })).toBeHidden();
});

test('on phones the visitor switches between list and map, and a selection opens its panel', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/onde-estamos');
  const { lines, line, panel } = finder(page.getByRole('main'));
  const interact = page.getByRole('button', { name: 'Clique para interagir' });
  await expect(interact).toBeHidden();
  await page.getByRole('button', { name: 'Mapa' }).click();
  await expect(interact).toBeVisible();
  await expect(lines.first()).toBeHidden();
  await page.getByRole('button', { name: 'Lista' }).click();
  await page.getByRole('button', { name: 'Ver mais unidades' }).click();
  await line('Soul Ipanema').click();
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('heading', { name: 'Soul Ipanema' })).toBeInViewport();
  await panel.getByRole('link', { name: 'Fechar detalhes' }).click();
  await expect(line('Soul Ipanema')).toBeFocused();
});

test('on a phone the list shows at once which locations are open, before the map is opened', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00-03:00'));
  await open(page, '/onde-estamos');
  const { line } = finder(page.getByRole('main'));
  await page.getByRole('button', { name: 'Ver mais unidades' }).click();
  await expect(line('Soul Praia da Costa')).toContainText(/Flagship.*Aberto agora/);
});

test('Google’s map loads only on request, and is inert again once the mouse leaves', async ({ page, outside }) => {
  await open(page, '/onde-estamos?local=1');
  const { embedded, pins } = finder(page.getByRole('main'));
  const ask = page.getByRole('button', { name: 'Clique para interagir' });
  await ask.scrollIntoViewIfNeeded();
  await expect(pins.first()).toBeOnScreen({ scrolled: true });
  expect(outside).toEqual([]);
  await ask.press('Enter');
  await expect(embedded).toBeFocused();
  await expect(embedded).toHaveCSS('pointer-events', 'auto');
  await embedded.hover();
  expect(outside.map((address) => new URL(address).searchParams.get('z'))).toEqual(['16']);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(ask).toBeVisible();
  await expect(embedded).toHaveCSS('pointer-events', 'none');
});

for (const { viewport } of [{ viewport: PHONE }, { viewport: { width: 1440, height: 900 } }]) {
  test(`the visitor returns from Google’s map to that of the stores, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, '/onde-estamos?local=1#loja');
    const { embedded, pins } = finder(page.getByRole('main'));
    const ask = page.getByRole('button', { name: 'Clique para interagir' });
    await ask.click();
    await expect(embedded).toBeFocused();
    const back = page.getByRole('button', { name: 'Voltar ao mapa das lojas' });
    await expect(back).toBeOnScreen({ scrolled: true });
    await back.click();
    await expect(embedded).toHaveCount(0);
    await expect(pins.first()).toBeOnScreen({ scrolled: true });
    await expect(ask).toBeFocused();
  });
}

test('Google’s map shows the chosen state, and the owner’s region without one', async ({ page }) => {
  await open(page, '/onde-estamos?uf=SP');
  const { embedded, state } = finder(page.getByRole('main'));
  await page.getByRole('button', { name: 'Clique para interagir' }).click();
  await expect(embedded).toHaveAttribute('src', /q=SP%2C\+Brasil&z=6/);
  await state.selectOption('RJ');
  await expect(embedded).toHaveAttribute('src', /q=RJ%2C\+Brasil&z=6|q=Rio\+de\+Janeiro\+-\+RJ/);
  await state.selectOption('');
  await expect(embedded).toHaveAttribute('src', /q=Praia\+da\+Costa/);
});

test('a search result leads to the details of a store, also on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/busca?q=batel');
  await page.getByRole('main').getByRole('link', { name: 'Soul Batel' }).click();
  await expect(page).toHaveURL(/\?local=\d+#loja$/);
  const name = finder(page.getByRole('main')).panel.getByRole('heading', { name: 'Soul Batel' });
  await expect(name).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('the map of Brazil leads by state and city to a store, also by keyboard', { tag: '@main' }, async ({ page }) => {
  await open(page, '/onde-estamos');
  const { lines, state, pin, pins, panel } = finder(page.getByRole('main'));
  await expect(pin('SP: 6 unidades')).toBeOnScreen({ scrolled: true });
  await pin('ES: 9 unidades').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?uf=ES$/);
  await expect(state).toHaveValue('ES');
  await expect(lines).toHaveCount(9);
  // The pressed pin is gone: the next Tab continues in the map.
  await page.keyboard.press('Tab');
  await expect(pins.first()).toBeFocused();
  await pin('Vitória: 3 unidades').click();
  await expect(lines).toHaveCount(3);
  await pin('Soul Praia do Canto').click();
  await expect(panel.getByRole('heading', { name: 'Soul Praia do Canto' })).toBeVisible();
  await expect(pin('Soul Praia do Canto')).toHaveAttribute('aria-current', 'true');
});

test('the outlines of a selected state load in a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1400 });
  for (const state of ['SP', 'ES']) {
    await open(page, `/onde-estamos?uf=${state}`);
    const outlines = page.getByRole('navigation', { name: 'No mapa' }).locator('img');
    await expect.poll(() => outlines.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a pin on the map of Brazil filters the stores of its state', async ({ page }) => {
    await page.goto('/onde-estamos');
    const { lines, pin } = finder(page.getByRole('main'));
    await pin('ES: 9 unidades').click();
    await expect(page).toHaveURL(/uf=ES/);
    await expect(lines).toHaveCount(9);
    await expect(pin('Vitória: 3 unidades')).toBeVisible();
  });
});
