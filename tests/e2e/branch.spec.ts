import { expect, open, test } from '../helpers/browser';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('names the branch and leads to each of its places in a new tab', async ({ page }) => {
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
  await expect(page.getByRole('link')).toHaveText(links.map(([name]) => name));
  for (const [name, address] of links) {
    const link = page.getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', address);
    await expect(link).toHaveAttribute('target', '_blank');
    // As it lies, not as it is drawn while it comes in.
    expect(await link.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeGreaterThanOrEqual(44);
  }
  await expect(page.getByRole('contentinfo')).toHaveText(`© ${new Date().getFullYear()} Soul Casa Forte`);
});

test('stands outside the site: no header, navigation or licensing', async ({ page }) => {
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
