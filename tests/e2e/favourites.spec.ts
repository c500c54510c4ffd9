import type { Page } from '@playwright/test';
import { expect, keepInStore, open, test } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { standAside, standIn } from '../helpers/stand-in';

const heart = (page: Page, name: string) => page.getByRole('button', { name: `${name} nos favoritos` });
const keep = (page: Page, ...keys: [string, number][]) =>
  keepInStore(page, 'soul-favourites', JSON.stringify(keys.map(([category, number]) => ({ category, number }))));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('soul-favourites'));

test('a kept product is listed in the favourites, and is added to the cart from there', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/produtos/soulshake/9');
  await page.getByRole('button', { name: 'Guardar nos favoritos' }).click();
  await expect(page.getByRole('link', { name: 'Ver favoritos' })).toBeOnScreen();
  await open(page, '/sobre');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Favoritos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritos' })).toBeOnScreen();
  const card = page.getByRole('article').filter({ hasText: 'Soul Shake Pistache' });
  await expect(card.getByText('R$ 36,90')).toBeVisible();
  await card.getByRole('button', { name: 'Adicionar Soul Shake Pistache ao carrinho' }).click();
  await expect(page.getByRole('dialog', { name: 'Carrinho' }).getByText('Soul Shake Pistache')).toBeOnScreen();
});

test('menu on a phone, empty cart and products link to the favourites', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = page.getByRole('heading', { level: 1, name: 'Favoritos' });
  await open(page, '/blog');
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Favoritos' }).click();
  await expect(title).toBeOnScreen();
  await open(page, '/blog');
  await page.getByRole('button', { name: /^Abrir carrinho/ }).click();
  await page.getByRole('dialog', { name: 'Seu carrinho' }).getByRole('link', { name: 'Ver favoritos' }).click();
  await expect(title).toBeOnScreen();
  await open(page, '/produtos');
  await page.getByRole('main').getByRole('link', { name: 'Ver favoritos' }).click();
  await expect(title).toBeOnScreen();
});

test('a removed favourite can be kept again until the visitor leaves the page', async ({ page }) => {
  await keep(page, ['soulshake', 9], ['soulice', 2]);
  await open(page, '/favoritos');
  await expect(page.getByText('2 favoritos.')).toBeOnScreen();
  await heart(page, 'Soul Ice Pistache').click();
  await expect(heart(page, 'Soul Ice Pistache')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('1 favorito. Só este navegador sabe. Entre para levá-lo com você')).toBeOnScreen();
  await heart(page, 'Soul Ice Pistache').click();
  await expect(page.getByText('2 favoritos.')).toBeOnScreen();
  await page.getByRole('button', { name: 'Limpar favoritos' }).click();
  const none = page.getByText('Nenhum favorito guardado.');
  await expect(none).toBeOnScreen();
  await expect(none).toBeFocused();
  await expect(none).toHaveText('Nenhum favorito guardado.');
  await heart(page, 'Soul Shake Pistache').click();
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('link', { name: 'Termos de Uso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await foot.getByRole('link', { name: 'Favoritos' }).click();
  await expect(page.getByText('1 favorito.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  expect(await stored(page)).toBe('[{"category":"soulshake","number":9}]');
});

test('sends the list to WhatsApp with a link to each product', async ({ page }) => {
  await keep(page, ['soulshake', 9], ['soulice', 2]);
  await open(page, '/favoritos');
  const href = await page.getByRole('link', { name: 'Enviar no WhatsApp' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toMatch(
    /^Meus favoritos da Soul:\nSoul Shake Pistache: https?:\/\/\S+\/produtos\/soulshake\/9\nSoul Ice Pistache: \S+\/soulice\/2$/,
  );
});

test('lists favourites that left the catalogue, and removes them on request', async ({ page }) => {
  await keep(page, ['soulshake', 9], ['toppins', 404]);
  await open(page, '/favoritos');
  await expect(page.getByText('Um favorito saiu do cardápio e não aparece aqui.')).toBeOnScreen();
  await page.getByRole('button', { name: 'Esquecer esse' }).click();
  await expect(page.getByText('Um favorito saiu')).toHaveCount(0);
  expect(await stored(page)).toBe('[{"category":"soulshake","number":9}]');
});

test('shows no favourite as gone while they are loading', async ({ page }) => {
  await keep(page, ['soulshake', 9]);
  await standIn(page, 'GET /api/products/cards', null);
  await open(page, '/favoritos');
  await expect(page.getByText('Buscando seus favoritos...')).toBeOnScreen();
  await expect(page.getByText(/saíram? do cardápio|saiu do cardápio/)).toHaveCount(0);
  await standAside(page);
});

test('keeps the favourites when loading fails, and loads them again on request', async ({ page, problems }) => {
  await keep(page, ['soulshake', 9]);
  await standIn(page, 'GET /api/products/cards', () => ({ status: 503, json: { error: '' } }));
  await open(page, '/favoritos');
  await expect(page.getByText('Eles continuam guardados neste navegador.')).toBeOnScreen();
  await standAside(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(heart(page, 'Soul Shake Pistache')).toBeOnScreen();
  forgetRefusals(problems, 503);
});

test('a favourite kept in one tab appears in the others', async ({ page }) => {
  await open(page, '/favoritos');
  await expect(page.getByRole('heading', { name: 'Nenhum favorito ainda' })).toBeOnScreen();
  const other = await page.context().newPage();
  await open(other, '/produtos/soulshake/9');
  await other.getByRole('button', { name: 'Guardar nos favoritos' }).click();
  await expect(heart(page, 'Soul Shake Pistache')).toBeVisible();
  await other.close();
});
