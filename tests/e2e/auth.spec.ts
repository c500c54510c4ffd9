import { DEMO_ADMIN, secrets } from '../../scripts/prepare.mjs';
import { expect, hold, open } from '../helpers/browser';
import {
  enter,
  expectToast,
  fillLogin,
  forgetRefusals,
  linkInMail,
  signedUp,
  somebody,
  test,
} from '../helpers/browser-accounts';

test.describe('the login', () => {
  test('has two fields, its links and a link back to the site', async ({ page }) => {
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

  for (const [path, button, labels] of [
    ['/auth/login', 'Entrar', ['Email', 'Senha']],
    ['/auth/cadastro', 'Cadastrar', ['Nome completo', 'Email', 'Senha', 'Confirmar senha']],
    ['/auth/recuperar-senha', 'Enviar link de recuperação', ['Email']],
  ] as const) {
    test(`marks every missing field in ${path} with a message below it`, async ({ page }) => {
      await open(page, path);
      const asked: string[] = [];
      page.on('request', (each) => each.method() === 'POST' && asked.push(each.url()));
      await page.getByRole('button', { name: button, exact: true }).click();
      for (const label of labels)
        await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(/^Preencha este campo\./);
      await expect(page.getByLabel(labels[0], { exact: true })).toBeFocused();
      await page.getByLabel('Email').fill('ana@');
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
        'Informe o endereço completo, como nome@exemplo.com.',
      );
      await page.getByLabel('Email').fill('ana@example.com');
      await expect(page.getByLabel('Email')).not.toHaveAttribute('aria-invalid');
      expect(asked.filter((url) => url.includes('/api/auth/'))).toEqual([]);
    });
  }

  test('signs a customer in, confirms it and leads home', async ({ page, person }) => {
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

  test('shows an error for a wrong password, and keeps what was typed', { tag: '@main' }, async ({
    page,
    problems,
  }) => {
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

  test('shows a message of its own when the server sends none', async ({ page, problems }) => {
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

  test('says that the server is busy, and keeps what was typed', async ({ page, problems }) => {
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

  test('offers another confirmation link when the address is not confirmed', async ({
    page,
    request,
    baseURL,
    problems,
  }) => {
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

  test('leads an administrator to the panel, which confirms the sign-in', { tag: '@main' }, async ({ page }) => {
    await open(page, '/auth/login');
    await fillLogin(page, { email: DEMO_ADMIN, password: secrets().DEMO_ADMIN_PASSWORD });
    await enter(page).click();
    await expect(page).toHaveURL('/painel');
    await expect(page.getByText('Login realizado com sucesso')).toBeOnScreen();
    for (const path of ['/auth/login', '/auth/cadastro']) {
      await page.goto(path);
      await expect(page).toHaveURL('/painel');
    }
  });

  for (const [next, place] of [
    ['/contato', '/contato'],
    ['/painel', '/'],
    ['//evil.example', '/'],
    ['/..//evil.example', '/'],
  ] as const) {
    test(`leads a customer to ${place} when next is ${next}`, async ({ page, person }) => {
      await open(page, `/auth/login?next=${encodeURIComponent(next)}`);
      await fillLogin(page, person);
      await enter(page).click();
      await expectToast(page, 'Login realizado com sucesso');
      await expect(page).toHaveURL(place);
    });
  }

  test('keeps the wanted page through the screens of sign-up and recovery', async ({ page, person }) => {
    await open(page, '/auth/login?next=%2Ffavoritos%3Fa%3D1');
    for (const link of ['Cadastre-se', 'Entrar', 'Esqueceu sua senha?', 'Voltar para o login']) {
      await page.getByRole('main').getByRole('link', { name: link }).click();
    }
    await fillLogin(page, person);
    await enter(page).click();
    await expect(page).toHaveURL('/favoritos?a=1');
  });

  test('keeps a form sent before hydration, and keeps the password out of the address', async ({ page, person }) => {
    const release = await hold(page, '/assets/entry-client-*.js');
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    // With the page's inline script, which arrives with its last bytes, but without the application.
    await page.goto('/auth/login', { waitUntil: 'domcontentloaded' });
    await fillLogin(page, person);
    await enter(page).click();
    await expect(page).toHaveURL('/auth/login');
    release();
    await expect(page).toHaveURL('/');
    expect(asked.filter((url) => /segredo/.test(url))).toEqual([]);
  });
});

test.describe('a password', () => {
  test('can be shown, and is hidden again when the form is sent', async ({ page, problems }) => {
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
