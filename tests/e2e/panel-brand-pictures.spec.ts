import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';

test("Mídia has the brand's pictures in folders, with their texts, their places and the pages that show them", async ({
  page,
}) => {
  await openPanel(page, '/painel/midia?pasta=Produtos');
  await page.getByRole('searchbox', { name: 'Buscar imagem' }).fill('PACOCA detalhe');
  const tiles = page.getByRole('list', { name: 'Imagens' }).getByRole('link');
  await expect(tiles).toHaveCount(1);
  await tiles.click();
  await expect(page.getByText('1067 × 1067 pixels')).toBeOnScreen({ scrolled: true });
  const shown = page.getByRole('region', { name: 'Onde aparece' });
  await expect(shown.getByRole('link', { name: 'Soul Shake Paçoca' })).toBeOnScreen({ scrolled: true });

  // A picture that a page shows by itself can be chosen and described, but not deleted.
  await page.goto('/painel/midia?busca=Casquinha+mordida');
  await tiles.filter({ hasText: 'Casquinha mordida' }).first().click();
  await expect(shown.getByText('Fixa no site').first()).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog', { name: 'Esta imagem está em uso' })).toContainText('Sobre');
});

test("a picture field takes a brand picture with its alternative text, found by the dialog's search", async ({
  page,
}) => {
  await openPanel(page, '/painel/produtos/categorias/nova');
  await page.getByRole('button', { name: 'Escolher da Mídia' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await dialog.getByRole('searchbox', { name: 'Buscar imagem' }).fill('quiosque soul');
  const kiosk = dialog
    .getByRole('list', { name: 'Imagens' })
    .getByRole('button', { name: /^Quiosque redondo da Soul/ });
  await expect(kiosk).toBeOnScreen();
  await kiosk.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'URL da Imagem' })).toHaveValue(/^\/images\/licencie-/);
  await expect(page.getByRole('textbox', { name: /Texto alternativo/ })).toHaveValue(/^Quiosque redondo/);
});

async function choose(page: Page, words: string) {
  await page.getByTitle('Para o campo URL da Imagem', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await dialog.getByRole('searchbox', { name: 'Buscar imagem' }).fill(words);
  const found = dialog.getByRole('list', { name: 'Imagens' }).getByRole('button');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(dialog).toBeHidden();
}

test('choosing another picture replaces its alternative text, unless an editor typed one', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { imageAlt: 'O que a outra mostrava', publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const alt = page.getByRole('textbox', { name: 'Texto alternativo da capa' });
  await expect(alt).toHaveValue('O que a outra mostrava');
  await choose(page, 'PACOCA detalhe');
  await expect(alt).toHaveValue(/^Detalhe do Soul Shake Paçoca/);
  await alt.fill('Como eu digo');
  await choose(page, 'quiosque soul');
  await expect(alt).toHaveValue('Como eu digo');
});
