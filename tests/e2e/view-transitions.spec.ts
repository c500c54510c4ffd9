import type { Page } from '@playwright/test';
import { expect, open, test } from '../helpers/browser';

/** Records the animated elements of each transition, and the heading of the page on which it begins. */
async function watchTransitions(page: Page) {
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      Object.assign(window, { heading: document.querySelector('h1')?.textContent });
      const transition = begin(update);
      const moving = transition.ready.then(
        () => document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? ''),
        (error) => [String(error)],
      );
      Object.assign(window, { moving });
      return transition;
    };
  });
  return () => page.evaluate(() => (window as { moving?: Promise<string[]> }).moving ?? []);
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a card moves into the product page, and on to another flavour', async ({ page }) => {
    const moving = await watchTransitions(page);
    await open(page, '/produtos/soulshake');
    await page.getByRole('main').getByRole('link', { name: 'Soul Shake Paçoca' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Paçoca' })).toBeVisible();
    await expect.poll(moving).toContain('::view-transition-group(lifted)');
    // The snapshot delays neither the page nor anything on it.
    expect(await page.evaluate(() => 'heading' in window && window.heading)).toBe('Soul Shake Paçoca');
    expect(await moving()).not.toContain('::view-transition-group(root)');
    await expect(page.locator('body > picture')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Coco', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Coco' })).toBeVisible();
    await expect.poll(moving).toContain('::view-transition-group(lifted)');
  });

  test('only the pressed one of two pictures moves', async ({ page }) => {
    const moving = await watchTransitions(page);
    await open(page, '/produtos/soulshake/5');
    await page.getByRole('region', { name: 'Combina com' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL('/produtos/soulshake/5');
    await expect.poll(moving).toContain('::view-transition-group(lifted)');
  });

  test('a page can be used during its view transition', async ({ page }) => {
    await open(page, '/produtos/soulshake');
    await page.getByRole('main').getByRole('link', { name: 'Soul Shake Paçoca' }).click();
    await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).click();
    await expect(page.getByRole('button', { name: 'Abrir carrinho (1 item)' })).toBeVisible();
  });

  test('a skipped view transition is no error', async ({ page }) => {
    await page.addInitScript(() => {
      const begin = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = begin(update);
        transition.skipTransition();
        Object.assign(window, { skipped: true });
        return transition;
      };
    });
    await open(page, '/produtos/soulshake');
    await page.getByRole('main').getByRole('link', { name: 'Soul Shake Paçoca' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Paçoca' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => 'skipped' in window)).toBe(true);
  });
});

test('under reduced motion no view transition starts', async ({ page }) => {
  await watchTransitions(page);
  await open(page, '/produtos/soulshake');
  await page.getByRole('main').getByRole('link', { name: 'Soul Shake Paçoca' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Soul Shake Paçoca' })).toBeVisible();
  expect(await page.evaluate(() => 'moving' in window)).toBe(false);
});
