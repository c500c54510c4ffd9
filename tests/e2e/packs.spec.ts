// Boxes of a line, from the panel's rule to the order. Soul Coffee is sold by the box only during its test.
import type { Page } from '@playwright/test';
import { violationsOf } from '../helpers/accessibility';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { drawerOf, send } from '../helpers/order';
import { openPanel, test } from '../helpers/panel';

const put = (page: Page, name: string) => page.getByRole('button', { name: `Colocar 1 ${name}`, exact: true });
const take = (page: Page, name: string) => page.getByRole('button', { name: `Tirar 1 ${name}`, exact: true });
const tray = (page: Page) => page.getByRole('region', { name: 'Sua caixa' });
const openTray = (page: Page) => tray(page).getByRole('button', { name: 'Ver a caixa toda' }).click();

test('a pack is composed on a phone, survives a reload, and goes into the cart as a whole', { tag: '@main' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/produtos/soulcrunch');
  // Above the flavours, and after the last one, in the rest of its row.
  await expect(page.getByRole('link', { name: 'Monte sua caixa de 6' })).toHaveCount(2);
  await page.getByRole('listitem').getByRole('link', { name: 'Monte sua caixa de 6' }).click();
  await expect(page.getByRole('heading', { name: 'Monte sua caixa', level: 1 })).toBeOnScreen();
  // A bar at the bottom, below the first flavour; the rest shows when it is expanded.
  await expect(tray(page).getByText('0 de 6', { exact: true })).toBeOnScreen();
  await expect(tray(page).getByText('Sua caixa está vazia. Cabem 6.')).not.toBeOnScreen();
  const bar = await tray(page).boundingBox();
  expect([bar?.x, bar?.width, (bar?.y ?? 0) + (bar?.height ?? 0)]).toEqual([0, 390, 844]);
  expect(bar?.height).toBeLessThan(90);
  await expect(put(page, 'Soul Crunch Tradicional')).toBeOnScreen();
  await expect(
    page.getByText('Contém leite. Pode conter amendoim e soja. Contém lactose. Não contém glúten.').first(),
  ).toBeOnScreen();
  await openTray(page);
  await expect(tray(page).getByText('Sua caixa está vazia. Cabem 6.')).toBeOnScreen();
  await put(page, 'Soul Crunch Chocolate').click();
  await put(page, 'Soul Crunch Chocolate').click();
  await put(page, 'Soul Crunch Café').click();
  await take(page, 'Soul Crunch Chocolate').click();
  await expect(tray(page).getByText('2 de 6. Faltam 4.')).toBeOnScreen();
  expect(await violationsOf(page)).toEqual([]);
  await page.reload();
  await expect(tray(page).getByText('2 de 6', { exact: true })).toBeOnScreen();
  await openTray(page);
  await expect(tray(page).getByText('2 de 6. Faltam 4.')).toBeOnScreen();
  await tray(page).getByRole('button', { name: 'Completar por mim' }).click();
  await expect(tray(page).getByText('Caixa completa!')).toBeOnScreen();
  await put(page, 'Soul Crunch Coco').press('Enter');
  await expect(tray(page).getByText('Caixa completa! Para trocar um sabor, tire outro antes.')).toBeOnScreen();
  await tray(page).getByRole('button', { name: 'Esvaziar a caixa' }).press('Enter');
  await expect(tray(page).getByText('Sua caixa está vazia. Cabem 6.')).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(tray(page).getByText('Caixa completa!')).toBeOnScreen();
  await expect(tray(page).getByText(/^R\$\s30,00$/)).toBeOnScreen();
  await tray(page).getByRole('button', { name: 'Colocar no carrinho' }).click();
  // The cart shows its content as one box.
  const box = drawerOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(box.getByRole('heading', { name: 'Caixa de 6 Soul Crunch', exact: true })).toBeOnScreen();
  await expect(box.getByText(/^\dx Soul Crunch Café$/)).toBeOnScreen();
  await expect(box.getByText(/^R\$\s30,00$/)).toBeOnScreen();
  await page.keyboard.press('Escape');
  await expect(tray(page).getByText('Sua caixa está vazia. Cabem 6.')).toBeOnScreen();
});

