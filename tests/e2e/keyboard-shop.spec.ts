// Walks by keyboard alone: menu, carousel, filters of the catalogue, cart, box, favourites.
import type { Page } from '@playwright/test';
import { expect, keepInStore, open, test } from '../helpers/browser';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { destinationOf, drawerOf, SHAKE } from '../helpers/order';
import { expectSaid, listen } from '../helpers/spoken';

const PHONE = { width: 390, height: 844 };
const ICE = { ...SHAKE, category: 'soulice', number: 2, name: 'Soul Ice Pistache', priceCents: 1890, quantity: 1 };
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('a visitor opens the menu of a phone, closes it with Escape, and follows a link in it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/blog');
  const opener = page.getByRole('button', { name: 'Abrir menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await use(page, opener);
  await expect(menu.getByRole('button', { name: 'Fechar menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
  await use(page, menu.getByRole('link', { name: 'Contato' }));
  await expect(page).toHaveURL('/contato');
  await expect(menu).toBeHidden();
  await expect(main(page)).toBeFocused();
});

test('a visitor leafs through the carousel, and hears each slide', async ({ page }) => {
  await listen(page);
  await open(page, '/');
  await skip(page);
  const slides = main(page).getByRole('region', { name: 'Destaques' });
  const next = slides.getByRole('button', { name: 'Próximo slide' });
  expect(await use(page, next)).toEqual([
    'link "Conheça os produtos"',
    'link "Encontre uma loja"',
    'button "Iniciar carrossel"',
    'button "Ir para o slide 1"',
    'button "Ir para o slide 2"',
    'button "Ir para o slide 3"',
    'button "Slide anterior"',
    'button "Próximo slide"',
  ]);
  await expectSaid(page, 'Uma pausa quentinha no meio do dia');
  await expect(next).toBeFocused();
  // The links of hidden slides are no stops.
  const back = await walkTo(page, slides.getByRole('link', { name: 'Ver Soul Fuel' }), 'Shift+Tab');
  expect(back.slice(-2)).toEqual(['link "Ver Soul Coffee"', 'link "Ver Soul Fuel"']);
});

test('a visitor filters a line, hears the count, and removes a filter', async ({ page }) => {
  await listen(page);
  await open(page, '/produtos/soulshake');
  await skip(page);
  const summary = page.locator('summary');
  const past = await use(page, summary);
  expect(past.at(-1)).toBe('disclosure "Filtrar"');
  const proteins = main(page).getByLabel('Proteína por porção');
  await write(page, proteins, '20');
  await expect(page).toHaveURL('/produtos/soulshake?proteina=20');
  await expect(proteins).toBeFocused();
  await use(page, main(page).getByRole('checkbox', { name: 'açúcar adicionado' }), 'Space');
  await expectSaid(page, /^1 produto ?: .*sem açúcar adicionado$/);
  await use(page, button(page, 'Ver 1 produto'));
  const count = main(page).getByRole('status').filter({ hasText: '1 produto' });
  await expect(count).toBeFocused();
  await expect(proteins).toBeHidden();
  const remove = main(page).getByRole('link', { name: 'Remover filtro: sem açúcar adicionado' });
  await walkTo(page, remove, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  const sort = main(page).getByRole('link', { name: 'Menos kcal' });
  await use(page, sort);
  await expect(sort).toHaveAttribute('aria-current', 'true');
  await expect(sort).toBeFocused();
});

test('a customer removes an item from the cart, takes that back, and sends the order to a store', async ({ page }) => {
  await keepInStore(page, 'soul-cart', JSON.stringify([SHAKE, ICE]));
  await listen(page);
  await open(page, '/blog');
  await use(page, page.getByRole('button', { name: /^Abrir carrinho/ }));
  const drawer = drawerOf(page);
  const remove = (name: string) => drawer.getByRole('button', { name: `Remover ${name}` });
  await use(page, remove(SHAKE.name));
  await expectSaid(page, `${SHAKE.name} saiu do carrinho`);
  await expect(remove(ICE.name)).toBeFocused();
  const undo = drawer.getByRole('button', { name: 'Desfazer' });
  await walkTo(page, undo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(remove(SHAKE.name)).toBeFocused();

  await use(page, destinationOf(page).getByRole('button', { name: 'Escolher loja' }));
  await expect(drawer.getByRole('heading', { name: 'Escolher loja' })).toBeFocused();
  await write(page, drawer.getByLabel('Nome, cidade ou CEP'), 'vitoria espirito');
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await use(page, drawer.getByRole('button', { name: /^Soul Praia do Canto/ }));
  await expect(drawer.getByRole('heading', { name: /^Como você quer receber/ })).toBeFocused();
  await expect(destinationOf(page)).toContainText('Seu pedido vai para Soul Praia do Canto');
  const order = drawer.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' });
  await walkTo(page, order);
  expect(decodeURIComponent((await order.getAttribute('href')) ?? '')).toContain('1x Soul Ice Pistache');
});

test('a customer composes a box, hears how many are missing, and puts it into the cart', async ({ page }) => {
  await listen(page);
  await open(page, '/produtos/soulcrunch/caixa');
  await skip(page);
  const put = button(page, 'Colocar 1 Soul Crunch Tradicional');
  await use(page, put);
  await expectSaid(page, '1 de 6. Faltam 5.');
  await expect(put).toBeFocused();
  await page.keyboard.press('Space');
  await expectSaid(page, '2 de 6. Faltam 4.');
  const tray = page.getByRole('region', { name: 'Sua caixa' });
  await use(page, tray.getByRole('button', { name: 'Completar por mim' }));
  await expectSaid(page, 'Caixa completa!');
  await walkTo(page, tray.getByRole('button', { name: 'Colocar no carrinho' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByRole('heading', { name: /^Caixa de 6 Soul Crunch/ })).toBeOnScreen();
  await page.keyboard.press('Escape');
  await expect(tray.getByRole('button', { name: 'Colocar no carrinho' })).toBeFocused();
});

test('a visitor takes a product out of the favourites, and puts it back', async ({ page }) => {
  const kept = [SHAKE, ICE].map(({ category, number }) => ({ category, number }));
  await keepInStore(page, 'soul-favourites', JSON.stringify(kept));
  await listen(page);
  await open(page, '/favoritos');
  await skip(page);
  const heart = main(page).getByRole('button', { name: 'Soul Shake Pistache nos favoritos' });
  await use(page, heart, 'Space');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expectSaid(page, /^1 favorito\./);
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expectSaid(page, /^2 favoritos\./);
});

test('a visitor chooses two products to compare, hears how many, and removes one', async ({ page }) => {
  await listen(page);
  await open(page, '/busca?q=pistache');
  await skip(page);
  const pick = (name: string) => main(page).getByRole('checkbox', { name: `Comparar ${name}`, exact: true });
  await use(page, pick('Soul Ice Pistache'), 'Space');
  await expectSaid(page, /^1 de 3 escolhidos para comparar$/);
  await use(page, pick('Soul Shake Pistache'), 'Space');
  await expectSaid(page, /^2 de 3 escolhidos para comparar ?\. Enter abre a comparação\.$/);
  await use(page, button(page, 'Comparar (2)'));
  await expect(page).toHaveURL(/\/comparar\?produtos=/);
  await expect(main(page)).toBeFocused();
  await use(page, main(page).getByRole('link', { name: 'Tirar Soul Ice Pistache da comparação' }));
  const told = main(page).getByRole('status').filter({ hasText: 'Falta mais um' });
  await expect(told).toBeFocused();
  await expectSaid(page, 'Falta mais um: escolha com o que comparar.');
});

test('a visitor leafs through the photos of a product by arrow keys', async ({ page }) => {
  // All of the photos' row is in the window.
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/produtos/soulshake/9');
  await skip(page);
  const photo = (number: number) => main(page).getByRole('button', { name: new RegExp(`^Foto ${number} de 3: \\S`) });
  await walkTo(page, photo(1));
  await page.keyboard.press('ArrowRight');
  await expect(photo(2)).toBeFocused();
  await expect(photo(2)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(photo(3)).toBeFocused();
  await use(page, button(page, 'Adicionar ao Carrinho'));
});
