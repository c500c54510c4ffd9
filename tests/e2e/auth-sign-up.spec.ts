import type { Page } from '@playwright/test';
import { expect, hold, open } from '../helpers/browser';
import {
  enter,
  expectToast,
  fillLogin,
  forgetRefusals,
  linkInMail,
  type Person,
  signedUp,
  somebody,
  test,
} from '../helpers/browser-accounts';

const SIGN_UP = '/api/auth/sign-up';

async function fillSignUp(page: Page, { name, email, password }: Person, confirmation = password) {
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Confirmar senha').fill(confirmation);
  await page.getByLabel('Tenho 18 anos ou mais.').check();
  await page.getByLabel(/Li e aceito os Termos de Uso e as Políticas de Privacidade/).check();
}

test.describe('the sign-up', () => {
  test('checks that both passwords agree before it checks their length', async ({ page }) => {
    await open(page, '/auth/cadastro');
    for (const field of await page.getByRole('textbox').all()) await expect(field).toHaveAttribute('required');
    await expect(page.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/auth/login');
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    await fillSignUp(page, { ...somebody(), password: 'abc' }, 'abd');
    const send = page.getByRole('button', { name: 'Cadastrar' });
    await send.click();
    await expect(page.getByText('As senhas não conferem')).toBeOnScreen({ scrolled: true });
    const confirmation = page.getByLabel('Confirmar senha');
    await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
    await expect(confirmation).toHaveAccessibleDescription('As senhas não conferem');
    await expect(confirmation).toBeFocused();
    await confirmation.fill('abc');
    await expect(page.getByText('As senhas não conferem')).toBeHidden();
    await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeOnScreen({ scrolled: true });
    await page.getByLabel('Senha', { exact: true }).fill('abcdef');
    await confirmation.fill('abcdef');
    await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeHidden();
    expect(asked.filter((url) => url.includes(SIGN_UP))).toEqual([]);
  });

  test('shows the server’s refusal at its field, and keeps the other fields', async ({ page, problems }) => {
    const person = { ...somebody(), password: 'password' };
    await open(page, '/auth/cadastro');
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expectToast(page, 'Erro ao criar conta');
    const password = page.getByLabel('Senha', { exact: true });
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await expect(password).toHaveAccessibleDescription(/uma das mais usadas/);
    await expect(password).toBeFocused();
    await expect(page.getByLabel('Nome completo')).toHaveValue(person.name);
    await expect(page.getByLabel('Tenho 18 anos ou mais.')).toBeChecked();
    await password.fill('outra bem melhor');
    await expect(page.getByRole('main').getByText(/uma das mais usadas/)).toBeHidden();
    forgetRefusals(problems, 422);
  });

  test('shows a message of its own when the server sends none, and keeps what was typed', async ({
    page,
    problems,
  }) => {
    await page.route(`**${SIGN_UP}`, (route) => route.fulfill({ status: 500, body: '' }));
    const person = somebody();
    await open(page, '/auth/cadastro');
    await fillSignUp(page, person);
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expectToast(page, 'Erro ao criar conta', 'Ocorreu um erro ao criar sua conta.');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Confirmar senha')).toHaveValue(person.password);
    forgetRefusals(problems, 500);
  });

  test('says that the address must be confirmed, and the mailed link activates the account', { tag: '@main' }, async ({
    page,
    request,
  }) => {
    const person = somebody();
    await open(page, '/auth/cadastro');
    await fillSignUp(page, person);
    const release = await hold(page, SIGN_UP);
    await page.getByRole('button', { name: 'Cadastrar' }).click();
    await expect(page.getByRole('button', { name: 'Cadastrando...' })).toBeDisabled();
    release();
    await expectToast(page, 'Cadastro realizado com sucesso', 'Verifique seu email para confirmar sua conta.');
    await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeOnScreen({ scrolled: true });
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(page.getByRole('link', { name: '/dev/mail' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reenviar link de confirmação' })).toBeVisible();

    // As on a phone whose browser was closed while the mail was read.
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeOnScreen({ scrolled: true });
    await expect(page.getByRole('main')).toContainText(person.email);
    await expect(page.getByText(/^Não chegou\? Entre com o e-mail/)).toBeOnScreen({ scrolled: true });

    // Whoever mistyped the address gets back to the form.
    await page.getByRole('button', { name: 'Corrigir o e-mail' }).click();
    await expect(page.getByLabel('Email')).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);

    await open(page, await linkInMail(request, person.email, '/auth/confirmar'));
    await expect(page).toHaveURL('/auth/confirmar');
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeOnScreen({ scrolled: true });
    await page.getByRole('link', { name: 'Ir para o login' }).click();
    await fillLogin(page, person);
    await enter(page).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('a confirmation link', () => {
  test('opened twice in another browser asks for the password of the account', async ({ page, request, baseURL }) => {
    const person = await signedUp(request, baseURL ?? '', { confirmed: false });
    const link = await linkInMail(request, person.email, '/auth/confirmar');
    await open(page, link);
    await open(page, link);
    await expect(page.getByText('O cadastro foi feito em outro navegador.')).toBeOnScreen();
    const confirm = page.getByRole('button', { name: 'Confirmar meu e-mail' });
    await confirm.click();
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
    const password = 'outra senha, só dela';
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Confirmar senha').fill(password);
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeOnScreen({ scrolled: true });
    await page.getByRole('link', { name: 'Ir para o login' }).click();
    await fillLogin(page, { email: person.email, password });
    await enter(page).click();
    await expect(page).toHaveURL('/');
  });

  test('with an unknown token is shown as invalid, and offers another link', async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
    const person = await signedUp(request, baseURL ?? '', { confirmed: false });
    const first = await linkInMail(request, person.email, '/auth/confirmar');
    await open(page, `/auth/confirmar#${'a'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeOnScreen({ scrolled: true });
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Reenviar link de confirmação' }).click();
    await expect(page.getByRole('heading', { name: 'Email enviado' })).toBeOnScreen({ scrolled: true });
    await expect.poll(() => linkInMail(request, person.email, '/auth/confirmar')).not.toBe(first);
    forgetRefusals(problems, 410);
  });

  test('without its token is shown as invalid at once', async ({ page }) => {
    await open(page, '/auth/confirmar');
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeOnScreen({ scrolled: true });
  });
});
