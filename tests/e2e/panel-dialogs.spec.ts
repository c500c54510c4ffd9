import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../helpers/browser';
import { admin, forget, openPanel, test } from '../helpers/panel';
import { createPost, readPost, save } from '../helpers/posts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Each dialog that asks something, and how an editor comes to it. None is answered. */
const DIALOGS: Record<string, [path: string, open: (page: Page) => Promise<unknown>]> = {
  'deleting a slide': ['/painel/slides', (page) => press(page, /^Excluir /)],
  'deleting a location': ['/painel/locations', (page) => press(page, /^Excluir /)],
  'deleting a product': ['/painel/produtos', (page) => press(page, /^Excluir /)],
  'roles of a person': ['/painel/usuarios', (page) => press(page, /^Papéis/)],
  'ending sessions': ['/painel/usuarios', (page) => press(page, /^Encerrar sessões/)],
  'an invitation': ['/painel/usuarios', (page) => press(page, 'Convidar pessoa')],
  'the command palette': ['/painel', (page) => page.keyboard.press('ControlOrMeta+k')],
  'a link in a post': ['/painel/blog/novo', (page) => press(page, /^Link/)],
  'leaving what is not saved': [
    '/painel/slides/novo',
    async (page) => {
      await page.getByLabel('Título', { exact: true }).fill('Ainda não salvo');
      await page.getByRole('link', { name: 'Cancelar' }).click();
    },
  ],
};

for (const [name, [path, open]] of Object.entries(DIALOGS)) {
  test(`the dialog of ${name} is accessible, light and dark`, async ({ page }) => {
    await openPanel(page, path);
    await open(page);
    await expect(page.locator('dialog[open]').last()).toBeOnScreen();
    await inBothThemes(page);
  });
}

async function inBothThemes(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
}

test('a session that ended asks for the password in place, and then saves what was typed', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const title = `Depois de voltar ${id}`;
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.context().clearCookies();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(dialog.getByLabel('Senha')).toBeFocused();
  await inBothThemes(page);
  await dialog.getByLabel('Senha').fill(admin.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/painel/blog');
  expect((await readPost(page, id)).title).toBe(title);
  forget(problems, '401');
});
