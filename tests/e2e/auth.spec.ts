import type { Page } from '@playwright/test';
import { DEMO_ADMIN, secrets } from '../../scripts/prepare.mjs';
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

test.describe('the login', () => {
  test('has its two fields, its links and a way back', async ({ page }) => {
    await open(page, '/auth/login');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
    for (const label of ['Email', 'Senha']) await expect(page.getByLabel(label)).toHaveAttribute('required');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Esqueceu sua senha?' })).toHaveAttribute(
      'href',
      '/auth/recuperar-senha',
    );
    await expect(main.getByRole('link', { name: 'Cadastre-se' })).toHaveAttribute('href', '/auth/cadastro');
    await expect(main.getByRole('link', { name: 'Voltar ao site' })).toHaveAttribute('href', '/');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  test('lets a customer in, says so and leads home', async ({ page, request, baseURL }) => {
    const person = await signedUp(request, baseURL ?? '');
    await open(page, '/auth/login');
    await fillLogin(page, person);
    const release = await hold(page, '/api/auth/session');
    await enter(page).click();
    await expect(page.getByRole('button', { name: 'Entrando...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Login realizado com sucesso', 'Bem-vindo de volta!');
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('soul-session') ?? '{}'));
    expect(Object.keys(kept).sort()).toEqual(['expiresAt', 'user']);
    await open(page, '/auth/login');
    await expect(page).toHaveURL('/');
  });

  test('refuses a wrong password, says so and keeps what was typed', async ({ page, problems }) => {
    await open(page, '/auth/login');
    await fillLogin(page, { email: 'ninguem@example.com', password: 'errada mesmo' });
    await enter(page).click();
    await expectToast(page, 'Erro ao fazer login', 'E-mail ou senha incorretos.');
    await expect(page.getByRole('main').getByText('E-mail ou senha incorretos.').first()).toBeOnScreen({
      scrolled: true,
    });
    await expect(page.getByLabel('Email')).toHaveValue('ninguem@example.com');
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('errada mesmo');
    await expect(enter(page)).toBeFocused();
    forgetRefusals(problems, 401);
  });

  test('has words of its own where the server has none', async ({ page, problems }) => {
    await page.route('**/api/auth/session', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, body: 'oops' }) : route.continue(),
    );
    await open(page, '/auth/login');
    await fillLogin(page, somebody());
    await enter(page).click();
    await expectToast(page, 'Erro ao fazer login', 'Verifique suas credenciais e tente novamente.');
    forgetRefusals(problems, 500);
  });

  test('says how long to wait after too many tries', async ({ page, problems }) => {
    const error = 'Muitas tentativas. Tente de novo em 5 minutos.';
    await page.route('**/api/auth/session', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, headers: { 'Retry-After': '300' }, json: { error, code: 'too-many' } })
        : route.continue(),
    );
    await open(page, '/auth/login');
    await fillLogin(page, somebody());
    await enter(page).click();
    await expectToast(page, 'Erro ao fazer login', error);
    forgetRefusals(problems, 429);
  });

  test('says that too many are at the door, and keeps what was typed', async ({ page, problems }) => {
    const error = 'Há muitos acessos neste momento. Espere alguns segundos e tente de novo.';
    await page.route('**/api/auth/session', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, headers: { 'Retry-After': '2' }, json: { error, code: 'busy' } })
        : route.continue(),
    );
    const person = somebody();
    await open(page, '/auth/login');
    await fillLogin(page, person);
    await enter(page).click();
    await expectToast(page, 'Erro ao fazer login', error);
    await expect(page.getByRole('main').getByText(error)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(person.password);
    await page.unroute('**/api/auth/session');
    forgetRefusals(problems, 503);
  });

  test('offers another link to whoever has not confirmed the address', async ({ page, request, baseURL, problems }) => {
    const person = await signedUp(request, baseURL ?? '', { confirmed: false });
    const first = await linkInMail(request, person.email, '/auth/confirmar');
    await open(page, '/auth/login');
    await fillLogin(page, person);
    await enter(page).click();
    await expectToast(page, 'Erro ao fazer login', 'Confirme seu e-mail antes de entrar.');
    await page.getByRole('button', { name: 'Reenviar link de confirmação' }).click();
    await expectToast(page, 'Email enviado');
    await expect.poll(() => linkInMail(request, person.email, '/auth/confirmar')).not.toBe(first);
    forgetRefusals(problems, 403);
  });

  test('leads those who run the site to the panel, a page of its own, which says the same', async ({ page }) => {
    await open(page, '/auth/login');
    await fillLogin(page, { email: DEMO_ADMIN, password: secrets().DEMO_ADMIN_PASSWORD });
    await enter(page).click();
    await expect(page).toHaveURL('/painel');
    await expect(page.getByText('Login realizado com sucesso')).toBeOnScreen();
    await page.goto('/auth/login');
    await expect(page).toHaveURL('/painel');
  });

  for (const [next, place] of [
    ['/contato', '/contato'],
    ['/painel', '/'],
    ['//evil.example', '/'],
    ['/..//evil.example', '/'],
  ] as const) {
    test(`asked to lead on to ${next} it leads a customer to ${place}`, async ({ page, request, baseURL }) => {
      const person = await signedUp(request, baseURL ?? '');
      await open(page, `/auth/login?next=${encodeURIComponent(next)}`);
      await fillLogin(page, person);
      await enter(page).click();
      await expectToast(page, 'Login realizado com sucesso');
      await expect(page).toHaveURL(place);
    });
  }

  test('sent before the application lives it is kept, and the password stays out of the address', async ({
    page,
    request,
    baseURL,
  }) => {
    const person = await signedUp(request, baseURL ?? '');
    const release = await hold(page, '/assets/entry-client-*.js');
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    await page.goto('/auth/login', { waitUntil: 'commit' });
    await fillLogin(page, person);
    await enter(page).click();
    await expect(page).toHaveURL('/auth/login');
    release();
    await expect(page).toHaveURL('/');
    expect(asked.filter((url) => /segredo/.test(url))).toEqual([]);
  });
});

test.describe('a password', () => {
  test('can be shown, and is hidden when it is sent', async ({ page, problems }) => {
    await open(page, '/auth/login');
    await fillLogin(page, somebody());
    const field = page.getByLabel('Senha', { exact: true });
    const reveal = page.getByRole('button', { name: 'Mostrar senha' });
    await expect(reveal).toHaveAttribute('aria-pressed', 'false');
    await reveal.click();
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await enter(page).click();
    await expect(field).toHaveAttribute('type', 'password');
    await expectToast(page, 'Erro ao fazer login');
    forgetRefusals(problems, 401);
  });
});

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

  test('says beside its field what the server refuses, and keeps the rest', async ({ page, problems }) => {
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

  test('has words of its own where the server has none, and loses nothing', async ({ page, problems }) => {
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

  test('says what to do next, and the mail leads to an account', async ({ page, request }) => {
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

test.describe('a link of confirmation', () => {
  test('that was followed but not pressed can still be used', async ({ page, request, baseURL }) => {
    const person = await signedUp(request, baseURL ?? '', { confirmed: false });
    const link = await linkInMail(request, person.email, '/auth/confirmar');
    await open(page, link);
    await open(page, link);
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeOnScreen({ scrolled: true });
  });

  test('that is stale says so and can be asked for again', async ({ page, request, baseURL, problems }) => {
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

  test('that came without its token says so at once', async ({ page }) => {
    await open(page, '/auth/confirmar');
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeOnScreen({ scrolled: true });
  });
});
