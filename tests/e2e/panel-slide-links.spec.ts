import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

test.beforeEach(async ({ page }) => openPanel(page, '/painel/slides/novo'));

test('the link of a slide’s button is chosen by the name of a page', async ({ page }) => {
  const link = page.getByLabel('Link do botão 1');
  await link.fill('sobre');
  const pages = page.getByRole('list', { name: 'Páginas do site' });
  await pages.getByRole('button', { name: /^Sobre/ }).click();
  await expect(link).toHaveValue('/sobre');
  await expect(link).toBeFocused();
  await expect(pages).toBeHidden();
});

test('the link of a slide’s button gets a warning if it leads nowhere, which refuses nothing', async ({ page }) => {
  const link = page.getByLabel('Link do botão 2');
  const doubt = page.getByText(/^Não há página neste endereço/);
  await link.fill('/nada-por-aqui');
  await expect(doubt).toBeOnScreen({ scrolled: true });
  await link.press('Tab');
  await expect(link).not.toHaveAttribute('aria-invalid');
  await link.fill('/produtos');
  await expect(doubt).toHaveCount(0);
  await link.fill('https://example.com/nada-por-aqui');
  await expect(doubt).toHaveCount(0);
});

test('an e-mail as the link of a slide’s button becomes an address', async ({ page }) => {
  const link = page.getByLabel('Link do botão 1');
  await link.fill('contato@example.com');
  await link.press('Tab');
  await expect(link).toHaveValue('mailto:contato@example.com');
});

test('the name of a page, typed as it is, becomes its address when the field is left', async ({ page }) => {
  const link = page.getByLabel('Link do botão 1');
  await link.fill('soul shake');
  await expect(page.getByRole('list', { name: 'Páginas do site' })).toBeVisible();
  await link.press('Shift+Tab');
  await expect(link).toHaveValue('/produtos/soulshake');
  await expect(link).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('paragraph').filter({ hasText: /^Soul Shake\s*Categoria$/ })).toBeOnScreen();
  // Left before the search has answered.
  await link.fill('SOBRE');
  await link.press('Shift+Tab');
  await expect(link).toHaveValue('/sobre');
  // Part of a name is not taken.
  await link.fill('soul sha');
  await link.press('Shift+Tab');
  await expect(link).toHaveAccessibleDescription(/Use um caminho do site/);
  await expect(link).toHaveValue('soul sha');
});

test('the link of a slide’s button shows no error while the keyboard is among its suggestions', async ({ page }) => {
  const link = page.getByLabel('Link do botão 1');
  await link.fill('soul sha');
  const suggestion = page.getByRole('list', { name: 'Páginas do site' }).getByRole('button', { name: /^Soul Shake/ });
  await expect(suggestion.first()).toBeVisible();
  await link.press('ArrowDown');
  await expect(suggestion.first()).toBeFocused();
  await expect(link).not.toHaveAttribute('aria-invalid');
  await page.keyboard.press('Enter');
  await expect(link).toHaveValue('/produtos/soulshake');
});

test('the name of a page becomes its address when the slide is saved by keys', async ({ page }) => {
  const link = page.getByLabel('Link do botão 1');
  await link.fill('Sóul Shake Morango');
  await expect(page.getByRole('list', { name: 'Páginas do site' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect(link).toHaveValue('/produtos/soulshake/2');
  await expect(link).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Título', { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('the link of a slide’s button is typed on a keyboard for words, which begins in lower case', async ({ page }) => {
  const link = page.getByLabel('Link do botão 1');
  await expect(link).toBeOnScreen({ scrolled: true });
  await expect(link).not.toHaveAttribute('inputmode');
  await expect(link).toHaveAttribute('autocapitalize', 'none');
});
