import { expect, open, test } from '../helpers/browser';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('names the branch and opens each of its links in a new tab', { tag: '@main' }, async ({ page }) => {
  await open(page, '/biocasaforte');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soul Casa Forte');
  await expect(page.getByText('Praça de Casa Forte, 120 - Casa Forte, Recife - PE')).toBeVisible();
  const links: [string, RegExp][] = [
    ['Instagram', /^https:\/\/www\.instagram\.com\//],
    ['Fazer pedido', /^https:\/\/wa\.me\/5581999990000\?text=Ol%C3%A1/],
    ['Onde estamos', /^https:\/\/www\.google\.com\/maps\//],
    ['Fale com a gente (WhatsApp)', /^https:\/\/wa\.me\/5581999990000\?text=Ol%C3%A1!%20Vim%20pelo/],
    ['Tabelas nutricionais', /^\/tabelas-nutricionais\.pdf$/],
  ];
  const shown = await page.getByRole('link').allTextContents();
  // The last link is the day's product, whichever it is.
  expect(shown.slice(0, links.length)).toEqual(links.map(([name]) => name));
  expect(shown.slice(links.length)).toEqual([expect.stringMatching(/^Soul /)]);
  for (const [name, address] of links) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    // The layout height, without the entry animation's transform.
    expect(await link.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44);
  }
  await expect(page.getByRole('contentinfo')).toHaveText(`© ${new Date().getFullYear()} Soul Casa Forte`);
});

test.describe('by the current time, on a page that was rendered earlier', () => {
  // A Friday and the days after it, in Recife.
  const TIMES = [
    ['2026-11-20T15:00:00-03:00', 'Aberto agora · fecha às 21h'],
    ['2026-11-20T22:00:00-03:00', 'Fechado · abre amanhã às 9h'],
    ['2026-11-21T15:00:00-03:00', 'Aberto agora · fecha às 21h'],
    ['2026-11-22T15:00:00-03:00', 'Aberto agora · fecha às 20h'],
  ] as const;

  test('shows whether the branch is open, and the product of the day', async ({ page }) => {
    const products: string[] = [];
    for (const [time, state] of TIMES) {
      await page.clock.setFixedTime(new Date(time));
      await open(page, '/biocasaforte');
      await expect(page.getByText(state, { exact: true })).toBeOnScreen();
      const today = page.getByRole('region', { name: 'Hoje vai bem' });
      await expect(today).toBeOnScreen({ scrolled: true });
      products.push((await today.getByRole('link').textContent()) ?? '');
    }
    const [friday, night, saturday, sunday] = products;
    expect(night).toBe(friday);
    expect(new Set([friday, saturday, sunday]).size).toBe(3);
  });
});

test('shows the current year, even if it was rendered last year', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00-03:00'));
  await open(page, '/biocasaforte');
  await expect(page.getByRole('contentinfo')).toHaveText('© 2031 Soul Casa Forte');
});

test('links to the page of the product of the day', async ({ page }) => {
  await open(page, '/biocasaforte');
  const link = page.getByRole('region', { name: 'Hoje vai bem' }).getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/produtos\/\w+\/\d+$/);
});

test('has no header, navigation or licensing of the site', async ({ page }) => {
  await open(page, '/biocasaforte');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText('Leve a Soul para a sua cidade')).toHaveCount(0);
});

test('fades in within 0.45 to 0.55 s, and not at all under reduced motion', async ({ page }) => {
  await open(page, '/biocasaforte');
  const durations = () =>
    page.evaluate(() =>
      ['main > header', 'main > ul', 'footer'].map(
        (part) => getComputedStyle(document.querySelector(part) as Element).animation,
      ),
    );
  expect(await durations()).toEqual([
    expect.stringContaining('0.45s'),
    expect.stringContaining('0.5s'),
    expect.stringContaining('0.55s'),
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const animation of await durations()) expect(animation).toContain('none');
});

test('shows everything without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/biocasaforte');
  await expect(page.getByRole('link', { name: 'Fazer pedido' })).toBeVisible();
  await expect(page.locator('main > ul')).toHaveCSS('opacity', '1');
  await context.close();
});
