import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hold, open } from '../helpers/browser';
import { test as base, enter, expectToast, fillLogin, forgetRefusals, type Person } from '../helpers/browser-accounts';
import { type Device, device, plugIn } from '../helpers/virtual-authenticator';

const test = base.extend<{ device: Device }>({ device });

const part = (page: Page) => page.getByRole('region', { name: 'Entrada em duas etapas' });
const keys = (page: Page) => part(page).getByRole('listitem');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Adds a passkey through the screen; returns the recovery codes. */
async function addPasskey(page: Page, { password }: Person, name: string): Promise<string[]> {
  await button(page, 'Adicionar chave de acesso').click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await dialog.getByLabel('Nome da chave').fill(name);
  await dialog.getByLabel('Senha', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const shown = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  return shown.getByRole('listitem').allTextContents();
}

test('a passkey is added in the account, and is required to sign in from then on', async ({
  signedInPage: page,
  device,
  person,
}) => {
  await open(page, '/conta');
  await expect(part(page)).toContainText('Desligada: para entrar, basta a senha.');
  const codes = await addPasskey(page, person, 'Notebook da Ana');
  await expectToast(page, 'Chave de acesso adicionada');
  const shown = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: 'Baixar códigos' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));
  await shown.getByRole('button', { name: 'Já guardei' }).click();
  await expect(keys(page)).toHaveCount(1);
  await expect(keys(page)).toContainText('Ainda não usada');
  await expect(part(page)).toContainText('Restam 10 códigos de recuperação.');

  await button(page, 'Sair').click();
  await expect(page).toHaveURL('/');
  await open(page, '/auth/login?next=/conta');
  await fillLogin(page, person);
  await enter(page).click();
  await expectToast(page, 'Login realizado com sucesso');
  await expect(page).toHaveURL('/conta');
  await expect(keys(page)).toContainText('Último uso em');
  expect(await device.held()).toHaveLength(1);
});

test('the password alone does not sign in, and a recovery code replaces the passkey', async ({
  signedInPage: page,
  browser,
  baseURL,
  address,
  problems,
  device,
  person,
}) => {
  await open(page, '/conta');
  const [code = ''] = await addPasskey(page, person, 'Celular');
  await button(page, 'Já guardei').click();
  await device.clear();

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: address })).newPage();
  await plugIn(elsewhere);
  await open(elsewhere, '/auth/login?next=/conta');
  await fillLogin(elsewhere, person);
  await enter(elsewhere).click();
  await expect(elsewhere.getByRole('heading', { name: 'Agora, a sua chave' })).toBeOnScreen();
  await expectToast(elsewhere, 'Erro ao fazer login');
  await expect(elsewhere.getByRole('main')).toContainText('A confirmação foi cancelada ou demorou demais.');
  await elsewhere.goto('/conta');
  await expect(elsewhere).toHaveURL('/auth/login?next=/conta');

  await fillLogin(elsewhere, person);
  await enter(elsewhere).click();
  await button(elsewhere, 'Usar um código de recuperação').click();
  const field = elsewhere.getByLabel('Código de recuperação');
  await expect(field).toBeFocused();
  await field.fill('aaaa-bbbb-cccc-dddd');
  await enter(elsewhere).click();
  await expect(field).toHaveAccessibleDescription('Este código não confere, ou já foi usado.');
  await field.fill(code.toUpperCase());
  await enter(elsewhere).click();
  await expect(elsewhere).toHaveURL('/conta');
  await expect(part(elsewhere)).toContainText('Restam 9 códigos de recuperação.');
  await elsewhere.context().close();
  problems.length = 0;
});

test('an expired second step returns to the password, and keeps the address', async ({
  signedInPage: page,
  problems,
  device,
  person,
}) => {
  await open(page, '/conta');
  await addPasskey(page, person, 'Celular');
  await button(page, 'Já guardei').click();
  await button(page, 'Sair').click();
  await expect(page).toHaveURL('/');
  const over = { error: 'O tempo para confirmar acabou. Comece de novo, com a senha.', code: 'step-over' };
  await page.route('**/api/auth/session/passkey', (route) => route.fulfill({ status: 410, json: over }));
  await open(page, '/auth/login');
  await fillLogin(page, person);
  await enter(page).click();
  await expectToast(page, 'Erro ao fazer login', over.error);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  forgetRefusals(problems, 410);
  expect(await device.held()).toHaveLength(1);
});

test('a passkey is renamed, and removed after asking for the password', async ({
  signedInPage: page,
  problems,
  device,
  person,
}) => {
  await open(page, '/conta');
  await addPasskey(page, person, 'Celular');
  await button(page, 'Já guardei').click();

  await button(page, 'Adicionar chave de acesso').click();
  const again = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await again.getByLabel('Senha', { exact: true }).fill(person.password);
  await again.getByRole('button', { name: 'Continuar' }).click();
  await expectToast(page, 'Erro ao adicionar chave', 'Este aparelho já tem uma chave de acesso desta conta.');
  await again.getByRole('button', { name: 'Cancelar' }).click();
  await expect(button(page, 'Adicionar chave de acesso')).toBeFocused();

  await button(page, 'Renomear Celular').click();
  const renaming = page.getByRole('dialog', { name: 'Renomear chave de acesso' });
  await expect(renaming.getByLabel('Nome da chave')).toHaveValue('Celular');
  await renaming.getByLabel('Nome da chave').fill('Celular da Ana');
  await renaming.getByRole('button', { name: 'Salvar nome da chave' }).click();
  await expectToast(page, 'Chave de acesso renomeada');
  await expect(keys(page)).toContainText('Celular da Ana');

  await button(page, 'Remover Celular da Ana').click();
  const removal = page.getByRole('dialog', { name: 'Remover chave de acesso' });
  await removal.getByLabel('Senha', { exact: true }).fill('não é esta');
  await removal.getByRole('button', { name: 'Remover chave' }).click();
  await expect(removal.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(/A senha atual não confere\./);
  forgetRefusals(problems, 403);
  await removal.getByLabel('Senha', { exact: true }).fill(person.password);
  await removal.getByRole('button', { name: 'Remover chave' }).click();
  await expectToast(page, 'Chave de acesso removida');
  await expect(part(page)).toContainText('Desligada: para entrar, basta a senha.');
  expect(await device.held()).toHaveLength(1);
});

test('pending recovery codes are shown even if Esc is pressed while they load', async ({
  signedInPage: page,
  device,
  person,
}) => {
  await open(page, '/conta');
  await addPasskey(page, person, 'Notebook da Ana');
  await button(page, 'Já guardei').click();
  const release = await hold(page, '/api/me/recovery-codes');
  await button(page, 'Criar novos códigos').click();
  const dialog = page.getByRole('dialog').filter({ has: button(page, 'Cancelar') });
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await dialog.locator('[type=submit]').click();
  await expect(button(page, 'Cancelar')).toBeDisabled();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  release();
  const shown = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(shown.getByRole('listitem').first()).toBeOnScreen();
  expect(await device.held()).toHaveLength(1);
});
