import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

/** Like a user style sheet: the widths of media queries do not change. */
const takeTwice = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });

/** Returns the text in an element that is drawn beyond its edges. */
const clippedIn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((box) => {
      const { left, right, bottom } = box.getBoundingClientRect();
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      const clipped: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const rects = [...range.getClientRects()];
        if (rects.some((rect) => rect.left < left || rect.right > right + 1 || rect.bottom > bottom + 1))
          clipped.push(range.toString());
      }
      return clipped;
    });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of [
    '/busca?q=pistache',
    '/produtos/suplementos',
    '/produtos/suplementos/1',
    '/produtos/soulshake/10',
    '/blog/1',
  ])
    test(`${path} is no wider than the window`, async ({ page }) => {
      await open(page, path);
      await takeTwice(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    });

  test('the product of the day on the branch page clips no text', async ({ page }) => {
    await open(page, '/biocasaforte');
    await takeTwice(page);
    expect(await clippedIn(page, '.bio-today')).toEqual([]);
  });

  test('the card of a product in an article clips no text', async ({ page }) => {
    await open(page, '/blog/1');
    await page
      .locator('.article')
      .first()
      .evaluate((article) => {
        const words = '<strong>Soul Shake Pistache</strong><span>21 g de proteína</span><span>R$ 36,90</span>';
        const picture = '<picture><img width="800" height="800" alt=""></picture>';
        const card = `<figure class="article-product world"><a href="/">${picture}<span>${words}</span></a></figure>`;
        article.insertAdjacentHTML('afterbegin', card);
      });
    await takeTwice(page);
    expect(await clippedIn(page, '.article-product > a')).toEqual([]);
  });
});
