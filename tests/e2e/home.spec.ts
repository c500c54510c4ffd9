import { expect, open, test } from '../helpers/browser';

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
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Soul Nutrição proteína que dá gosto');
    const phrase = title.getByText('Soul Nutrição', { exact: true });
    await expect(phrase).toHaveCSS('display', 'block');
  });

  test('wraps around by its arrows, and a dot selects a slide directly', async ({ page }) => {
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

  test('advances every 10 seconds and wraps', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    const dots = page.getByRole('button', { name: /Ir para o slide/ });
    const current = () => dots.evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
    const start = await current();
    // Up to a minute of the interval has passed already: from here on, one slide every ten seconds, and three wrap.
    for (const steps of [1, 2, 3, 4, 5]) {
      await page.clock.runFor(10_000);
      await expect.poll(current).toBe((start + steps) % 3);
    }
  });

  test('waits while it is hovered, focused or paused', async ({ page }) => {
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

  test('keeps the hidden slides out of reach of the keyboard', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('group', { name: '2 de 3' })).toHaveAttribute('inert', '');
    await expect(page.getByRole('group', { name: '1 de 3' })).not.toHaveAttribute('inert', '');
  });
});

test('the home shows three featured products, three latest posts and where we are', async ({ page }) => {
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

test.describe('where we are', () => {
  test('filters by store, with the flagship among them, and by retailer', async ({ page }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Onde estamos' });
    const items = section.getByRole('listitem');
    const all = await items.count();
    await section.getByRole('tab', { name: 'Lojas' }).click();
    const stores = await items.count();
    await expect(section.getByRole('button', { name: /Praia da Costa/ })).toHaveCount(1);
    await section.getByRole('tab', { name: 'Lojas' }).press('ArrowRight');
    await expect(section.getByRole('tab', { name: 'Revendedores' })).toBeFocused();
    await expect(section.getByRole('tab', { name: 'Revendedores' })).toHaveAttribute('aria-selected', 'true');
    expect(stores + (await items.count())).toBe(all);
    await expect(section.getByRole('list')).toHaveCSS('max-height', '450px');
  });

  test('selecting a location centres the map on it at zoom 16', async ({ page, outside }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Onde estamos' });
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => outside.length).toBeGreaterThan(0);
    await section.getByRole('button', { name: /Praia da Costa/ }).click();
    await expect(section.locator('iframe')).toHaveAttribute('src', /q=-20\.\d+%2C-40\.\d+&z=16/);
  });

  test('the map is inert until it is asked for, and again once the mouse leaves', async ({ page }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Onde estamos' });
    await section.scrollIntoViewIfNeeded();
    const map = section.locator('iframe');
    await expect(map).toHaveCSS('pointer-events', 'none');
    const ask = section.getByRole('button', { name: 'Clique para interagir' });
    await ask.click();
    await expect(ask).toBeHidden();
    await expect(map).toHaveCSS('pointer-events', 'auto');
    await section.getByRole('heading', { name: 'Onde estamos' }).hover();
    await expect(ask).toBeVisible();
    await expect(map).toHaveCSS('pointer-events', 'none');
  });
});
