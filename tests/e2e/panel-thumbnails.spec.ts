import type { Locator } from '@playwright/test';
import { expect } from '../helpers/browser';
import { forget, openPanel, test } from '../helpers/panel';
import { card, createPost, someTitle } from '../helpers/posts';
import { createProduct, deleteProducts, SHEET } from '../helpers/products';

/** What stands where a picture is not: only seen. */
const sign = (record: Locator) => record.locator('svg').first();
const GONE = '/media/gone.webp';

test('a picture that cannot be shown leaves the sign of none in its place', async ({ page, problems }) => {
  await openPanel(page);
  const title = someTitle();
  await createPost(page, { title, image: GONE, publishedAt: null });
  await page.goto(`/painel/blog?busca=${encodeURIComponent(title)}`);
  await expect(sign(card(page, title))).toBeOnScreen();
  await expect(card(page, title).locator('img')).toHaveCount(0);

  const { name } = await createProduct(page, { images: SHEET.images.map((image) => ({ ...image, src: GONE })) });
  await page.goto(`/painel/produtos?busca=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name });
  await expect(sign(row)).toBeOnScreen();
  await expect(row.locator('img')).toHaveCount(0);
  await deleteProducts(page, name);
  forget(problems, 'status of 404');
});

test('the picture of a record is a way to it for the pointer, and for nobody else a second one', async ({ page }) => {
  await openPanel(page);
  const title = someTitle();
  const { id } = await createPost(page, { title, publishedAt: null });
  await page.goto(`/painel/blog?busca=${encodeURIComponent(title)}`);
  const post = card(page, title);
  await expect(post.getByRole('link', { name: title })).toHaveCount(1);
  await post.getByRole('checkbox').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(post.locator(':focus')).toHaveCount(0);
  await sign(post).click();
  await expect(page).toHaveURL(`/painel/blog/${id}`);

  for (const [list, form] of [
    ['/painel/produtos', /\/painel\/produtos\/\d+$/],
    ['/painel/produtos/categorias', /\/painel\/produtos\/categorias\/[a-z-]+$/],
    ['/painel/slides', /\/painel\/slides\/\d+\/editar$/],
  ] as const) {
    await page.goto(list);
    await page.getByRole('table').getByRole('row').nth(1).locator('img').click();
    await expect(page).toHaveURL(form);
  }
});
