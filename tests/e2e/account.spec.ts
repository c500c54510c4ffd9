import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, hold, open } from '../helpers/browser';
import { enter, expectToast, fillLogin, forgetRefusals, signIn, test } from '../helpers/browser-accounts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const sessions = (page: Page) => page.getByRole('region', { name: 'Sessões abertas' }).getByRole('listitem');

test('redirects a visitor who is not signed in to the login, and back after signing in', { tag: '@main' }, async ({
  page,
  person,
}) => {
  await open(page, '/conta');
  await expect(page).toHaveURL('/auth/login?next=/conta');
  await fillLogin(page, person);
  await enter(page).click();
  await expect(page).toHaveURL('/conta');
  await expect(heading(page, 'Seus dados')).toBeVisible();
});

test('loads the account in the browser only, and fits a window of 320 px', async ({ page, request, person }) => {
  expect(await (await request.get('/conta')).text()).toContain('Carregando...');
  await signIn(page, person, '/conta');
  await expect(page.getByText('Oi, Ana!')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Perfil' }).getByText(person.email)).toBeOnScreen({ scrolled: true });
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Abrir o painel' })).toBeHidden();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('without script the account page says that it needs JavaScript, and shows no loading text', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/conta');
  // `getByText` ignores the content of a noscript element.
  const words = page.locator('noscript p');
  await expect(words).toBeInViewport();
  await expect(words).toContainText('Sua conta precisa de JavaScript para abrir.', { useInnerText: true });
  await expect(page.getByText('Carregando...')).toBeHidden();
  await context.close();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the account shows every time in the time zone of São Paulo', async ({ signedInPage: page }) => {
    await open(page, '/conta');
    const time = sessions(page).locator('time').first();
    const at = (await time.getAttribute('datetime')) ?? '';
    const parts = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: 'America/Sao_Paulo' });
    await expect(time).toHaveText(new RegExp(`${parts.format(new Date(at))}$`));
    const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
    const created = day.format(new Date(at)).replace(/^1 /, '1º ');
    await expect(page.getByText(`Conta criada em ${created}.`)).toBeVisible();
  });
});

test('the header and the menu link to the account', async ({ page }) => {
  await open(page, '/contato');
  await page.getByRole('banner').getByRole('link', { name: 'Minha conta' }).click();
  await expect(page).toHaveURL('/auth/login?next=/conta');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Minha conta' }).click();
  await expect(page).toHaveURL('/auth/login?next=/conta');
});

test('saves a new name', async ({ signedInPage: page }) => {
  await open(page, '/conta');
  await page.getByLabel('Nome completo').fill('Bia Nunes');
  const save = page.getByRole('button', { name: 'Salvar nome' });
  await save.press('Enter');
  await expectToast(page, 'Nome atualizado');
  await expect(save).toBeFocused();
  await page.getByRole('button', { name: 'Baixar meus dados' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeFocused();
  await expect(page.getByText('Oi, Bia!')).toBeVisible();
  await open(page, '/conta');
  await expect(page.getByLabel('Nome completo')).toHaveValue('Bia Nunes');
});

test('a change of password asks for the current one and ends every other session', { tag: '@main' }, async ({
  page,
  browser,
  baseURL,
  address,
  problems,
  person,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: address })).newPage();
  await signIn(elsewhere, person);
  await signIn(page, person, '/conta');
  await expect(sessions(page)).toHaveCount(2);

  const field = (label: string) => page.getByLabel(label, { exact: true });
  const present = field('Senha atual');
  const next = field('Nova senha');
  const confirmation = field('Confirmar senha');
  const change = page.getByRole('button', { name: 'Trocar senha' });
  await present.fill('não é esta');
  await next.fill('abc');
  await confirmation.fill('abd');
  await change.click();
  await expect(page.getByText('As senhas não conferem')).toBeOnScreen({ scrolled: true });
  await confirmation.fill('abc');
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeOnScreen({ scrolled: true });
  const renewed = { ...person, password: 'outra que presta' };
  await next.fill(renewed.password);
  await confirmation.fill(renewed.password);
  await change.click();
  await expectToast(page, 'Erro ao trocar senha');
  await expect(present).toBeFocused();
  await expect(present).toHaveAccessibleDescription('A senha atual não confere.');
  await expect(next).toHaveValue(renewed.password);
  await present.fill(person.password);
  await change.click();
  await expectToast(page, 'Senha alterada', 'As outras sessões foram encerradas.');
  await expect(sessions(page)).toHaveCount(1);
  await expect(present).toHaveValue('');
  forgetRefusals(problems, 403);

  await open(elsewhere, '/conta');
  await expect(elsewhere).toHaveURL('/auth/login?next=/conta');
  await signIn(elsewhere, renewed);
  await elsewhere.context().close();
});

test('the way to another e-mail address leads to the contact page', async ({ signedInPage: page }) => {
  await open(page, '/conta');
  await page.getByRole('region', { name: 'Seus dados' }).getByRole('link', { name: 'fale com a gente' }).click();
  await expect(page).toHaveURL('/contato');
});

