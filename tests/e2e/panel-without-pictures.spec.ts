import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

test('a post that would be published without a cover shows a warning until that changes', async ({ page }) => {
  await openPanel(page, '/painel/blog/novo');
  const badge = page.getByText('Sem capa', { exact: true });
  const warning = page.getByText(/^Ainda sem capa: no lugar dela fica o nome da marca\./);
  const title = page.getByLabel('Título', { exact: true });
  await expect(title).toBeFocused();
  await expect(badge.or(warning)).toHaveCount(0);
  await title.fill('Ainda sem capa');
  await expect(badge).toBeOnScreen();
  await expect(warning).toBeOnScreen({ scrolled: true });
  await page.getByRole('radio', { name: 'Rascunho' }).check();
  await expect(badge).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  await page.getByRole('radio', { name: 'Agendar' }).check();
  await expect(badge).toBeVisible();
  await page.getByLabel('URL da Imagem', { exact: true }).fill('/images/teste.webp');
  await expect(badge).toHaveCount(0);
  await expect(warning).toHaveCount(0);
});

test('a product that would be shown without a picture has a warning until that changes', async ({ page }) => {
  await openPanel(page, '/painel/produtos/novo');
  const badge = page.getByText('Sem imagem', { exact: true });
  const warning = page.getByText(/aparece no site sem imagem/);
  const active = page.getByRole('switch', { name: 'Ativo' });
  await expect(active).toBeChecked();
  await expect(badge.or(warning)).toHaveCount(0);
  await page.getByLabel('Nome', { exact: true }).fill('Ainda sem imagem');
  await expect(badge).toBeOnScreen();
  await expect(warning).toBeOnScreen({ scrolled: true });
  await active.uncheck();
  await expect(badge).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  await active.check();
  await page.getByRole('button', { name: 'Adicionar por endereço' }).click();
  await expect(warning).toBeVisible();
  await page.getByLabel('URL da Imagem 1').fill('/images/teste.webp');
  await expect(badge).toHaveCount(0);
  await expect(warning).toHaveCount(0);
});
