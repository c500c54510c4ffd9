import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

/** Moves a finger by this distance over an element. */
async function swipe(page: Page, over: Locator, across: number, down = 0) {
  const box = await over.boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) / 2 - across / 2;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2 - down / 2;
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + across * part, y: y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
  await touch('touchEnd', 1);
  await client.detach();
}

test('a horizontal swipe turns the photos of a product, and a vertical one does not', async ({ page }) => {
  await open(page, '/produtos/soulshake/9');
  const gallery = page.getByRole('region', { name: 'Fotos de Soul Shake Pistache' });
  const thumbnails = gallery.getByRole('button');
  const stage = page.locator('.product-stage');
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await swipe(page, stage, -160);
  await expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true');
  await swipe(page, stage, 160);
  await expect(thumbnails.nth(0)).toHaveAttribute('aria-current', 'true');
  await swipe(page, stage, 160);
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
  await swipe(page, stage, -60, -200);
  await expect(thumbnails.nth(2)).toHaveAttribute('aria-current', 'true');
});

test('carousel and gallery handle horizontal swipes themselves, without going back in the history', async ({
  page,
}) => {
  await open(page, '/');
  const hero = page.getByRole('region', { name: 'Destaques' });
  await expect(hero).toHaveCSS('overscroll-behavior-x', 'contain');
  await expect(hero).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  await open(page, '/produtos/soulshake/9');
  await expect(page.locator('.product-stage')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
});
