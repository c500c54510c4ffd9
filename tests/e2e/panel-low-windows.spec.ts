// Forms in a low window: a phone that lies down, or one whose keyboard shrinks the window.
import type { Locator, Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { createLocation } from '../helpers/locations';
import { openPanel, signInAdmin, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';

test.use({ hasTouch: true });

const LONG = Array.from({ length: 40 }, (_, index) => `<p>Parágrafo ${index + 1}</p>`).join('');

const barOf = (page: Page) => page.locator('form[data-save] [data-head]');
const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: 0 };
  return y + height;
};

async function openShop(page: Page) {
  await signInAdmin(page);
  const { id } = await createLocation(page);
  await openPanel(page, `/painel/locations/${id}`);
}

for (const viewport of [
  { width: 844, height: 390 },
  { width: 390, height: 430 },
  { width: 320, height: 430 },
]) {
  test.describe(`in a window of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('one row of the bar stays: whether there is something to save, and the submit button', async ({ page }) => {
      await openShop(page);
      await page.getByLabel('Telefone').fill('12');
      await page.getByLabel('Nome', { exact: true }).focus();
      await page.evaluate(() => scrollTo(0, 900));
      await expect(page.getByRole('button', { name: 'Atualizar' })).toBeOnScreen();
      await expect(barOf(page).getByText('Alterações não salvas')).toBeOnScreen();
      await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeOnScreen();
      // The name and most actions scroll away.
      await expect(barOf(page).locator('[data-name]')).not.toBeInViewport();
      expect(await bottomOf(barOf(page))).toBeLessThan(80);
      await page.getByRole('button', { name: 'Um campo a corrigir' }).tap();
      await expect(page.getByLabel('Telefone')).toBeFocused();
      await expect(page.getByLabel('Telefone')).toBeOnScreen();
    });

    test('the bar covers no field that gets the focus, and is shown whole while a key leads through it', async ({
      page,
    }) => {
      await openShop(page);
      await page.getByLabel('Telefone').focus();
      const bar = barOf(page);
      for (let tabs = 0; tabs < 8; tabs += 1) {
        await page.keyboard.press('Shift+Tab');
        const focused = page.locator(':focus');
        await expect(focused).toBeOnScreen();
        const isInBar = await focused.evaluate((element) => element.closest('[data-head]') !== null);
        if (!isInBar) expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(await bottomOf(bar));
      }
      await page.evaluate(() => scrollTo(0, 900));
      await bar.getByRole('button', { name: 'Histórico' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(bar.getByRole('button', { name: 'Histórico' })).toBeFocused();
      await expect(bar.getByRole('button', { name: 'Histórico' })).toBeOnScreen();
    });

    test('the row stays above the text of a post, and its toolbar below it', async ({ page }) => {
      await openPanel(page);
      const { id } = await createPost(page, { content: LONG });
      await page.goto(`/painel/blog/${id}`);
      const text = page.getByRole('textbox', { name: 'Conteúdo' });
      await text.getByText('Parágrafo 30').click();
      await page.keyboard.type('!');
      await expect(page.getByRole('button', { name: 'Salvar' })).toBeOnScreen();
      await expect(barOf(page).getByText('Alterações não publicadas')).toBeOnScreen();
      const toolbar = page.getByRole('toolbar', { name: 'Formatação' });
      await expect(toolbar).toBeOnScreen();
      expect(await bottomOf(toolbar)).toBeLessThan(viewport.height / 3);
      await expect(text.getByText('Parágrafo 30')).toBeOnScreen();
    });
  });
}
