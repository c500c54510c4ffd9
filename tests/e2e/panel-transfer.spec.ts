import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';

const LISTS = [
  ['/painel/produtos?categoria=soulice', 'Produtos'],
  ['/painel/produtos/categorias', 'Categorias'],
  ['/painel/locations', 'Lojas'],
  ['/painel/blog?busca=proteina', 'Postagens'],
  ['/painel/slides', 'Slides'],
  ['/painel/perguntas?status=ativos', 'Perguntas'],
] as const;

for (const [list, label] of LISTS) {
  test(`${label} lead to their own spreadsheet, and back as the list was left`, async ({ page }) => {
    await openPanel(page, list);
    await page.getByRole('link', { name: 'Exportar e importar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exportar e importar');
    await expect(page.getByRole('button', { name: /^Exportar .* em CSV$/ }).first()).toHaveAccessibleName(
      `Exportar ${label} em CSV`,
    );
    await expect(page.getByLabel('O que importar').getByRole('option', { selected: true })).toHaveText(label);
    await page.getByRole('link', { name: `Voltar a ${label}` }).click();
    await expect(page).toHaveURL(list);
  });
}

test('of all that leaves only what can come back is offered to import', async ({ page }) => {
  await openPanel(page, '/painel/configuracoes/dados');
  const offered = page.getByLabel('O que importar').getByRole('option');
  await expect(offered).toHaveText(['Produtos', 'Categorias', 'Lojas', 'Postagens', 'Slides', 'Perguntas']);
  await expect(page.getByRole('button', { name: 'Exportar Páginas em CSV' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar às configurações' })).toBeVisible();
});
