import { expect } from '../helpers/browser';
import { admin, forget, openPanel, test } from '../helpers/panel';
import { createPost, readPost, save } from '../helpers/posts';

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
  await dialog.getByLabel('Senha').fill(admin.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/painel/blog');
  expect((await readPost(page, id)).title).toBe(title);
  forget(problems, '401');
});
