import type { Page } from '@playwright/test';
import { contrast } from '../../src/shared/color';
import { expect, open, test } from '../helpers/browser';
import { heroFaults } from '../helpers/hero';

/** Positions of the products in the demo pictures, as shares of the picture. */
const PRODUCTS: Parameters<typeof heroFaults>[0] = {
  wide: { x: [0.6, 0.985], y: [0.5, 0.866] },
  tall: { x: [0.252, 0.765], y: [0.566, 0.86] },
};

const SIZES = [
  [320, 568],
  [360, 640],
  [375, 667],
  [390, 844],
  [430, 932],
  [600, 800],
  [667, 375],
  [768, 1024],
  [844, 390],
  [800, 900],
  [1024, 768],
  [1280, 480],
  [1280, 1024],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

const dot = (page: Page, position: number) => page.getByRole('button', { name: `Ir para o slide ${position}` });
const isCurrent = (page: Page, position: number) => expect(dot(page, position)).toHaveAttribute('aria-current', 'true');

for (const [width, height] of SIZES) {
  test(`words, products and controls do not overlap at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    await expect(page.locator('.slide img')).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(heroFaults, PRODUCTS)).toEqual([]);
  });
}

test('the focus ring is visible on any picture', async ({ page }) => {
  await open(page, '/');
  for (const name of ['Pausar carrossel', 'Iniciar carrossel']) {
    const button = page.getByRole('button', { name });
    if (!(await button.count())) continue;
    await button.focus();
    await expect(button).toHaveCSS('outline-width', '3px');
    await expect(button).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await expect(button).toHaveCSS('box-shadow', 'rgb(30, 18, 80) 0px 0px 0px 3px');
  }
  // With two ring colours so far apart, one has at least 3:1 against any colour below.
  expect(contrast('#ffffff', '#1e1250')).toBeGreaterThan(9);
});

test('the dot of the shown slide is longer than the others', async ({ page }) => {
  await open(page, '/');
  const widths = await page.locator('.dot').evaluateAll((dots) => dots.map((one) => one.clientWidth));
  expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0));
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('a tap does not stop the carousel permanently', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.getByRole('button', { name: 'Próximo slide' }).tap();
    await isCurrent(page, 2);
    await page.clock.runFor(10_000);
    await isCurrent(page, 3);
  });
});

test('under reduced motion the carousel starts only on request, without fading', async ({ page }) => {
  await page.clock.install();
  await open(page, '/');
  await page.clock.runFor(30_000);
  await isCurrent(page, 1);
  await page.getByRole('button', { name: 'Iniciar carrossel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pausar carrossel' })).toBeFocused();
  await page.clock.runFor(10_000);
  await isCurrent(page, 2);
  await expect(page.locator('.slide').nth(1)).toHaveCSS('transition-duration', '0s');
});

test.describe('the picture of a slide', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  /** Holds back the pictures of one slide until released. */
  async function holdBack(page: Page, slide: number) {
    let letGo = () => {};
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(new RegExp(`/images/slide-${slide}-`), async (route) => {
      await released;
      await route.fallback();
    });
    return letGo;
  }

  test('is shown for ten seconds, which its dot shows, and the timer stops while the pointer is over a button', async ({
    page,
  }) => {
    await open(page, '/');
    const filling = (position: number) =>
      dot(page, position).evaluate((button) =>
        button.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
      );
    await expect.poll(() => filling(1)).toEqual([10_000]);
    expect(await filling(2)).toEqual([]);
    await expect(page.locator('.slides')).toHaveAttribute('aria-live', 'off');
    await page.getByRole('button', { name: 'Próximo slide' }).hover();
    await expect.poll(() => filling(1)).toEqual([]);
    // It turns by hand only now, so its slides are announced.
    await expect(page.locator('.slides')).toHaveAttribute('aria-live', 'polite');
    await expect(dot(page, 1).locator('.dot')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('is loaded before its slide is shown', async ({ page }) => {
    await page.clock.install();
    const letGo = await holdBack(page, 2);
    await open(page, '/');
    await page.getByRole('button', { name: 'Próximo slide' }).click();
    await page.clock.runFor(1000);
    await isCurrent(page, 1);
    letGo();
    await isCurrent(page, 2);
  });

  test('is waited for at most three seconds', async ({ page }) => {
    await page.clock.install();
    const letGo = await holdBack(page, 2);
    await open(page, '/');
    await page.getByRole('button', { name: 'Próximo slide' }).click();
    await page.clock.runFor(3000);
    await isCurrent(page, 2);
    letGo();
  });

  test('does not delay two quick presses, which advance by two slides', async ({ page }) => {
    const letGo = await holdBack(page, 2);
    await open(page, '/');
    const next = page.getByRole('button', { name: 'Próximo slide' });
    await next.click();
    await next.click();
    await isCurrent(page, 3);
    letGo();
  });

  test('starts its ten seconds when it is visible', async ({ page }) => {
    await page.clock.install();
    const letGo = await holdBack(page, 1);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('Shift');
    await expect(page.locator('.slide img')).toHaveCount(3);
    await page.clock.runFor(60_000);
    await isCurrent(page, 1);
    letGo();
    await expect
      .poll(async () => {
        await page.clock.runFor(5000);
        return dot(page, 2).getAttribute('aria-current');
      })
      .toBe('true');
  });
});

test.describe('while one slide fades into the next', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('never shows the words of both at once', async ({ page }) => {
    await open(page, '/');
    const twice = await page.evaluate(async () => {
      const slides = [...document.querySelectorAll('.slide')];
      const opacity = (element: Element | null | undefined) => Number(element && getComputedStyle(element).opacity);
      const words = (index: number) => opacity(slides[index]) * opacity(slides[index]?.querySelector('.slide-words'));
      let most = 0;
      document.querySelector<HTMLElement>('[aria-label="Próximo slide"]')?.click();
      while (words(1) < 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        most = Math.max(most, Math.min(words(0), words(1)));
      }
      return most;
    });
    expect(twice).toBeLessThan(0.05);
  });
});
