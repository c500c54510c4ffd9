import { expect, open, test } from '../helpers/browser';
import { SEEDED, seededChips } from '../helpers/categories';
import { expectSaid, listen } from '../helpers/spoken';

test('the chips are Todos and the five lines, each filters by address, and Todos shows every category', async ({
  page,
}) => {
  await open(page, '/produtos');
  const chips = seededChips(page);
  await expect(chips).toHaveText(['Todos', 'Soul Shake', 'Soul Ice', 'Soul Crunch', 'Soul Fuel', 'Toppins']);
  const cards = page.getByRole('main').getByRole('article').filter({ hasText: SEEDED });
  await expect(cards).toHaveCount(8);
  await chips.filter({ hasText: 'Soul Ice' }).click();
  await expect(page).toHaveURL('/produtos?linha=soulice');
  await expect(cards).toHaveCount(1);
  await expect(chips.filter({ hasText: 'Soul Ice' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(cards).toHaveCount(8);
});

test('links lead from the categories to a product and back', { tag: '@main' }, async ({ page }) => {
  await open(page, '/produtos');
  await page.getByRole('main').getByRole('link', { name: 'Soul Ice Pote' }).click();
  await expect(page).toHaveURL('/produtos/soulicepote');
  await expect(page.getByText('R$ 39,90')).toBeVisible();
  await page.getByRole('link', { name: 'Soul Ice Pote Sonho 480 ml' }).click();
  await expect(page).toHaveURL('/produtos/soulicepote/1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soul Ice Pote Sonho 480 ml');
  await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link', { name: 'Produtos' }).click();
  await expect(page).toHaveURL('/produtos');
});

test('an empty category says so', async ({ page }) => {
  await open(page, '/produtos/toppins');
  await expect(page.getByRole('heading', { name: 'Tem novidade a caminho' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Todos os produtos' }).click();
  await expect(page).toHaveURL('/produtos');
});

test('the gallery is controlled by thumbnails and arrow keys', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  const gallery = page.getByRole('region', { name: 'Fotos de Soul Shake Pistache' });
  const thumbnails = gallery.getByRole('button');
  await expect(thumbnails).toHaveCount(3);
  const main = gallery.getByRole('img').first();
  const first = await main.getAttribute('src');
  await thumbnails.nth(1).click();
  await expect(main).not.toHaveAttribute('src', first ?? '');
  await thumbnails.nth(1).press('ArrowLeft');
  await expect(thumbnails.nth(0)).toBeFocused();
  await expect(main).toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('the quantity starts at 1 and stays between 1 and 9999 when typed', async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  const main = page.getByRole('main');
  const quantity = main.getByRole('spinbutton', { name: 'Quantidade' });
  await expect(quantity).toHaveValue('1');
  await expect(main.getByRole('button', { name: 'Diminuir' })).toBeDisabled();
  await main.getByRole('button', { name: 'Aumentar' }).click();
  await expect(quantity).toHaveValue('2');
  await quantity.fill('100000');
  await expect(quantity).toHaveValue('9999');
  await expect(main.getByRole('button', { name: 'Aumentar' })).toBeDisabled();
  await quantity.fill('-3');
  await quantity.blur();
  await expect(quantity).toHaveValue('9999');
});

test('a typed quantity loses its fraction and leading zeros, and the arrow keys change it', async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantidade' });
  for (const [typed, value] of [
    ['3,5', '3'],
    ['2.5', '2'],
    ['05', '5'],
    ['0,5', '5'],
    ['x', '5'],
  ] as const) {
    await quantity.focus();
    await page.keyboard.type(typed);
    await expect(quantity).toHaveValue(typed);
    await quantity.blur();
    await expect(quantity).toHaveValue(value);
  }
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('6');
  await quantity.fill('2');
  for (const value of ['1', '1']) {
    await quantity.press('ArrowDown');
    await expect(quantity).toHaveValue(value);
  }
});

test('a changed quantity is announced once: by the field or by its button, and so is typed text that is not kept', async ({
  page,
}) => {
  await listen(page);
  await open(page, '/produtos/soulshake/1');
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantidade' });
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await page.getByRole('main').getByRole('button', { name: 'Aumentar' }).press('Enter');
  await expect(quantity).toHaveValue('3');
  await expectSaid(page, /^\d+$/);
  await quantity.fill('0');
  await quantity.blur();
  await expectSaid(page, /^A quantidade fica em 3$/);
  await quantity.fill('10000');
  await expectSaid(page, /^No máximo 9\.999$/);
});

test('the quantity can be cleared and typed again', async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  const quantity = page.getByRole('main').getByRole('spinbutton', { name: 'Quantidade' });
  await quantity.press('End');
  await quantity.press('Backspace');
  await expect(quantity).toHaveValue('');
  await quantity.press('2');
  await expect(quantity).toHaveValue('2');
  await quantity.press('Backspace');
  await quantity.blur();
  await expect(quantity).toHaveValue('2');
});

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`on a phone of ${size.width}×${size.height} the order button is in view without scrolling`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/produtos/soulshake/10');
    const order = page.getByRole('main').getByRole('button', { name: 'Adicionar ao Carrinho' });
    await expect(order).toBeOnScreen();
    const bar = page.getByRole('region', { name: 'Pedir este produto' });
    await expect(bar).toBeHidden();
    await page.getByRole('heading', { name: 'Informação nutricional' }).scrollIntoViewIfNeeded();
    await expect(order).not.toBeInViewport();
    await expect(bar).toContainText('Soul Shake');
    await expect(bar).toBeOnScreen();
    await bar.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByRole('dialog').getByRole('spinbutton')).toHaveValue('1');
    await page.keyboard.press('Escape');
    // The bar must not cover the footer.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' })).toBeOnScreen();
    await expect(bar).not.toBeInViewport();
    await order.scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
}

test('a product page and its footer take the colour of its flavour, and the footer of the home does not', async ({
  page,
}) => {
  const grounds = new Set<string>();
  const floors = new Set<string>();
  const footer = page.getByRole('contentinfo');
  for (const [number, flavour] of [
    [2, 'Morango'],
    [9, 'Pistache'],
  ] as const) {
    await open(page, `/produtos/soulshake/${number}`);
    const heading = page.getByRole('heading', { level: 1, name: `Soul Shake ${flavour}` });
    grounds.add(await heading.evaluate((it) => getComputedStyle(it.closest('.world') ?? it).backgroundColor));
    await expect(footer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    floors.add(await page.locator('.world-end').evaluate((it) => getComputedStyle(it, '::before').backgroundColor));
  }
  expect(grounds.size).toBe(2);
  for (const ground of grounds) expect(ground).toMatch(/^oklch\(0\.94 /);
  expect(floors.size).toBe(2);
  for (const floor of floors) expect(floor).toMatch(/^oklch\(0\.875 /);
  await footer.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(footer).toHaveCSS('background-color', 'rgb(30, 18, 80)');
});

test('the pack breaks its frame and has a sticker in its first picture, and is not moved by either', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/below-/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/produtos/soulcrunch/2', { waitUntil: 'commit' });
  const picture = page.locator('.product-stage img');
  const sticker = page.locator('.sticker');
  const before = await picture.boundingBox();
  await expect(sticker).toBeHidden();
  release();
  await expect(sticker).toHaveText('semglúten');
  await expect(sticker).toBeOnScreen();
  await expect(picture).toHaveCSS('mask-image', /^url/);
  expect(await picture.boundingBox()).toEqual(before);
  await page.getByRole('button', { name: 'Foto 2 de 3' }).click();
  await expect(sticker).toHaveCount(0);
  await expect(picture).toHaveCSS('mask-image', 'none');
});

test('a product page links to the other flavours, each with a background of its own', async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  const line = page.getByRole('region', { name: 'Toda a linha Soul Shake' });
  const flavours = line.getByRole('listitem').getByRole('link');
  await expect(flavours).toHaveCount(10);
  await expect(flavours.first()).toHaveText('Chocolate');
  await expect(flavours.first()).toHaveAttribute('aria-current', 'true');
  const ground = () => page.locator('.product').evaluate((it) => getComputedStyle(it).backgroundColor);
  const before = await ground();
  await line.getByRole('link', { name: 'Pistache', exact: true }).click();
  await expect(page).toHaveURL('/produtos/soulshake/9');
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Pistache' })).toBeOnScreen();
  await expect(line.getByRole('link', { name: 'Pistache', exact: true })).toHaveAttribute('aria-current', 'true');
  expect(await ground()).not.toBe(before);
});

test('an amount after the name of a flavour is separated by a space', async ({ page }) => {
  await open(page, '/produtos/suplementos/1');
  const line = page.getByRole('region', { name: 'Toda a linha Suplementos' });
  // Other tests may add products of their own to the line at the same time.
  const names = line.getByRole('link').filter({ hasText: /^Soul/ });
  // The painted text: in the markup the space is there either way.
  expect(await names.allInnerTexts()).toEqual(['Soul Whey Chocolate 900 g', 'Soul Creatina 300 g']);
});

for (const [path, count] of [
  ['/produtos/suplementos/2', 4],
  ['/produtos/soulice/1', 4],
  ['/produtos/soulshake/1', 4],
] as const) {
  test(`«Combina com» of ${path} fills its row`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, path);
    const list = page.getByRole('region', { name: 'Combina com' }).getByRole('list').first();
    const cards = list.getByRole('article');
    await expect(cards).toHaveCount(count);
    const [row, last] = [await list.boundingBox(), await cards.last().boundingBox()];
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((row?.x ?? 0) + (row?.width ?? 0), 0);
  });
}

for (const [key, name] of [
  ['soulicepote', 'Soul Ice Pote'],
  ['soulcoffee', 'Soul Coffee'],
  ['suplementos', 'Suplementos'],
] as const) {
  test(`the address of ${key} shows that line, which has no chip`, async ({ page }) => {
    await open(page, `/produtos?linha=${key}`);
    await expect(page).toHaveTitle(`Produtos: ${name} | Soul`);
    await expect(page.getByRole('main').getByRole('article')).toHaveText([new RegExp(name)]);
    await expect(seededChips(page)).toHaveText([
      'Todos',
      'Soul Shake',
      'Soul Ice',
      'Soul Crunch',
      'Soul Fuel',
      'Toppins',
    ]);
    await expect(page.locator('[aria-current="true"].chip')).toHaveCount(0);
  });
}

test('a product opened from the pairings starts with its own name and a quantity of 1', async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  await page.getByRole('main').getByRole('button', { name: 'Aumentar' }).click();
  await page.getByRole('region', { name: 'Combina com' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soul Crunch Tradicional');
  await expect(page.getByRole('spinbutton', { name: 'Quantidade' })).toHaveValue('1');
});
