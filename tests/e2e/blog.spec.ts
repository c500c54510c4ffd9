import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';

/** The card of the seed's first post: other tests may create posts at the same time. */
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('a[href="/blog/1"]') });

test('the chips list Todos and each category once, and filter by address', async ({ page }) => {
  await open(page, '/blog');
  const chips = page.getByRole('navigation', { name: 'Filtrar por categoria' }).getByRole('link');
  await expect(chips).toHaveText(['Todos', 'Treino', 'Nutrição', 'Suplementos', 'Lifestyle']);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.filter({ hasText: 'Treino' }).first()).toBeVisible();
  await chips.filter({ hasText: 'Suplementos' }).click();
  await expect(page).toHaveURL('/blog?categoria=Suplementos');
  await expect(cards.filter({ hasNotText: 'Suplementos' })).toHaveCount(0);
  await expect(cards.first()).toContainText('Suplementos');
});

test('a card shows image, category, date, title, excerpt and author', async ({ page }) => {
  await open(page, '/blog');
  const card = firstCard(page);
  await expect(card.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
  await expect(card.getByText('Treino', { exact: true })).toBeVisible();
  await expect(card.getByText('12 de novembro de 2026')).toBeVisible();
  await expect(card.getByRole('heading', { level: 2 })).not.toBeEmpty();
  await expect(card.getByText('Por Caio Vilanova')).toBeVisible();
});

test('an article has category, title, author, date, reading time, body, author box and related posts', {
  tag: '@main',
}, async ({ page }) => {
  await open(page, '/blog');
  await firstCard(page).getByRole('link').click();
  await expect(page).toHaveURL('/blog/1');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(article.getByText('Por Caio Vilanova')).toBeVisible();
  await expect(article.getByText(/\d min de leitura/)).toBeVisible();
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(article.getByRole('region', { name: 'Sobre quem escreveu' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Leia também' }).getByRole('article')).toHaveCount(3);
  const paragraphs = article.locator('.article > p');
  const sizeOf = (index: number) => paragraphs.nth(index).evaluate((one) => getComputedStyle(one).fontSize);
  await page.reload();
  expect(Number.parseFloat(await sizeOf(0))).toBeGreaterThan(Number.parseFloat(await sizeOf(1)));
  const share = page.getByRole('link', { name: 'Compartilhar no WhatsApp' });
  await expect(share).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*blog%2F1$/);
});

test('an article is shared by the device’s own menu, and its address copied where there is none', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await open(page, '/blog/1');
  await page.getByRole('button', { name: 'Copiar link' }).click();
  await expectToast(page, 'Link copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/1$/);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: async (shared: object) => Object.assign(window, { shared }) });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: object }).shared))
    .toEqual({ title, url: page.url() });
});

test('an unknown article answers 404 and links back to the blog', { tag: '@main' }, async ({ page, problems }) => {
  await open(page, '/blog');
  const response = await page.goto('/blog/999');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Artigo não encontrado' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao blog' }).click();
  await expect(page).toHaveURL('/blog');
  problems.length = 0;
});

test('the newest article is large beside the next two, and few of a category fill their row', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') });
  const box = async (index: number) => await items.nth(index).evaluate((item) => item.getBoundingClientRect());
  await open(page, '/blog');
  const [newest, second, third] = [await box(0), await box(1), await box(2)];
  expect(newest.width).toBeGreaterThan(2 * second.width);
  expect(newest.top).toBe(second.top);
  expect(newest.bottom).toBeCloseTo(third.bottom, 0);
  await open(page, '/blog?categoria=Lifestyle');
  const [one, two] = [await box(0), await box(1)];
  expect(one.width).toBeCloseTo(two.width, 0);
  // Two fill the row, and so does one.
  expect(two.right).toBeCloseTo(1440 - one.left, 0);
  await open(page, '/blog?categoria=Treino');
  const only = await box(0);
  expect(only.right).toBeCloseTo(1440 - only.left, 0);
});

test('the card of a product in an article shows a focus ring', async ({ page }) => {
  await open(page, '/blog/6');
  const card = page
    .getByRole('article')
    .getByRole('figure')
    .getByRole('link', { name: /^Soul Shake Pistache/ });
  await expect(card).toBeOnScreen({ scrolled: true });
  const box = await card.boundingBox();
  if (!box) throw new Error('The card has no box');
  // A strip left of the card, where its focus ring appears.
  const clip = { x: box.x - 6, y: box.y + box.height / 2 - 10, width: 6, height: 20 };
  const before = await page.screenshot({ clip });
  await page.getByRole('link', { name: 'Soul Ice Pote Pistache' }).focus();
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  const now = await card.boundingBox();
  const after = await page.screenshot({ clip: { ...clip, y: (now ?? box).y + box.height / 2 - 10 } });
  expect(after.equals(before)).toBe(false);
});

test('a long article links to its sections, with and without script', async ({ browser, baseURL, page }) => {
  await open(page, '/blog/1');
  const contents = page.getByRole('navigation', { name: 'Neste artigo' }).getByRole('link');
  await expect(contents).toHaveCount(5);
  await contents.filter({ hasText: 'Erros que vejo toda semana' }).click();
  await expect(page).toHaveURL('/blog/1#erros-que-vejo-toda-semana');
  await expect(page.getByRole('heading', { name: 'Erros que vejo toda semana' })).toBeOnScreen();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await context.newPage();
  await plain.goto('/blog/1#erros-que-vejo-toda-semana');
  await expect(plain.getByRole('heading', { name: 'Erros que vejo toda semana' })).toBeInViewport();
  await context.close();
});

test('the large first letter of a short paragraph stays above the next one', async ({ page }) => {
  await open(page, '/blog/1');
  const first = page.getByRole('article').locator('.article > p').first();
  const lines = await first.evaluate((paragraph) => {
    paragraph.textContent = 'Curto.';
    return paragraph.clientHeight / Number.parseFloat(getComputedStyle(paragraph).lineHeight);
  });
  expect(Math.round(lines)).toBe(2);
});
