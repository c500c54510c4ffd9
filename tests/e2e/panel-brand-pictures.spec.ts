import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { openPanel, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';

const tiles = 'Imagens da marca';

test("Mídia lists the brand's pictures, finds them by their words, and shows where they appear", async ({ page }) => {
  // Before anybody has uploaded one.
  await page.route(/\/api\/panel\/media(\?.*)?$/, (route) => route.fulfill({ json: { rows: [], next: null } }));
  await openPanel(page, '/painel/midia');
  await page.getByRole('list', { name: tiles }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('Onde aparece')).toBeOnScreen();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Origem das imagens' }).getByRole('link', { name: 'Da marca' }).click();
  await expect(page.getByRole('heading', { level: 1, name: tiles })).toBeFocused();
  await page.getByRole('searchbox', { name: 'Buscar imagem' }).fill('PACOCA detalhe');
  await expect(page).toHaveURL('/painel/midia/marca?busca=PACOCA+detalhe');
  const found = page.getByRole('list', { name: tiles }).getByRole('button');
  await expect(found).toHaveCount(1);
  await found.click();
  const dialog = page.getByRole('dialog', { name: 'Soul Shake Paçoca, detalhe' });
  await expect(dialog.getByText('1067 × 1067 pixels')).toBeOnScreen();
  await expect(dialog.getByRole('link', { name: 'Soul Shake Paçoca' })).toHaveAttribute(
    'href',
    /^\/painel\/produtos\/\d+$/,
  );
  await page.keyboard.press('Escape');
  await expect(found).toBeFocused();

  await page.getByRole('searchbox', { name: 'Buscar imagem' }).fill('xyzzy');
  await expect(page.getByText('Nenhuma imagem da marca corresponde a essa busca.')).toBeOnScreen();
  await page.getByRole('link', { name: 'Enviadas' }).click();
  await expect(page).toHaveURL('/painel/midia?busca=xyzzy');
});

test("a picture field takes a brand picture with its alternative text, found by the dialog's search", async ({
  page,
}) => {
  await openPanel(page, '/painel/produtos/categorias/nova');
  await page.getByRole('button', { name: 'Escolher da Mídia' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await dialog.getByRole('button', { name: 'Da marca', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Da marca', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('searchbox', { name: 'Buscar imagem' }).fill('quiosque soul');
  const kiosk = dialog.getByRole('list', { name: tiles }).getByRole('button', { name: /^Quiosque/ });
  await expect(kiosk).toBeOnScreen();
  await kiosk.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'URL da Imagem' })).toHaveValue(/^\/images\/licencie-/);
  await expect(page.getByRole('textbox', { name: /Texto alternativo/ })).toHaveValue(/^Quiosque redondo/);
});

async function chooseOfBrand(page: Page, words: string) {
  await page.getByTitle('Para o campo URL da Imagem', { exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher da Mídia' });
  await dialog.getByRole('button', { name: 'Da marca', exact: true }).click();
  await dialog.getByRole('searchbox', { name: 'Buscar imagem' }).fill(words);
  const found = dialog.getByRole('list', { name: tiles }).getByRole('button');
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
  await chooseOfBrand(page, 'PACOCA detalhe');
  await expect(alt).toHaveValue(/^Detalhe do Soul Shake Paçoca/);
  await alt.fill('Como eu digo');
  await chooseOfBrand(page, 'quiosque soul');
  await expect(alt).toHaveValue('Como eu digo');
});
