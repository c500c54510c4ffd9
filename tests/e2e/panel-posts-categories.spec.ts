import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { openPanel, test } from '../helpers/panel';
import { createPost, dialog, readPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

/** Creates a unique category by a draft. */
async function someCategory(page: Page) {
  const category = uniqueName('Nutrição');
  await createPost(page, { category, publishedAt: null });
  return { category, rival: category.replace('Nutrição', 'nutricao') };
}

/** Opens a draft to edit its category. */
async function openDraft(page: Page) {
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const form = dialog(page, 'Editar Postagem');
  return { id, form, field: form.getByLabel('Categoria') };
}

test('another spelling of a known category is replaced, and can be kept', async ({ page }) => {
  await openPanel(page, '/painel');
  const { category, rival } = await someCategory(page);
  const { id, form, field } = await openDraft(page);
  await field.fill(rival);
  const note = form.getByRole('status').getByText(`“${category}” já existe`);
  await expect(note).toBeOnScreen();
  await field.press('Tab');
  await expect(field).toHaveValue(category);
  await expect(note).toBeOnScreen();
  await form.getByRole('button', { name: `Manter “${rival}”` }).click();
  await expect(field).toHaveValue(rival);
  await expect(note).toBeHidden();
  await expect(field).toBeFocused();
  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeVisible();
  expect(await readPost(page, id)).toMatchObject({ category: rival });
});

test('saving from within the field uses the known category', async ({ page }) => {
  await openPanel(page, '/painel');
  const { category, rival } = await someCategory(page);
  const { id, field } = await openDraft(page);
  await field.fill(`  ${rival.toUpperCase()} `);
  await field.press('ControlOrMeta+s');
  await expect(page.getByText('Salvo às')).toBeVisible();
  expect(await readPost(page, id)).toMatchObject({ category });
});

test('a bulk change uses the known category, but respells a category that the selected posts already have', async ({
  page,
}) => {
  await openPanel(page, '/painel');
  const { category, rival } = await someCategory(page);
  const title = uniqueName('Sem acento');
  await createPost(page, { title, publishedAt: null });
  await page.goto(`/painel/blog?busca=${encodeURIComponent(title)}`);

  async function change(to: string) {
    await page.getByRole('checkbox', { name: `Selecionar ${title}` }).check();
    await page.getByRole('button', { name: 'Categoria...' }).click();
    await page.getByRole('dialog').getByLabel('Nova categoria').fill(to);
    await page.keyboard.press('Enter');
    await expectToast(page, '1 postagem em outra categoria');
  }
  const card = page.getByRole('article').filter({ hasText: title });
  await change(rival);
  await expect(card.getByText(category, { exact: true })).toBeVisible();
  await change(rival.toUpperCase());
  await expect(card.getByText(rival.toUpperCase(), { exact: true })).toBeVisible();
});