test('a surprise names its flavours and the gluten among them, and gives a box chosen by hand back', async ({
  page,
}) => {
  await open(page, '/produtos/soulshake/caixa');
  for (const flavour of ['Cookies', 'Cookies', 'Coco']) await put(page, `Soul Shake ${flavour}`).click();
  const chosen = tray(page).getByText(/^Na caixa: (?=.*1 Soul Shake Coco\b)(?=.*2 Soul Shake Cookies)/);
  await expect(chosen).toBeOnScreen();
  await expect(tray(page).getByText('Contém glúten: Soul Shake Cookies.')).toBeOnScreen();
  await expect(tray(page).getByRole('button', { name: 'Outra surpresa' })).toHaveCount(0);
  await tray(page).getByRole('button', { name: 'Surpreenda-me' }).dblclick();
  await expect(chosen).toHaveCount(0);
  await expect(tray(page).getByRole('button', { name: 'Outra surpresa' })).toBeOnScreen();
  await tray(page).getByRole('button', { name: 'Desfazer', exact: true }).click();
  await tray(page).getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(chosen).toBeOnScreen();
  await expect(tray(page).getByRole('button', { name: 'Desfazer', exact: true })).toHaveCount(0);
  await take(page, 'Soul Shake Cookies').dblclick();
  await expect(tray(page).getByText('Contém glúten')).toHaveCount(0);
});

test('on a phone held sideways the bar stays in view, and fits when it is expanded', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/produtos/soulshake/caixa');
  await put(page, 'Soul Shake Paçoca').click();
  await expect(tray(page).getByText('1 de 3', { exact: true })).toBeOnScreen();
  await openTray(page);
  await expect(tray(page).getByText('1 de 3. Faltam 2.')).toBeOnScreen();
  const bar = await tray(page).boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual(80);
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(390);
});

