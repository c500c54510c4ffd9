import { DEMO_ADMIN, secrets } from '../../scripts/prepare.mjs';
import { expect, hold, open } from '../helpers/browser';
import {
  enter,
  expectToast,
  fillLogin,
  forgetRefusals,
  linkInMail,
  signIn,
  somebody,
  test,
} from '../helpers/browser-accounts';

test.describe('the recovery', () => {
  test('says that the link was sent only after the request succeeded', async ({ page }) => {
    await open(page, '/auth/recuperar-senha');
    const { email } = somebody();
    await page.getByLabel('Email').fill(email);
    const release = await hold(page, '/api/auth/recoveries');
    await page.getByRole('button', { name: 'Enviar link de recuperação' }).click();
    await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
    await expect(page.getByText('Email enviado com sucesso!')).toBeHidden();
    release();
    await expect(page.getByRole('heading', { name: 'Email enviado com sucesso!' })).toBeOnScreen({ scrolled: true });
    await expect(page.getByRole('main')).toContainText(email);
    await expectToast(page, 'Email enviado', 'Verifique sua caixa de entrada para redefinir sua senha.');
    await expect(page.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/auth/login');
  });

  test('begins with the address that was typed at the login', async ({ page }) => {
    await open(page, '/auth/login');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByRole('link', { name: 'Esqueceu sua senha?' }).click();
    await expect(page.getByRole('heading', { name: 'Recupere sua senha' })).toBeOnScreen();
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  });

  test('shows an error when the request fails, and keeps the typed address', async ({ page, problems }) => {
    await page.route('**/api/auth/recoveries', (route) => route.abort());
    await open(page, '/auth/recuperar-senha');
    await page.getByLabel('Email').fill('ana@example.com');
    await page.getByRole('button', { name: 'Enviar link de recuperação' }).click();
    await expectToast(page, 'Erro ao enviar email', 'Sem conexão. Verifique sua internet e tente de novo.');
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
    problems.length = 0;
  });

  test('sets a new password by the mailed link, which works only once', { tag: '@main' }, async ({
    page,
    request,
    problems,
    person,
  }) => {
    await open(page, '/auth/recuperar-senha');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Enviar link de recuperação' }).click();
    const link = await linkInMail(request, person.email, '/reset-password');
    await open(page, link);
    await expect(page).toHaveURL('/reset-password');
    // A phone that has put the tab aside loads it again, without the token in the address.
    await page.reload();
    const password = page.getByLabel('Nova senha', { exact: true });
    const confirmation = page.getByLabel('Confirmar senha');
    const save = page.getByRole('button', { name: 'Salvar nova senha' });
    await password.fill('abc');
    await confirmation.fill('abd');
    await save.click();
    await expect(page.getByText('As senhas não conferem')).toBeOnScreen({ scrolled: true });
    await confirmation.fill('abc');
    await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeOnScreen({ scrolled: true });
    const renewed = { ...person, password: 'uma nova e boa' };
    await password.fill(renewed.password);
    await confirmation.fill(renewed.password);
    await save.click();
    await expectToast(page, 'Senha redefinida');
    await expect(page.getByRole('heading', { name: 'Senha redefinida com sucesso!' })).toBeOnScreen({ scrolled: true });
    await signIn(page, renewed);

    await open(page, link);
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeOnScreen({ scrolled: true });
    await expect(password).toBeHidden();
    await expect(page.getByRole('link', { name: 'Pedir outro link' })).toHaveAttribute('href', '/auth/recuperar-senha');
    forgetRefusals(problems, 410);
  });

  test('shows a loading text while the link is checked, and the form when the check fails', async ({
    page,
    problems,
  }) => {
    let isDown = false;
    await page.route('**/api/auth/link-checks', async (route) => {
      if (isDown) await route.fulfill({ status: 503, json: { error: 'Volte já.', code: 'unavailable' } });
    });
    await open(page, `/reset-password#${'a'.repeat(43)}`);
    await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible();
    isDown = true;
    await page.goto(`/reset-password?de-novo#${'b'.repeat(43)}`);
    await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible();
    forgetRefusals(problems, 503);
  });

  test('offers to request another link when the address has no token', async ({ page }) => {
    await open(page, '/reset-password');
    await expect(page.getByRole('link', { name: 'Pedir outro link' })).toBeVisible();
  });
});

test.describe('an invitation', () => {
  test('speaks of choosing a password, from the mail to the confirmation', async ({ page, request, baseURL }) => {
    const asAdmin = { Origin: baseURL ?? '' };
    const data = { email: DEMO_ADMIN, password: secrets().DEMO_ADMIN_PASSWORD };
    expect((await request.post('/api/auth/session', { data, headers: asAdmin })).ok()).toBe(true);
    const { name, email, password } = somebody();
    const invited = await request.post('/api/panel/users/invitations', {
      data: { name, email, role: 'c-level' },
      headers: asAdmin,
    });
    expect(invited.ok(), await invited.text()).toBe(true);
    await open(page, await linkInMail(request, email, '/reset-password'));
    await expect(page.getByRole('heading', { name: 'Que bom ter você com a gente' })).toBeVisible();
    await expect(page).toHaveTitle(/^Aceitar convite/);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Confirmar senha').fill(password);
    await page.getByRole('button', { name: 'Escolher senha' }).click();
    await expectToast(page, 'Senha escolhida', 'Entre com ela para abrir o painel.');
    await expect(page.getByRole('heading', { name: 'Senha escolhida!' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/redefini|nova senha/i);
    await page.getByRole('link', { name: 'Ir para o login' }).click();
    await fillLogin(page, { email, password });
    await enter(page).click();
    await expect(page).toHaveURL('/painel');
  });
});
