import { expect, open, test } from '../helpers/browser';
import { finder } from '../helpers/finder';
import { expectSaid, listen } from '../helpers/spoken';

/** A Friday at 15:00 in São Paulo. */
const FRIDAY = new Date('2026-11-20T15:00:00-03:00');

test.describe('the selected location', () => {
  test('shows address, hours and contacts, and centres the map at zoom 16', { tag: '@main' }, async ({ page }) => {
    await page.clock.setFixedTime(FRIDAY);
    // List and panel fit in the window, so nothing scrolls.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await open(page, '/onde-estamos');
    const { line, panel, embedded } = finder(page.getByRole('main'));
    await page.getByRole('button', { name: 'Clique para interagir' }).click();
    await expect(embedded).toHaveAttribute('src', /q=Praia\+da\+Costa/);
    await line('Soul Praia da Costa').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await line('Soul Praia da Costa').click();
    await expect(page).toHaveURL('/onde-estamos?local=1#loja');
    await expect(line('Soul Praia da Costa')).toHaveAttribute('aria-current', 'true');
    await expect(embedded).toHaveAttribute('src', /q=-20\.33214%2C-40\.28865&z=16/);
    for (const text of [
      'Flagship',
      'Av. Champagnat, 100 - Praia da Costa',
      'Vila Velha - ES, CEP 29101-390',
      'Aberto agora · fecha às 22h',
      'Segunda a sábado, 8h às 22h',
      'Domingo, 9h às 21h',
    ])
      await expect(panel.getByText(text)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Detalhes de Soul Praia da Costa' })).toHaveCount(1);
    await expect(panel.getByRole('link', { name: '(27) 99999-0101' })).toHaveAttribute('href', 'tel:+5527999990101');
    await expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/5527999990101');
    await expect(panel.getByRole('link', { name: 'praiadacosta@example.com' })).toBeVisible();
    const directions = panel.getByRole('link', { name: 'Como chegar' });
    await expect(directions).toHaveAttribute('href', /maps\/dir\/\?api=1&destination=-20\.33214%2C-40\.28865/);
    await expect(directions).toHaveAttribute('target', '_blank');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('scrolls its panel and the pressed line into view', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, '/onde-estamos');
    const { line, panel } = finder(page.getByRole('main'));
    await page.getByRole('heading', { name: 'Leve a Soul para a sua cidade' }).scrollIntoViewIfNeeded();
    await line('Soul Praia da Costa').click();
    await expect(panel.getByRole('heading', { name: 'Soul Praia da Costa' })).toBeOnScreen();
    await expect(line('Soul Praia da Costa')).toBeOnScreen();
  });

  test('opens and closes by keyboard: the focus moves to the details and back to its line', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { line, panel } = finder(page.getByRole('main'));
    const close = panel.getByRole('link', { name: 'Fechar detalhes' });
    await line('Soul Moema').focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Soul Moema' })).toBeOnScreen();
    await expect(panel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await expect(line('Soul Moema')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await expect(line('Soul Moema')).toBeFocused();
    await expect(page).toHaveURL('/onde-estamos');
  });

  test('leaves the focus on its line if it is chosen by mouse', async ({ page }) => {
    await open(page, '/onde-estamos');
    const { line, panel } = finder(page.getByRole('main'));
    await line('Soul Moema').click();
    await expect(panel.getByRole('heading', { name: 'Soul Moema' })).toBeOnScreen();
    await expect(line('Soul Moema')).toBeFocused();
  });

  test('closes by Escape on a phone, and the focus is on its line again', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/onde-estamos');
    const { line, panel } = finder(page.getByRole('main'));
    await line('Soul Casa Forte').press('Enter');
    await expect(panel).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading')).toHaveCount(0);
    await expect(line('Soul Casa Forte')).toBeFocused();
  });

  test('is announced once, and its end not by the title of the page', async ({ page }) => {
    await listen(page);
    await open(page, '/onde-estamos');
    const { line, panel } = finder(page.getByRole('main'));
    await line('Soul Moema').press('Enter');
    await expect(panel).toBeFocused();
    await expect(page).toHaveTitle(/^Soul Moema/);
    await expectSaid(page, 'Soul Moema');
    await page.keyboard.press('Escape');
    await expect(line('Soul Moema')).toBeFocused();
    await expect(page).toHaveTitle(/^Onde estamos/);
    await expect(page.locator('[aria-live="assertive"]').filter({ hasText: 'Onde estamos' })).toHaveCount(0);
  });

  test('can be shared by its address', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/onde-estamos?local=7');
    const { panel } = finder(page.getByRole('main'));
    await expect(panel.getByRole('heading', { name: 'Studio Onda Sete' })).toBeVisible();
    await expect(panel.getByText('E-mail não informado')).toBeVisible();
    await expect(panel.getByText('O horário muda na alta temporada.')).toBeVisible();
  });

  test('is in view for whoever opens its copied address on a phone', async ({ page, context }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/onde-estamos');
    await finder(page.getByRole('main')).line('Soul Asa Sul').click();
    await expect(page).toHaveURL(/local=\d+#loja$/);
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 844 });
    await other.goto(page.url());
    const { panel } = finder(other.getByRole('main'));
    await expect(panel.getByRole('heading', { name: 'Soul Asa Sul' })).toBeOnScreen();
  });

  test('shows a dash for an unknown schedule, and nothing for an unknown id', async ({ page }) => {
    await open(page, '/onde-estamos?local=8');
    const { panel } = finder(page.getByRole('main'));
    await expect(panel.getByText('—', { exact: true })).toBeVisible();
    await page.goto('/onde-estamos?local=999999');
    await expect(panel.getByRole('heading')).toHaveCount(0);
  });
});

test.describe('opening hours', () => {
  test('are shown in the list and the panel, and updated by the minute', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-20T21:59:30-03:00') });
    await open(page, '/onde-estamos?local=1');
    const { line, panel } = finder(page.getByRole('main'));
    await expect(panel.getByText('Aberto agora · fecha às 22h')).toBeVisible();
    await expect(line('Soul Praia da Costa')).toContainText(/Flagship.*Aberto agora/);
    await page.clock.runFor(60_000);
    await expect(panel.getByText('Fechado · abre amanhã às 8h')).toBeVisible();
    await expect(line('Soul Praia da Costa')).toContainText(/Flagship.*Fechado/);
    await expect(line('Studio Onda Sete')).not.toContainText('Fechado');
  });
});
