import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

test('the search in the header focuses its field, and finds products, articles and stores', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  const field = page.getByRole('searchbox', { name: 'O que você procura?' });
  await expect(field).toBeFocused();
  await page.keyboard.type('vitoria');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/busca?q=vitoria');
  await expect(page).toHaveTitle('Busca: vitoria | Soul');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ resultados? para “vitoria”$/);
  const store = page.getByRole('region', { name: 'Lojas' }).getByRole('link').first();
  await expect(store).toHaveAttribute('href', /^\/onde-estamos\?local=\d+#loja$/);
  await expect(field).toBeFocused();

  await field.fill('PISTÁCHE');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('region', { name: 'Artigos' }).getByRole('article')).not.toHaveCount(0);
  await page.getByRole('region', { name: 'Produtos' }).getByRole('link', { name: 'Soul Ice Pistache' }).click();
  await expect(page).toHaveURL('/produtos/soulice/2');
  await page.goBack();
  await expect(field).toHaveValue('PISTÁCHE');
  await page.goBack();
  await expect(field).toHaveValue('vitoria');
});

test('a question in the results links to its answer', async ({ page }) => {
  await open(page, '/busca?q=entregam');
  const found = page.getByRole('region', { name: 'Perguntas' }).getByRole('link', { name: /entregam na minha casa/ });
  await expect(found).toBeOnScreen();
  await found.click();
  await expect(page).toHaveURL(/\/perguntas-frequentes#pergunta-\d+$/);
  await expect(page.getByText('Depende da loja. Não há uma área de entrega')).toBeOnScreen();
});

// WCAG 2.1.4: a single-letter shortcut would need an off switch; speech input types many letters.
test('single keys do not leave the page', async ({ page }) => {
  await open(page, '/produtos');
  for (const key of ['/', 's', '?', 'b']) await page.keyboard.press(key);
  await expect(page).toHaveURL('/produtos');
  await expect(page.locator('body')).toBeFocused();
});

test('on a phone the search is in the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('an empty result offers suggestions, and following one is announced', async ({ page }) => {
  await open(page, '/busca');
  await page.getByRole('searchbox').fill('xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Nenhum resultado para “xyzzy”');
  await expect(page.getByRole('main').getByRole('status')).toBeOnScreen();
  await page.getByRole('navigation', { name: 'Sugestões de busca' }).getByRole('link', { name: 'pistache' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('7 resultados para “pistache”');
  await expect(page.getByRole('searchbox')).toHaveValue('pistache');
  await expect(page.locator('[aria-live="assertive"]')).toHaveText('Busca: pistache | Soul');
});

test('the empty search offers suggestions, each of which has results', async ({ page }) => {
  await open(page, '/busca');
  const ideas = page.getByRole('navigation', { name: /ugestões de busca$/ }).getByRole('link');
  const words = await ideas.allTextContents();
  expect(words).toEqual(expect.arrayContaining(['pistache', 'café', 'sem lactose', 'Vila Velha']));
  for (const word of words) {
    await open(page, `/busca?q=${encodeURIComponent(word)}`);
    await expect(page.getByRole('main').getByRole('status'), word).toHaveText(/^(?:Mais de )?[1-9]/);
  }
});

test('an empty result links to WhatsApp with the searched words', async ({ page }) => {
  await open(page, '/busca?q=xyzzy');
  await expect(page.getByRole('heading', { name: /não achamos nada com essas palavras/ })).toBeOnScreen();
  const ask = page.getByRole('link', { name: 'Perguntar pelo WhatsApp' });
  await ask.scrollIntoViewIfNeeded();
  await expect(ask).toBeOnScreen();
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('Procurei por “xyzzy” no site');
});

test('a search that matches nothing as a whole offers its parts', async ({ page }) => {
  await open(page, '/busca?q=sorvete+sem+lactose');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Nenhum resultado para “sorvete sem lactose”');
  const parts = page.getByRole('navigation', { name: 'Partes da sua busca' });
  await expect(parts.getByRole('link')).toHaveText(['sorvete', 'sem lactose']);
  await expect(parts).toBeOnScreen({ scrolled: true });
  await parts.getByRole('link', { name: 'sem lactose' }).click();
  await expect(page).toHaveURL('/busca?q=sem+lactose');
  await expect(page.getByRole('main').getByRole('article').filter({ hasText: 'Soul Creatina' })).toBeOnScreen({
    scrolled: true,
  });
});

test('the searched words are highlighted in the results, until another search', async ({ page }) => {
  const marked = () =>
    page.evaluate(() => [...new Set([...(CSS.highlights.get('found') ?? [])].map(String))].toSorted().join());
  await open(page, '/busca?q=pistache');
  await expect.poll(marked).toBe('Pistache,pistache');
  const words = page.getByRole('main').getByRole('article').getByText('Pistache').first();
  const colour = await words.evaluate((element) => getComputedStyle(element, '::highlight(found)').backgroundColor);
  expect(colour).toBe('rgb(254, 167, 225)');
  await page.getByRole('searchbox').fill('açai xyzzy');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Nenhum/);
  await expect.poll(marked).toBe('');
});

test('links above the results lead to each kind of result', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/busca?q=pistache');
  const heading = page.getByRole('heading', { name: 'Artigos' });
  await expect(heading).not.toBeInViewport();
  await page.getByRole('navigation', { name: 'O que foi achado' }).getByRole('link', { name: 'Artigos 3' }).click();
  await expect(heading).toBeOnScreen();
  await expect(page).toHaveURL('/busca?q=pistache#artigos');
});