test('a box keeps what was put in it, beside loose units, and is removed and restored as a whole', async ({
  page,
  outside,
}) => {
  await open(page, '/produtos/soulshake/4');
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
  await page.keyboard.press('Escape');
  await open(page, '/produtos/soulshake/caixa');
  for (const flavour of ['Chocolate', 'Chocolate', 'Coco']) await put(page, `Soul Shake ${flavour}`).click();
  await tray(page).getByRole('button', { name: 'Colocar no carrinho' }).click();
  const drawer = drawerOf(page);
  const box = drawer.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  const content = box.getByText(/^\dx Soul Shake/);
  await expect(content).toHaveText(['2x Soul Shake Chocolate', '1x Soul Shake Coco']);
  await expect(drawer.getByRole('spinbutton', { name: 'quantidade de Soul Shake Cookies' })).toHaveValue('1');
  const { text = '' } = await send(page, outside);
  expect(text).toMatch(
    /• 📦 Caixa de 3 Soul Shake — R\$ [\d,]+:\n {4}2x Soul Shake Chocolate\n {4}1x Soul Shake Coco\n• 1x Soul Shake Cookies/,
  );
  await drawer.getByRole('button', { name: 'Remover Caixa de 3 Soul Shake' }).press('Enter');
  await expect(drawer.getByText('Caixa de 3 Soul Shake saiu do carrinho.')).toBeOnScreen();
  await expect(content).toHaveCount(0);
  await expect(drawer.getByRole('button', { name: 'Remover Soul Shake Cookies' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expect(content).toHaveCount(2);
  await expect(drawer.getByRole('button', { name: 'Remover Caixa de 3 Soul Shake' })).toBeFocused();
});

test('a pack with a discount set in the panel is cheaper in cart and message, and the cart suggests the next pack', async ({
  page,
  borrow,
  outside,
}) => {
  await openPanel(page, '/painel/produtos/categorias/soulcoffee');
  await borrow('/api/panel/categories/soulcoffee');
  await page.getByLabel('Unidades na caixa').fill('30');
  await page.getByLabel('Desconto da caixa (%)').fill('15');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Uma caixa tem de 2 a 24 unidades.')).toBeOnScreen();
  await page.getByLabel('Unidades na caixa').fill('4');
  await expect(page.getByText('No site: “Monte sua caixa de 4 com 15% de desconto”')).toBeOnScreen();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Categoria atualizada');
  await open(page, '/produtos/soulcoffee');
  await page.getByRole('link', { name: 'Monte sua caixa de 4 com 15% de desconto' }).first().click();
  await tray(page).getByRole('button', { name: 'Surpreenda-me' }).click();
  await expect(tray(page).getByText(/Caixa completa! Você economiza R\$/)).toBeOnScreen();
  // Said once when it is filled, and there to be read again.
  await expect(
    tray(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Na caixa: \d Soul Coffee/ }),
  ).not.toHaveCount(0);
  await tray(page).getByRole('button', { name: 'Colocar no carrinho' }).click();
  const drawer = drawerOf(page);
  await expect(drawer.getByText('Caixa de 4 Soul Coffee (15% de desconto)')).toBeOnScreen();
  await expect(drawer.getByRole('heading', { name: 'Caixa de 4 Soul Coffee', exact: true })).toBeOnScreen();
  const { text = '' } = await send(page, outside);
  const [, subtotal, saving, total] =
    /Subtotal: R\$ ([\d,]+)\nCaixa de 4 Soul Coffee \(15% de desconto\): −R\$ ([\d,]+)\nTotal: R\$ ([\d,]+)$/.exec(
      text,
    ) ?? [];
  const cents = (price = '') => Number(price.replace(',', ''));
  expect(cents(saving)).toBe(Math.round(cents(subtotal) * 0.15));
  expect(cents(total)).toBe(cents(subtotal) - cents(saving));
  expect(text).toMatch(/• 📦 Caixa de 4 Soul Coffee — R\$ [\d,]+:\n {4}\dx Soul Coffee /);
  // The box is counted as a whole, and a loose unit of the same line stays loose.
  await drawer.getByRole('button', { name: 'Aumentar quantidade de Caixa de 4 Soul Coffee' }).click();
  await expect(drawer.getByRole('heading', { name: '2 caixas de 4 Soul Coffee' })).toBeOnScreen();
  await page.keyboard.press('Escape');
  await open(page, '/produtos/soulcoffee/1');
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
  await expect(drawer.getByRole('heading', { name: '2 caixas de 4 Soul Coffee' })).toBeOnScreen({ scrolled: true });
  await expect(
    drawer.getByText(/^Faltam 3 unidades para uma caixa de 4 Soul Coffee com 15% de desconto\./),
  ).toBeOnScreen({ scrolled: true });
  // The next box begins with the loose unit.
  await drawer.getByRole('link', { name: 'Completar a caixa' }).click();
  await expect(tray(page).getByText(/1 Soul Coffee já no carrinho\. 1 de 4\. Faltam 3\./)).toBeOnScreen();
  await tray(page).getByRole('button', { name: 'Completar por mim' }).dblclick();
  await expect(tray(page).getByText(/Caixa completa! Você economiza R\$/)).toBeOnScreen();
  await expect(tray(page).getByText('com 1 do carrinho')).toBeOnScreen();
  await tray(page).getByRole('button', { name: 'Colocar no carrinho' }).click();
  await expect(drawer.getByRole('heading', { name: /caixas? de 4 Soul Coffee$/i })).not.toHaveCount(0);
  await expect(drawer.getByText(/unidades? para uma caixa/)).toHaveCount(0);
  // Enough loose units can become a box at once.
  await page.keyboard.press('Escape');
  await open(page, '/produtos/soulcoffee/1');
  for (let unit = 0; unit < 3; unit += 1) await page.getByRole('button', { name: 'Aumentar quantidade' }).click();
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
  await drawer.getByRole('button', { name: 'Fechar a caixa' }).click();
  await expect(drawer.getByText('4x Soul Coffee', { exact: false })).toBeOnScreen({ scrolled: true });
  await expect(drawer.getByRole('button', { name: 'Fechar a caixa' })).toHaveCount(0);
});
