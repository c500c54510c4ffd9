import type { Locator } from '@playwright/test';
import { expect } from '../helpers/browser';
import { forget, openPanel, test } from '../helpers/panel';
import { card, createPost } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

/** The icon in place of a missing picture, hidden from screen readers. */
const sign = (record: Locator) => record.locator('a[aria-hidden] svg');
const GONE = '/media/gone.webp';

test('the picture of a post fills its place, beside the title on a phone only', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const post = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .first();
  const [picture, place] = [post.locator('img'), post.locator('a[aria-hidden]')];
  const boxes = () => Promise.all([picture, place, post.getByRole('heading')].map((part) => part.boundingBox()));
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const [seen, whole, title] = await boxes();
    expect(seen, `at ${width} px`).toEqual(whole);
    expect((title?.x ?? 0) > (whole?.x ?? 0) + (whole?.width ?? 0), `beside it at ${width} px`).toBe(width === 390);
  }
});

test('a picture that cannot be loaded is replaced by the icon for a missing one', async ({ page, problems }) => {
  await openPanel(page);
  // Only the answer is changed: other tests that open these lists still get the pictures.
  await page.route('**/api/panel/{posts,slides}', async (route) => {
    const { rows, ...answer } = await (await route.fetch()).json();
    const gone = rows.map((row: object) => ({ ...row, image: GONE, imageUrl: GONE }));
    await route.fulfill({ json: { ...answer, rows: gone } });
  });
  for (const [list, role] of [
    ['/painel/blog', 'article'],
    ['/painel/slides', 'row'],
  ] as const) {
    await page.goto(list);
    const record = page
      .getByRole('main')
      .getByRole(role)
      .filter({ has: page.getByRole('checkbox') })
      .last();
    await record.scrollIntoViewIfNeeded();
    await expect(sign(record)).toBeOnScreen();
    await expect(record.locator('img')).toHaveCount(0);
  }
  forget(problems, 'status of 404');
});

test('the picture of a record opens it on click, and is no second link for keyboard and screen reader', async ({
  page,
}) => {
  await openPanel(page);
  const title = uniqueName('Postagem');
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
