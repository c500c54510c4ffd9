import { navigation } from '../../src/shared/navigation';
import { expect, open, test } from '../helpers/browser';

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [844, 390],
  [422, 195],
] as const) {
  test(`every link of the full-screen menu can be reached at ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeOnScreen();
    for (const link of await menu.getByRole('link').all()) {
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeOnScreen();
    }
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeOnScreen();
  });
}

test('the menu stays open until the next page is shown, so that the previous one does not reappear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/blog');
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/categories**', async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Produtos' }).click();
  await expect(menu).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible();
  await expect(menu).toBeHidden();
});

for (const width of [1024, 1280, 1440]) {
  test(`the navigation is centred, each label on one line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/blog');
    const nav = page.getByRole('navigation', { name: 'Principal' });
    const box = await nav.boundingBox();
    expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThanOrEqual(8);
    await expect(nav.getByRole('link')).toHaveText(navigation.map(({ label }) => label));
    for (const link of await nav.getByRole('link').all()) {
      expect((await link.boundingBox())?.height, (await link.textContent()) ?? '').toBeLessThan(52);
    }
    const neighbours = [
      page.getByRole('link', { name: 'Soul, página inicial' }),
      page.getByRole('link', { name: 'Buscar' }),
    ];
    const [logo, icon] = await Promise.all(neighbours.map((one) => one.boundingBox()));
    expect(box?.x).toBeGreaterThanOrEqual((logo?.x ?? 0) + (logo?.width ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(icon?.x ?? 0);
  });
}

test('the skip link is invisible until it has focus', async ({ page }) => {
  await open(page, '/blog');
  const skip = page.getByRole('link', { name: 'Ir para o conteúdo' });
  await expect(skip).toHaveCSS('box-shadow', 'none');
  await skip.focus();
  await expect(skip).toBeOnScreen();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('menu and cart open and close in 200 to 300 ms, by transform and opacity alone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/blog');
    /** Returns the animations right after a press, with their durations. */
    const moving = (label: RegExp, dialog: string) =>
      page.evaluate(
        async ([source, name]) => {
          const button = [...document.querySelectorAll('button')].find((one) =>
            new RegExp(source ?? '').test(one.ariaLabel ?? ''),
          );
          button?.click();
          const motions = () => document.querySelector(name ?? '')?.getAnimations() ?? [];
          // A busy machine may draw a frame before the press has taken effect.
          for (let frames = 0; frames < 30 && motions().length === 0; frames += 1)
            await new Promise((resolve) => requestAnimationFrame(resolve));
          return motions().map((one) => ({
            property: (one as CSSTransition).transitionProperty,
            time: Number(one.effect?.getComputedTiming().duration),
          }));
        },
        [label.source, dialog],
      );
    for (const [label, dialog] of [
      [/^Abrir menu/, '.menu'],
      [/^Fechar menu/, '.menu'],
      [/^Abrir carrinho/, '.drawer'],
      [/^Fechar carrinho/, '.drawer'],
    ] as const) {
      const motions = await moving(label, dialog);
      expect(motions.map(({ property }) => property)).toContain('transform');
      for (const { property, time } of motions) {
        expect(['transform', 'opacity', 'display', 'overlay']).toContain(property);
        expect(time).toBeGreaterThanOrEqual(200);
        expect(time).toBeLessThanOrEqual(300);
      }
      // An animation replaced by the next one is cancelled, so it has ended too.
      await page.evaluate(async (name) => {
        await Promise.allSettled((document.querySelector(name)?.getAnimations() ?? []).map((one) => one.finished));
      }, dialog);
    }
  });
});