test('all products of a search are reached page by page, and the search is kept', async ({ page }) => {
  await open(page, '/busca?q=proteína');
  const status = page.getByRole('main').getByRole('status');
  await page.getByRole('link', { name: 'Ver todos os produtos com “proteína”' }).click();
  await expect(status).toHaveText('Resultados 1 a 24 para “proteína” em produtos');
  await expect(status).toBeOnScreen();
  await expect(page.getByRole('searchbox')).toHaveValue('proteína');
  await page.getByRole('link', { name: 'Ver mais produtos' }).press('Enter');
  await expect(status).toHaveText(/^Resultados 25 a \d+ para “proteína” em produtos$/);
  await expect(status).toBeOnScreen();
  // The keyboard goes on at the first of them.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'Produtos' }).getByRole('link').first()).toBeFocused();
  await page.getByRole('navigation', { name: 'O que foi achado' }).getByRole('link', { name: 'Tudo' }).click();
  await expect(status).toHaveText(/^Mais de \d+ resultados para “proteína”$/);
});

test('on a phone the products found are rows, as in their line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/busca?q=pistache');
  const product = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Soul Shake Pistache', exact: true }) });
  const picture = await product.getByRole('img').first().boundingBox();
  const name = await product.getByRole('heading').boundingBox();
  expect(picture?.width).toBeLessThan(140);
  expect(name?.x).toBeGreaterThan((picture?.x ?? 390) + (picture?.width ?? 0));
});

test('works without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  await page.getByRole('searchbox').fill('acai');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/busca?q=acai');
  await expect(page.getByRole('searchbox')).toHaveValue('acai');
  await context.close();
});

/** Waits for two frames. A press has had its effect by then, because the answer is cached. */
const frames = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));

test('a postal code leads to the stores, whose search knows it', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  // The home has a field of its own, which stays until the next page is there.
  await page.getByRole('searchbox', { name: 'O que você procura?' }).fill('29101 390');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/onde-estamos?busca=29101+390');
  await expect(page.getByLabel('Nome, cidade ou CEP')).toHaveValue('29101 390');
  await page.goto('/busca?q=29101390');
  await expect(page).toHaveURL('/onde-estamos?busca=29101390');
});

test('repeating the same search adds no entry to the history', async ({ page }) => {
  await open(page, '/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Buscar' }).click();
  const field = page.getByRole('searchbox', { name: 'O que você procura?' });
  await field.fill('pistache');
  for (let press = 0; press < 2; press += 1) {
    await field.press('Enter');
    await expect(page).toHaveURL('/busca?q=pistache');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('7 resultados para “pistache”');
    await frames(page);
  }
  await page.goBack();
  await expect(page).toHaveURL('/busca');
});
