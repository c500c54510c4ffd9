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
