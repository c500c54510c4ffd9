import type { Page } from '@playwright/test';
import { slide1Alto } from '../../src/shared/pictures';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { openPanel, test } from '../helpers/panel';
import { createPost, dialog, readPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/blog';

/** Creates an author by an unpublished post. */
async function someAuthor(page: Page, bio: string) {
  const author = uniqueName('Autora');
  const image = slide1Alto;
  await createPost(page, { publishedAt: null, author, authorImage: image, authorBio: bio });
  return { author, image, bio };
}

function fieldsOf(page: Page) {
  const form = dialog(page, 'Nova Postagem');
  return {
    form,
    name: form.getByLabel('Autor', { exact: true }),
    picture: form.getByRole('textbox', { name: 'Foto do autor' }),
    bio: form.getByLabel('Biografia do autor'),
    note: form.getByRole('group', { name: 'Quem escreveu' }).getByRole('status').first(),
  };
}

test.describe('the author of a post', () => {
  test('is suggested when known, and fills in picture and biography', async ({ page }) => {
    await openPanel(page, LIST);
    const { author, image, bio } = await someAuthor(page, 'Escreve sobre aveia desde 2019.');
    const title = uniqueName('Postagem');
    await page.goto(`${LIST}/novo`);
    const fields = fieldsOf(page);
    await fields.form.getByLabel('Título', { exact: true }).fill(title);
    await fields.form.getByRole('radio', { name: 'Rascunho' }).check();
    await expect(fields.form.locator(`option[value="${author}"]`)).toBeAttached();
    await fields.name.fill(author.toUpperCase());
    await expect(fields.bio).toHaveValue('');
    await fields.name.press('Tab');
    await expect(fields.name).toHaveValue(author);
    await expect(fields.picture).toHaveValue(image);
    await expect(fields.bio).toHaveValue(bio);
    await expect(fields.note).toContainText(`Preenchemos a foto e a biografia de ${author}.`);
    await save(page).click();
    await expectToast(page, 'Postagem criada');
    await expect(page).toHaveURL(/\/\d+$/);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect(await readPost(page, id)).toMatchObject({ author, authorImage: image, authorBio: bio });
  });

  test('fills in at once when chosen from the suggestions, replaces another one, and can be undone', async ({
    page,
  }) => {
    await openPanel(page, LIST);
    const [one, other] = [await someAuthor(page, 'Uma biografia.'), await someAuthor(page, 'Outra biografia.')];
    await page.goto(`${LIST}/novo`);
    const fields = fieldsOf(page);
    await expect(fields.form.locator(`option[value="${other.author}"]`)).toBeAttached();
    await fields.name.fill(one.author);
    await fields.name.press('Tab');
    await expect(fields.bio).toHaveValue(one.bio);
    await fields.name.focus();
    // Simulates the browser's own suggestion list, which a test cannot open.
    await fields.name.evaluate((input: HTMLInputElement, name) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, name);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertReplacementText' }));
    }, other.author);
    await expect(fields.bio).toHaveValue(other.bio);
    await fields.note.getByRole('button', { name: 'Desfazer' }).click();
    await expect(fields.bio).toHaveValue(one.bio);
    await expect(fields.name).toHaveValue(other.author);
    await expect(fields.note).toBeEmpty();
  });

  test('keeps a biography that was typed, says so, and offers to replace it', async ({ page }) => {
    await openPanel(page, LIST);
    const { author, image, bio } = await someAuthor(page, 'A biografia de sempre.');
    await page.goto(`${LIST}/novo`);
    const fields = fieldsOf(page);
    await expect(fields.form.locator(`option[value="${author}"]`)).toBeAttached();
    await fields.bio.fill('Escrita só para esta postagem.');
    await fields.name.fill(author);
    await fields.name.press('Tab');
    await expect(fields.picture).toHaveValue(image);
    await expect(fields.bio).toHaveValue('Escrita só para esta postagem.');
    await expect(fields.note).toContainText('Mantivemos a biografia que você escreveu.');
    await fields.note.getByRole('button', { name: 'Trocar' }).click();
    await expect(fields.bio).toHaveValue(bio);
    await fields.note.getByRole('button', { name: 'Desfazer' }).click();
    await expect(fields.bio).toHaveValue('Escrita só para esta postagem.');
    await expect(fields.picture).toHaveValue('');
  });

  test('clears what an earlier name filled in, and keeps what was typed', async ({ page }) => {
    await openPanel(page, LIST);
    const earlier = await someAuthor(page, 'Outra vida, entre folhas.');
    const { author, image, bio } = await someAuthor(page, 'Uma vida entre grãos.');
    await page.goto(`${LIST}/novo`);
    const fields = fieldsOf(page);
    await expect(fields.form.locator(`option[value="${author}"]`)).toBeAttached();
    await fields.name.fill(earlier.author);
    await fields.name.press('Tab');
    await expect(fields.bio).toHaveValue(earlier.bio);
    await fields.name.fill(author);
    await fields.name.press('Tab');
    await expect(fields.picture).toHaveValue(image);
    await expect(fields.bio).toHaveValue(bio);
    await fields.bio.fill('Escrita aqui mesmo.');
    await fields.name.fill('Alguém que ninguém conhece');
    await fields.name.press('Tab');
    await expect(fields.picture).toHaveValue('');
    await expect(fields.bio).toHaveValue('Escrita aqui mesmo.');
  });

  test('changes nothing when the field is only passed by Tab', async ({ page }) => {
    await openPanel(page, LIST);
    const { author } = await someAuthor(page, 'Tem biografia.');
    const bare = await createPost(page, { publishedAt: null, author, authorImage: slide1Alto });
    await page.goto(`${LIST}/${bare.id}`);
    const form = dialog(page, 'Editar Postagem');
    await expect(form.locator(`option[value="${author}"]`)).toBeAttached();
    await form.getByLabel('Autor', { exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(form.getByLabel('Biografia do autor')).toHaveValue('');
    await expect(form.getByRole('group', { name: 'Quem escreveu' }).getByRole('status').first()).toBeEmpty();
  });
});
