// Filtering and sorting products: with script without leaving the page, and also without script.
import type { Page } from '@playwright/test';
import { expect, hold, open, test } from '../helpers/browser';
import { expectSaid, listen } from '../helpers/spoken';

const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article').getByRole('heading');
const count = (page: Page) => main(page).getByRole('status');
const unfold = (page: Page) => page.locator('summary').click();
const top = (page: Page) => page.evaluate(() => scrollY);

for (const size of [PHONE, { width: 1440, height: 900 }]) {
  test(`combines filters, counts the results and removes filters at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '/produtos/soulshake');
    await expect(count(page)).toHaveText('10 produtos');
    const figures = main(page).getByRole('list', { name: 'A linha em números' });
    await expect(figures.getByText('26 g')).toBeOnScreen({ scrolled: true });
    await unfold(page);

    await page.getByLabel('Proteína por porção').selectOption('20 g ou mais');
    await expect(page).toHaveURL('/produtos/soulshake?proteina=20');
    await expect(figures).toBeHidden();
    // An option without results is disabled, and says why.
    const dead = page.getByRole('checkbox', { name: 'lactose' });
    await expect(dead).toBeDisabled();
    await expect(dead).toHaveAccessibleDescription('Nenhum produto com estes filtros é sem lactose.');
    await expect(page.getByText('Nenhum produto com estes filtros é sem lactose.')).toBeOnScreen({ scrolled: true });
    await page.getByText('açúcar adicionado', { exact: true }).click();
    await expect(page).toHaveURL('/produtos/soulshake?proteina=20&sem=acucar');
    await expect(count(page)).toHaveText('1 produto: 20 g ou mais de proteína, sem açúcar adicionado');

    await page.getByRole('button', { name: 'Ver 1 produto' }).click();
    await expect(page.getByLabel('Proteína por porção')).toBeHidden();
    await expect(count(page)).toBeFocused();
    await expect(cards(page)).toHaveText(['Soul Shake Coco']);
    await expect(cards(page)).toBeOnScreen({ scrolled: true });

    await page.getByRole('link', { name: 'Remover filtro: 20 g ou mais de proteína' }).click();
    await expect(page).toHaveURL('/produtos/soulshake?sem=acucar');
    await expect(page.locator('summary')).toBeFocused();
    await main(page).getByRole('link', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL('/produtos/soulshake');
    await expect(count(page)).toHaveText('10 produtos');
  });
}

test('choosing a filter keeps scroll position and focus, and Back takes the last choice back', {
  tag: '@main',
}, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/produtos/soulshake');
  await unfold(page);
  const wheat = page.getByRole('checkbox', { name: 'trigo', exact: true });
  await wheat.scrollIntoViewIfNeeded();
  const unmoved = await top(page);
  await page.mouse.wheel(0, 40);
  // The wheel's scrolling ends some frames later.
  await expect.poll(() => top(page)).toBe(unmoved + 40);
  await wheat.focus();
  const before = await top(page);
  await page.keyboard.press('Space');
  await expect(count(page)).toHaveText('9 produtos: sem trigo');
  await expect(wheat).toBeFocused();
  expect(await top(page)).toBe(before);

  await page.goBack();
  await expect(count(page)).toHaveText('10 produtos');
  await expect(wheat).not.toBeChecked();
  await expect(page.getByLabel('Energia por porção')).toHaveValue('');
});

test('the filter by allergens says that it follows the label, not what happens at the counter', async ({ page }) => {
  await open(page, '/produtos');
  await unfold(page);
  const allergens = page.getByRole('group', { name: 'Sem alergênicos, nem traços' });
  await expect(allergens).toHaveAccessibleDescription(/^Pelo rótulo/);
  await expect(allergens.getByText('No balcão, um preparo pode encostar em outro.')).toBeOnScreen({ scrolled: true });
});

test('two quick choices both apply when the first answer is late', async ({ page }) => {
  await open(page, '/produtos/soulshake');
  await unfold(page);
  const release = await hold(page, '/api/categories/soulshake?sem=gluten');
  await page.getByText('glúten', { exact: true }).click();
  await page.getByText('trigo', { exact: true }).click();
  await expect(page).toHaveURL('/produtos/soulshake?sem=gluten&sem=trigo');
  release();
  await expect(count(page)).toHaveText('9 produtos: sem glúten, sem trigo');
  await expect(page.getByRole('checkbox', { name: 'glúten' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'trigo' })).toBeChecked();
});

test('a filter chosen before hydration applies after it', async ({ page }) => {
  const release = await hold(page, '/assets/entry-client*');
  await page.goto('/produtos');
  await unfold(page);
  await page.getByText('lactose', { exact: true }).click();
  release();
  await expect(page).toHaveURL('/produtos?sem=lactose');
  await expect(count(page)).toHaveText('1 produto: sem lactose');
  await expect(page.getByRole('checkbox', { name: 'lactose', exact: true })).toBeChecked();
});

test('a sort order has its own address, is marked as current, and is removed by a second press', async ({ page }) => {
  await open(page, '/produtos/soulshake');
  const most = main(page).getByRole('link', { name: 'Mais proteína' });
  await most.click();
  await expect(page).toHaveURL('/produtos/soulshake?ordem=mais-proteina');
  await expect(most).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).first()).toHaveText('Soul Shake Paçoca');
  await main(page).getByRole('link', { name: 'Menos kcal' }).click();
  await expect(cards(page).first()).toHaveText('Soul Shake Café');
  await main(page).getByRole('link', { name: 'Menos kcal' }).click();
  await expect(page).toHaveURL('/produtos/soulshake');
  await expect(cards(page).first()).toHaveText('Soul Shake Chocolate');
});

test('a sort order is announced with the number of products, which it leaves the same', async ({ page }) => {
  await listen(page);
  await open(page, '/produtos/soulshake');
  await main(page).getByRole('link', { name: 'Menor preço' }).press('Enter');
  await expectSaid(page, /^10 produtos ?: menor preço primeiro$/);
});

test('the sort links stay in place when the filters unfold', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/produtos/soulshake');
  const least = main(page).getByRole('link', { name: 'Menos kcal' });
  const height = () => least.evaluate((link) => link.getBoundingClientRect().top + scrollY);
  const before = await height();
  await unfold(page);
  await expect(page.getByLabel('Proteína por porção')).toBeOnScreen({ scrolled: true });
  expect(await height()).toBe(before);
});

test('on the page of all lines, line and filters are combined in the address', async ({ page }) => {
  await open(page, '/produtos');
  await expect(count(page)).toHaveText(/^\d+ linhas$/);
  await unfold(page);
  await page.getByText('açúcar adicionado', { exact: true }).click();
  await expect(count(page)).toHaveText('4 produtos: sem açúcar adicionado');
  await expect(cards(page)).toHaveText([
    'Soul Shake Coco',
    'Soul Coffee Cappuccino',
    'Soul Whey Chocolate 900 g',
    'Soul Creatina 300 g',
  ]);
  const lines = page.getByRole('navigation', { name: 'Filtrar por linha' });
  await lines.getByRole('link', { name: 'Soul Shake' }).click();
  await expect(page).toHaveURL('/produtos?linha=soulshake&sem=acucar');
  await expect(cards(page)).toHaveText(['Soul Shake Coco']);
  await expect(page.getByRole('option', { name: 'até 200 kcal' })).toBeDisabled();
  await page.goto('/produtos?linha=soulshake&kcal=200&sem=acucar');
  await expect(page.getByRole('heading', { name: 'Nada encontrado com esses filtros' })).toBeOnScreen({
    scrolled: true,
  });
  await main(page).getByRole('link', { name: 'Procurar em todas as linhas' }).click();
  await expect(page).toHaveURL('/produtos?kcal=200&sem=acucar');
  await expect(count(page)).toHaveText('3 produtos: até 200 kcal, sem açúcar adicionado');
});

test('without results in one line, offers the same filters in all lines', async ({ page }) => {
  await open(page, '/produtos/soulcrunch?proteina=20');
  await main(page).getByRole('link', { name: 'Procurar em todas as linhas' }).click();
  await expect(page).toHaveURL('/produtos?proteina=20');
  await expect(count(page)).toHaveText('11 produtos: 20 g ou mais de proteína');
});

test('the facts of a card stand side by side where all fit apart, and else on a line each', async ({ page }) => {
  for (const [width, lines] of [
    [768, 3],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const facts = page.getByRole('article').filter({ hasText: 'de proteína' }).first().getByRole('listitem');
    await facts.first().scrollIntoViewIfNeeded();
    const boxes = await facts.evaluateAll((all) =>
      all.map((one) => {
        const words = document.createRange();
        words.selectNodeContents(one);
        const { left, right, top } = words.getBoundingClientRect();
        return { left, right, top };
      }),
    );
    expect(boxes).toHaveLength(3);
    expect(new Set(boxes.map(({ top }) => top)).size, `${width}`).toBe(lines);
    const gaps = boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0));
    if (lines === 1) expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  }
});

test('a card shows protein, energy and claims, and leaves out values of zero', async ({ page }) => {
  await open(page, '/produtos/soulcrunch');
  const card = main(page).getByRole('article').first();
  await expect(card.getByRole('listitem')).toHaveText(['4,2 g de proteína', '101 kcal por porção', 'Sem glúten']);
  await page.goto('/produtos/suplementos');
  const creatine = main(page).getByRole('article').filter({ hasText: 'Creatina' });
  await expect(creatine.getByRole('listitem')).toHaveText(['Sem glúten', 'Vegano']);
});

test('without script filters, sort orders and their removal work by address', { tag: '@main' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: PHONE });
  const page = await context.newPage();
  await page.goto('/produtos?linha=soulshake&ordem=menos-kcal');
  await unfold(page);
  await page.getByLabel('Proteína por porção').selectOption('20 g ou mais');
  await page.getByText('trigo', { exact: true }).click();
  await page.getByText('glúten', { exact: true }).click();
  await page.getByRole('button', { name: /^Ver/ }).click();
  await expect(page).toHaveURL(
    '/produtos?linha=soulshake&ordem=menos-kcal&proteina=20&kcal=&preco=&sem=gluten&sem=trigo#filtros',
  );
  await expect(count(page)).toHaveText(/^9 produtos: .*, menos kcal primeiro$/);
  await expect(cards(page).first()).toHaveText('Soul Shake Café');
  await page.getByRole('link', { name: 'Remover filtro: sem glúten' }).click();
  await expect(page).toHaveURL('/produtos?linha=soulshake&proteina=20&sem=trigo&ordem=menos-kcal');
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/produtos?linha=soulshake');
  await context.close();
});

test('a line of four products fills one row, and the link to the pack fills the last row of a longer line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const boxes = () =>
    main(page)
      .locator('.whole-line > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));
  await open(page, '/produtos/soulice');
  const ices = await boxes();
  expect(ices).toHaveLength(4);
  expect(new Set(ices.map(({ top }) => top)).size).toBe(1);

  await open(page, '/produtos/soulshake');
  const shakes = await boxes();
  expect(shakes).toHaveLength(11);
  expect(shakes[10]?.top).toBe(shakes[9]?.top);
  expect(shakes[10]?.right).toBeCloseTo(shakes[2]?.right ?? 0, 0);
});