test('lists sessions of other devices, and ends one or all of them', async ({
  signedInPage: page,
  browser,
  baseURL,
  address,
  person,
}) => {
  await open(page, '/conta');
  await expect(sessions(page)).toHaveCount(1);
  await expect(sessions(page)).toContainText('Esta sessão');
  await expect(page.getByRole('button', { name: 'Encerrar todas as outras' })).toBeHidden();
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
  const phone = await (
    await browser.newContext({ baseURL: baseURL ?? '', userAgent, extraHTTPHeaders: address })
  ).newPage();
  await signIn(phone, person, '/conta');

  await open(page, '/conta');
  await expect(sessions(page)).toHaveCount(2);
  await expect(sessions(page).first()).toContainText('Em uso agora');
  await expect(sessions(page).first()).not.toContainText('Último acesso');
  await expect(sessions(page).last()).toContainText('Safari no iPhone');
  await expect(sessions(page).last()).toContainText('Último acesso em');
  await page.getByRole('button', { name: /^Encerrar Safari no iPhone/ }).click();
  await expectToast(page, 'Sessão encerrada');
  await expect(sessions(page)).toHaveCount(1);
  await open(phone, '/conta');
  await expect(phone).toHaveURL('/auth/login?next=/conta');

  await signIn(phone, person);
  await open(page, '/conta');
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await expectToast(page, 'Outras sessões encerradas');
  await expect(sessions(page)).toHaveCount(1);
  await phone.context().close();
});

test('downloads the data of the account as a file', async ({ signedInPage: page, person }) => {
  await open(page, '/conta');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar meus dados' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('meus-dados-soul.json');
  const { account } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(account).toMatchObject({ name: person.name, email: person.email });
});

test('signing out leads home and signs out every tab', async ({ signedInPage: page, context, person }) => {
  await open(page, '/conta');
  const other = await context.newPage();
  await open(other, '/conta');
  await expect(heading(other, 'Seus dados')).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Logout realizado com sucesso');
  await expect(other).toHaveURL('/auth/login?next=/conta');
  await signIn(page, person, '/conta');
  await expect(other).toHaveURL('/conta');
});

test('signing out while the account is loading waits for the pending request, so that none is refused', async ({
  page,
  person,
}) => {
  const release = await hold(page, '/api/me/sessions');
  let isAnswered = false;
  page.on('response', (answer) => {
    isAnswered ||= answer.url().endsWith('/api/me/sessions');
  });
  await signIn(page, person, '/conta');
  const wasAnswered = page.waitForRequest((call) => call.method() === 'DELETE').then(() => isAnswered);
  await page.getByRole('button', { name: 'Sair' }).click();
  release();
  expect(await wasAnswered).toBe(true);
  await expectToast(page, 'Logout realizado com sucesso');
  await expect(page).toHaveURL('/');
});

test('a failed sign-out shows an error and keeps the session', async ({ signedInPage: page, problems }) => {
  await open(page, '/conta');
  await page.route('**/api/auth/session', (route) => route.abort());
  await page.getByRole('button', { name: 'Sair' }).click();
  await expectToast(page, 'Erro ao sair');
  await expect(page).toHaveURL('/conta');
  problems.length = 0;
});

test('when the account cannot be loaded, shows an error and a button to try again', async ({
  signedInPage: page,
  problems,
}) => {
  await page.route('**/api/me', (route) =>
    route.fulfill({ status: 503, json: { error: 'Volte já.', code: 'unavailable' } }),
  );
  await open(page, '/conta');
  await expect(page.getByRole('main')).toContainText('Não foi possível carregar a sua conta. Volte já.');
  await page.unroute('**/api/me');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(heading(page, 'Seus dados')).toBeVisible();
  forgetRefusals(problems, 503);
});

test('deleting the account asks for the password, says what is deleted, and ends the sign-in', {
  tag: '@main',
}, async ({ signedInPage: page, problems, person }) => {
  await open(page, '/conta');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' });
  await expect(
    dialog.getByText('Apagamos seu nome, seu e-mail, sua senha, seus favoritos e todas as suas sessões.'),
  ).toBeOnScreen();
  const password = dialog.getByLabel('Senha', { exact: true });
  await password.fill('não é esta');
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(password).toHaveAccessibleDescription(/A senha atual não confere\./);
  await dialog.getByRole('button', { name: 'Manter minha conta' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(password).toHaveValue('');
  await password.fill(person.password);
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Conta excluída');
  await open(page, '/auth/login');
  await fillLogin(page, person);
  await enter(page).click();
  await expectToast(page, 'Erro ao fazer login', 'E-mail ou senha incorretos.');
  forgetRefusals(problems, 403);
  forgetRefusals(problems, 401);
});

test('the deletion dialog cannot be closed while the deletion is pending, and shows its progress', async ({
  signedInPage: page,
  person,
}) => {
  await open(page, '/conta');
  const release = await hold(page, '/api/me/deletion');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' });
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click();
  await expect(dialog.getByRole('button', { name: 'Manter minha conta' })).toBeDisabled();
  // A page cannot prevent the second Esc in a row.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(dialog.getByRole('heading')).toBeOnScreen();
  await expect(dialog.getByRole('button', { name: 'Excluindo...' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/');
  await expectToast(page, 'Conta excluída');
});

test('signing out works when the chunk that syncs the kept products cannot be fetched', async ({
  signedInPage: page,
  problems,
}) => {
  await page.route('**/assets/sync-*', (route) => route.abort());
  // A missing chunk reloads the page once.
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  await open(page, '/conta');
  await expect.poll(() => loads.length).toBe(2);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expectToast(page, 'Logout realizado com sucesso');
  await expect(page).toHaveURL('/');
  problems.length = 0;
});
