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
