import { expect, open, test } from '../helpers/browser';
import { standAside, standIn } from '../helpers/stand-in';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('the hero carousel', () => {
  test('is 80% of the viewport on small screens and full height on medium and up', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 1000 });
    await open(page, '/');
    const hero = page.getByRole('region', { name: 'Destaques' });
    expect((await hero.boundingBox())?.height).toBe(800);
    await page.setViewportSize({ width: 768, height: 1000 });
    expect((await hero.boundingBox())?.height).toBe(1000);
  });

  test('highlights the brand phrase on its own line', async ({ page }) => {
    await open(page, '/');
    const title = page.getByRole('heading', { name: 'Soul Nutrição proteína que dá gosto', exact: true });
    const phrase = title.getByText('Soul Nutrição', { exact: true });
    await expect(phrase).toHaveCSS('display', 'block');
  });

  test('wraps around by its arrows, and a dot selects a slide directly', { tag: '@main' }, async ({ page }) => {
    await open(page, '/');
    const shown = (position: number) => page.getByRole('group', { name: `${position} de 3`, includeHidden: false });
    await page.getByRole('button', { name: 'Slide anterior' }).click();
    await expect(shown(3)).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Próximo slide' }).click();
    await expect(shown(1)).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Ir para o slide 2' }).click();
    await expect(shown(2)).toHaveCSS('opacity', '1');
    await expect(page.getByRole('button', { name: 'Ir para o slide 2' })).toHaveAttribute('aria-current', 'true');
    await expect(shown(2)).toHaveCSS('transition-duration', '1s');
  });

  test('keeps the level-one heading of the page on every slide', async ({ page }) => {
    await open(page, '/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/^Soul Nutrição: /);
    await page.getByRole('button', { name: 'Ir para o slide 2' }).click();
    await expect(page.getByRole('button', { name: 'Ir para o slide 2' })).toHaveAttribute('aria-current', 'true');
    await expect(title).toHaveText(/^Soul Nutrição: /);
  });

  test('advances every 10 seconds and wraps', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const dots = page.getByRole('button', { name: /Ir para o slide/ });
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    const start = await current();
    // Part of the interval has already passed: from here on, one slide every ten seconds; the third wraps around.
    for (const steps of [1, 2, 3, 4, 5]) {
      await page.clock.runFor(10_000);
      await expect.poll(current).toBe((start + steps) % 3);
    }
  });

  test('does not advance while it is hovered, focused or paused', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    const first = page.getByRole('button', { name: 'Ir para o slide 1' });
    await page.getByRole('region', { name: 'Destaques' }).hover();
    await page.clock.runFor(30_000);
    await expect(first).toHaveAttribute('aria-current', 'true');

    await page.mouse.move(0, 0);
    await page.mouse.wheel(0, 3000);
    await page.getByRole('button', { name: 'Pausar carrossel' }).focus();
    await page.clock.runFor(30_000);
    await expect(first).toHaveAttribute('aria-current', 'true');

    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Iniciar carrossel' })).toBeFocused();
    await page.getByRole('link', { name: 'Quero ser um licenciado' }).focus();
    await page.clock.runFor(30_000);
    await expect(first).toHaveAttribute('aria-current', 'true');
  });

  test('does not run under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await open(page, '/');
    await page.clock.runFor(30_000);
    await expect(page.getByRole('button', { name: 'Ir para o slide 1' })).toHaveAttribute('aria-current', 'true');
  });

  test('opens a file of the site by a button of a slide', async ({ page }) => {
    await open(page, '/sobre');
    const slide = {
      id: 1,
      title: 'Rótulos',
      subtitle: null,
      imageUrl: '/icon-512.png',
      tallImageUrl: null,
      tone: 'light',
    };
    const second = { btn2Text: null, btn2Link: null, btn2Color: null };
    const first = { btn1Text: 'Abrir o resumo', btn1Link: '/licenciamento.pdf', btn1Color: null };
    await standIn(page, 'GET /api/slides', () => ({ json: [{ ...slide, ...first, ...second }] }));
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Home' }).click();
    const file = page.waitForRequest('**/licenciamento.pdf');
    await page.getByRole('link', { name: 'Abrir o resumo' }).click();
    expect((await file).isNavigationRequest()).toBe(true);
    await standAside(page);
  });

  test('keeps the hidden slides out of reach of the keyboard', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('group', { name: '2 de 3' })).toHaveAttribute('inert', '');
    await expect(page.getByRole('group', { name: '1 de 3' })).not.toHaveAttribute('inert', '');
  });
});

test('the home shows three featured products, three latest posts and where we are', { tag: '@main' }, async ({
  page,
}) => {
  await open(page, '/');
  const featured = page.getByRole('region', { name: 'Os queridinhos da casa' });
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText([
    'Soul Shake Pistache',
    'Soul Shake Chocolate',
    'Soul Shake Morango',
  ]);
  for (const price of ['R$ 36,90', 'R$ 34,90']) await expect(featured.getByText(price).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Direto do blog' }).getByRole('article')).toHaveCount(3);
  await expect(page.locator('#onde-estamos')).toBeVisible();
});
