// Walks by keyboard alone: sign-up, sign-in, recovery, and the account with its passkeys, sessions and deletion.
import type { Page } from '@playwright/test';
import { expect, open } from '../helpers/browser';
import {
  test as base,
  enter,
  expectToast,
  forgetRefusals,
  linkInMail,
  signIn,
  somebody,
} from '../helpers/browser-accounts';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { expectSaid, listen } from '../helpers/spoken';
import { type Device, device } from '../helpers/virtual-authenticator';

const test = base.extend<{ device: Device }>({ device });
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

test('a person signs up, corrects the passwords, and confirms the address', async ({ page, request }) => {
  const person = somebody();
  await listen(page);
  await open(page, '/auth/cadastro');
  await skip(page);
  await write(page, page.getByLabel('Nome completo'), person.name);
  await write(page, page.getByLabel('Email'), person.email);
  await write(page, page.getByLabel('Senha', { exact: true }), person.password);
  const again = page.getByLabel('Confirmar senha');
  await write(page, again, 'outra');
  await use(page, page.getByLabel('Tenho 18 anos ou mais.'), 'Space');
  await use(page, page.getByLabel(/Li e aceito/), 'Space');
  await use(page, button(page, 'Cadastrar'));
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription('As senhas não conferem');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Verifique seu email para confirmar sua conta.');
  await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeOnScreen({ scrolled: true });

  await open(page, await linkInMail(request, person.email, '/auth/confirmar'));
  await skip(page);
  await use(page, button(page, 'Confirmar meu e-mail'));
  await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeOnScreen({ scrolled: true });
  await use(page, main(page).getByRole('link', { name: 'Ir para o login' }));
  await expect(main(page)).toBeFocused();
});

test('a wrong password is told at its field, and the link for another one arrives', async ({
  page,
  request,
  person,
  problems,
}) => {
  await listen(page);
  await open(page, '/auth/login');
  await skip(page);
  await write(page, page.getByLabel('Email'), person.email);
  await write(page, page.getByLabel('Senha', { exact: true }), 'não é esta');
  await use(page, enter(page));
  await expectSaid(page, 'Erro ao fazer login');
  forgetRefusals(problems, 401);
  await walkTo(page, page.getByRole('link', { name: 'Esqueceu sua senha?' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await write(page, page.getByLabel('Email'), person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email enviado' })).toBeOnScreen({ scrolled: true });

  await open(page, await linkInMail(request, person.email, '/reset-password'));
  await skip(page);
  await write(page, page.getByLabel('Nova senha', { exact: true }), 'outra que presta');
  await write(page, page.getByLabel('Confirmar senha'), 'outra que presta');
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Senha redefinida');
  await use(page, main(page).getByRole('link', { name: 'Ir para o login' }));
  await expect(page).toHaveURL('/auth/login');
});

test('a customer adds a passkey, keeps its codes and removes it, and the focus returns to the button', async ({
  page,
  person,
  device: plugged,
}) => {
  await signIn(page, person, '/conta');
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  await skip(page);
  const add = button(page, 'Adicionar chave de acesso');
  const dialog = page.getByRole('dialog', { name: 'Adicionar chave de acesso' });
  await use(page, add);
  await expect(dialog).toBeOnScreen();
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel('Nome da chave');
  await expect(name).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Notebook');
  await write(page, dialog.getByLabel('Senha', { exact: true }), person.password);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await use(page, codes.getByRole('button', { name: 'Já guardei' }));
  await expect(add).toBeFocused();
  await walkTo(page, button(page, 'Renomear Notebook'), 'Shift+Tab');
  expect(await plugged.held()).toHaveLength(1);
  await use(page, button(page, 'Remover Notebook'));
  const removal = page.getByRole('dialog', { name: 'Remover chave de acesso' });
  await expect(removal.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(main(page).getByText('Desligada: para entrar, basta a senha.')).toBeVisible();
  await expect(add).toBeFocused();
});

test('a customer ends another session, keeps the account at first, then deletes it', async ({
  page,
  request,
  baseURL,
  person,
}) => {
  await listen(page);
  const { email, password } = person;
  const answer = await request.post('/api/auth/session', {
    data: { email, password },
    headers: { Origin: baseURL ?? '' },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await signIn(page, person, '/conta');
  await expect(page.getByRole('heading', { name: 'Seus dados' })).toBeVisible();
  await skip(page);
  await use(page, main(page).getByRole('button', { name: /^Encerrar (?!todas)/ }));
  await expectSaid(page, 'Sessão encerrada');
  await expect(page.getByRole('region', { name: 'Sessões abertas' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Sessões abertas' }).getByRole('list')).toBeFocused();

  const remove = button(page, 'Excluir minha conta');
  await use(page, remove);
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' });
  await use(page, dialog.getByRole('button', { name: 'Manter minha conta' }));
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(person.password);
  await use(page, dialog.getByRole('button', { name: 'Excluir para sempre' }));
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Conta excluída');
  await expect(main(page)).toBeFocused();
});
