// On a phone, a press has a visible effect, and content fits the narrow window.
import { expect, open, test } from '../helpers/browser';
import { SEEDED } from '../helpers/categories';

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('opened filters scroll into view together with their button', async ({ page }) => {
  await open(page, '/produtos/soulshake');
  const filter = page.getByRole('main').locator('summary').filter({ hasText: 'Filtrar' });
  await filter.scrollIntoViewIfNeeded();
  await filter.click();
  await expect(page.getByLabel('Proteína por porção')).toBeOnScreen();
  await expect(page.getByLabel('Energia por porção')).toBeOnScreen();
  await expect(filter).toBeOnScreen();
  await expect(filter).toBeFocused();
});

test('Back from a product returns to its place below the filters, which are open as they were left', async ({
  page,
}) => {
  await open(page, '/produtos');
  await page.getByRole('main').locator('summary').filter({ hasText: 'Filtrar' }).click();
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'vegano' }) })
    .click();
  await expect(page).toHaveURL('/produtos?so=vegano');
  await expect(page.getByRole('checkbox', { name: 'glúten' })).toBeEnabled();
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await card.click();
  await expect(page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'vegano' })).toBeVisible();
  await expect(card).toBeOnScreen();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
});

test('the search icon focuses the field, with and without hydration', async ({ page }) => {
  await open(page, '/blog');
  const field = page.getByRole('searchbox', { name: 'O que você procura?' });
  await page.getByRole('link', { name: 'Buscar' }).click();
  await expect(field).toBeFocused();
  await page.goto('/blog');
  // As without the application: the browser itself loads the link's page.
  await page.evaluate(() => location.assign('/busca'));
  await page.waitForURL('/busca');
  await expect(page.locator('html[data-live]')).toBeAttached();
  await expect(field).toBeFocused();
});

test('the store search keeps its button beside its field and breaks no word at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/onde-estamos?uf=ES');
  const field = await page.getByRole('searchbox', { name: 'Nome, cidade ou CEP' }).boundingBox();
  const button = await page.getByRole('main').getByRole('button', { name: 'Buscar' }).boundingBox();
  expect(Math.abs((field?.y ?? 0) - (button?.y ?? 100))).toBeLessThan(8);
  const broken = await page.locator('.location-list').evaluate((list) => {
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

test('the investment table keeps a margin inside its card at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/licencie');
  const table = page.locator('.licensing-investment table');
  await table.scrollIntoViewIfNeeded();
  const [left = 0, right = 0] = await table.evaluate((it) => {
    const [own, card] = [it, it.parentElement ?? it].map((one) => one.getBoundingClientRect());
    return own && card ? [own.left - card.left, card.right - own.right] : [];
  });
  expect(left).toBeGreaterThan(0);
  expect(right).toBeGreaterThanOrEqual(left);
});

test('the first figure of a product has a row of its own above the other two', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  const figures = page.getByRole('region', { name: 'Em cada porção' }).getByRole('listitem');
  await figures.first().scrollIntoViewIfNeeded();
  const boxes = await Promise.all([0, 1, 2].map((index) => figures.nth(index).boundingBox()));
  const [first, second, third] = boxes.map((box) => box?.y ?? 0);
  expect(second).toBe(third);
  expect(first).toBeLessThan(second ?? 0);
});

test('options without results are disabled', async ({ page }) => {
  await open(page, '/produtos/soulice');
  await page.getByRole('main').locator('summary').filter({ hasText: 'Filtrar' }).click();
  const vegan = page.getByRole('checkbox', { name: 'vegano' });
  await expect(vegan).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: 'glúten' })).toBeEnabled();
  await page
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'glúten' }) })
    .click();
  await expect(page).toHaveURL('/produtos/soulice?sem=gluten');
  await expect(page.getByRole('checkbox', { name: 'glúten' })).toBeEnabled();
  await expect(page.getByLabel('Preço').locator('option[value="10"]')).toBeDisabled();
});

test('a line’s page begins its products in the first view, and the page of all lines is three views long', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  for (const [path, limit, desktop] of [
    ['/produtos/soulshake', 570, 570],
    ['/produtos/soulice', 640, 570],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    expect((await cards.first().boundingBox())?.y, path).toBeLessThan(limit);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await cards.first().boundingBox())?.y, `${path} on a desktop`).toBeLessThan(desktop);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/produtos');
  // Lines that other tests create at the same time come after those of the seed.
  const last = await cards.filter({ hasText: SEEDED }).last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(3 * 844);
});

test('a product’s row has one line for each fact, all of one height', async ({ page }) => {
  await open(page, '/produtos/soulshake');
  const facts = page.getByRole('main').getByRole('article').first().getByRole('listitem');
  await expect(facts).toHaveCount(3);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await facts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    for (const [index, { left, top, height }] of boxes.entries()) {
      expect(height, `${width} px`).toBeLessThan(20);
      expect([left, top], `${width} px`).toEqual([boxes[0].left, boxes[0].top + index * height]);
    }
  }
});

test('the bar of a box is one line of words high, and two with a price', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/produtos/soulcrunch/caixa');
    const bar = page.getByRole('region', { name: 'Sua caixa' });
    const height = async () => (await bar.boundingBox())?.height;
    await expect(bar.getByText('0 de 6', { exact: true })).toBeOnScreen();
    expect(await height(), `${width} px`).toBeLessThan(78);
    await page.getByRole('button', { name: 'Colocar 1 Soul Crunch Chocolate', exact: true }).click();
    await expect(bar.getByText('1 de 6', { exact: true })).toBeOnScreen();
    expect(await height(), `${width} px`).toBeLessThan(90);
    await page.getByRole('button', { name: 'Tirar 1 Soul Crunch Chocolate', exact: true }).click();
  }
});

test('the sign that removes a compared product covers a tenth of its picture', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await open(page, '/comparar?produtos=soulshake-9,soulice-2,soulshake-1');
  const remove = page.getByRole('link', { name: 'Tirar Soul Shake Pistache da comparação' });
  const picture = await page.locator('.compare-picture').first().boundingBox();
  const box = await remove.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await expect(remove).toHaveCSS('background-clip', 'content-box');
  const disc = await remove.evaluate((it) => 44 - 2 * Number.parseFloat(getComputedStyle(it).paddingTop));
  expect((Math.PI * (disc / 2) ** 2) / (picture?.width ?? 0) ** 2).toBeLessThan(0.1);
  // As bright in the dark: the pictures are.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(remove).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  // In the corner: its disc ends where the picture ends.
  expect((box?.x ?? 0) + 22 + disc / 2).toBeCloseTo((picture?.x ?? 0) + (picture?.width ?? 0), 0);
});

test('the simulator folds its costs and its formula, and all its fields take a view at most', async ({ page }) => {
  await open(page, '/licencie');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9500);
  const form = page.getByRole('form', { name: 'Simulador de retorno' });
  const rent = form.getByRole('textbox', { name: 'Aluguel por mês' });
  await expect(rent).toBeHidden();
  await form.getByText('Custos e investimento').click();
  await expect(rent).toBeOnScreen();
  expect((await form.boundingBox())?.height).toBeLessThan(844);
  const result = page.getByText('investimento de R$ 337.000 ÷ resultado do mês');
  await expect(result).toBeHidden();
  await page.getByText('A conta, linha por linha').click();
  await expect(result).toBeOnScreen({ scrolled: true });
});
