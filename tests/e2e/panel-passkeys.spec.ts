import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { accountOf, test as base, forget, openPanel, signInAdmin, signInAs } from '../helpers/panel';
import { createPost, readPost, save } from '../helpers/posts';
import { type Device, device } from '../helpers/virtual-authenticator';

const test = base.extend<{ device: Device }>({ device });

const SCREEN = '/painel/seguranca';
const keys = (page: Page) => page.getByRole('table', { name: 'Chaves de acesso' }).getByRole('row');

async function addPasskey(page: Page, password: string) {
  await page.getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await expect(dialog.getByLabel('Nome da chave')).toBeFocused();
  await dialog.getByLabel('Nome da chave').fill('Notebook da redação');
  await dialog.getByLabel('Sua senha').fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const codes = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectToast(page, 'Chave de acesso adicionada');
  // They are shown only once, so Esc must not close them.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
  await expect(codes.getByRole('listitem').first()).toBeOnScreen();
  await codes.getByRole('button', { name: 'Já guardei' }).click();
  await expect(codes).toHaveCount(0);
}

test('an editor adds a passkey in the panel, and an expired session is renewed by both steps', async ({
  page,
  request,
  device,
  problems,
}) => {
  const person = await signInAs(page, request, 'editor', '/painel');
  await page.getByRole('link', { name: 'Entrada em duas etapas' }).click();
  await expect(page).toHaveURL(SCREEN);
  await expect(page.getByText('Quem a descobrir abre o painel por você.')).toBeOnScreen();
  await addPasskey(page, person.password);
  await expect(keys(page).last()).toContainText('Notebook da redação');
  await expect(keys(page).last()).toContainText('Nunca');
  await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeOnScreen();

  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const title = `Em duas etapas ${id}`;
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.context().clearCookies();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await dialog.getByLabel('Senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Salvo às')).toBeOnScreen();
  expect((await readPost(page, id)).title).toBe(title);

  await page.context().clearCookies();
  await device.clear();
  await page.getByLabel('Título', { exact: true }).fill(`${title} e mais`);
  await save(page).click();
  await dialog.getByLabel('Senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: /\w/ })).toContainText(
    'A confirmação foi cancelada ou demorou demais.',
  );
  await dialog.getByRole('button', { name: 'Usar um código' }).click();
  await dialog.getByLabel('Código de recuperação').fill('aaaa-bbbb-cccc-dddd');
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByLabel('Código de recuperação')).toHaveAccessibleDescription(
    'Este código não confere, ou já foi usado.',
  );
  forget(problems, '401');
  forget(problems, '403');
});

test('an editor removes a passkey, and the focus goes to the title', async ({ page, request, device }) => {
  const person = await signInAs(page, request, 'editor', SCREEN);
  await addPasskey(page, person.password);
  expect(await device.held()).toHaveLength(1);
  await page.getByRole('button', { name: 'Remover Notebook da redação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remover chave de acesso' });
  await dialog.getByLabel('Sua senha').fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Quem a descobrir abre o painel por você.')).toBeOnScreen();
  await expect(page.getByRole('heading', { level: 1, name: 'Entrada em duas etapas' })).toBeFocused();
});

test('an administrator removes the passkeys of another account, and Atividade records it', async ({
  page,
  request,
  device,
}) => {
  const person = await signInAs(page, request, 'editor', SCREEN);
  await addPasskey(page, person.password);
  expect(await device.held()).toHaveLength(1);
  await page.context().clearCookies();
  await signInAdmin(page);
  const { id } = await accountOf(page, person.email);
  await openPanel(page, `/painel/usuarios?busca=${person.email}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row.getByText('Duas etapas')).toBeOnScreen({ scrolled: true });
  await row.getByRole('button', { name: `Remover chaves de acesso de ${person.name}` }).click();
  const question = page.getByRole('dialog', { name: `Remover as chaves de acesso de ${person.name}?` });
  await expect(question.getByText('confirme com ela, por telefone ou pessoalmente')).toBeOnScreen();
  await question.getByRole('button', { name: 'Remover chaves' }).click();
  await expectToast(page, 'Chaves de acesso removidas', person.name);
  await expect(row.getByText('Duas etapas')).toBeHidden();
  await page.goto(`/painel/atividade?tipo=users&registro=${id}`);
  await expect(page.getByRole('listitem').getByText('removeu as chaves de acesso de').first()).toBeOnScreen();
});
