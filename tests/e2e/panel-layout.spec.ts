import { expect, hold } from '../helpers/browser';
import { administrator, forget, openPanel, signIn, signInAdmin, signInAs, test } from '../helpers/panel';
import { createPost } from '../helpers/posts';

const TABS = ['Dashboard', 'Blog', 'Produtos', 'Lojas', 'Slides', 'Mídia', 'Usuários', 'Atividade', 'Configurações'];

test.describe('access to the panel', () => {
  test('redirects a visitor who is not signed in to the login, and keeps the address', async ({ page }) => {
    await page.goto('/painel/blog?busca=pistache');
    await expect(page).toHaveURL(`/auth/login?next=${encodeURIComponent('/painel/blog?busca=pistache')}`);
  });

  test('redirects a customer to the home', { tag: '@main' }, async ({ signedInPage: page }) => {
    await page.goto('/painel');
    await expect(page).toHaveURL('/');
  });

  test('redirects from an unknown screen to the dashboard', async ({ page }) => {
    await openPanel(page, '/painel/nada/aqui');
    await expect(page).toHaveURL('/painel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  });

  test('shows a loading text while the session is checked, and an error when the check fails', async ({
    page,
    problems,
  }) => {
    let answer = () => {};
    await page.route('**/api/auth/session', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.abort();
    });
    await page.goto('/painel');
    await expect(page.getByRole('status').filter({ hasText: 'Carregando...' })).toBeOnScreen();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não deu para abrir esta tela');
    await page.unroute('**/api/auth/session');
    await signInAdmin(page);
    await page.goto('/painel');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    forget(problems, 'ERR_FAILED');
  });
});

test('the document needs no session, is not cached and not indexed', async ({ request }) => {
  const response = await request.get('/painel/slides/3');
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(response.headers()['referrer-policy']).toBe('no-referrer');
  const html = await response.text();
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('<title>Painel | Soul</title>');
  expect(html).toContain('noindex');
  expect(html).toContain('<noscript>');
  expect((await request.get('/admin/slides')).status()).toBe(404);
});

test('the frame shows every tab, the signed-in user, the link to the site and the year', async ({ page }) => {
  await openPanel(page);
  const navigation = page.getByRole('navigation', { name: 'Painel' });
  // The specified tabs, in their order; later nouns are among them.
  const known = navigation.getByRole('link', { name: new RegExp(`^(?:${TABS.join('|')})$`) });
  await expect(known).toHaveText(TABS);
  await expect(navigation.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('banner').getByText((await administrator()).email)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver o site' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()));
  await expect(page).toHaveTitle('Dashboard | Painel Soul');
});

test('the tab is named after the edited record, and after the list again behind it', async ({ page }) => {
  await openPanel(page, '/painel/produtos/1');
  const name = page.getByLabel('Nome', { exact: true });
  await expect(page).toHaveTitle(`${await name.inputValue()}: Editar Produto | Painel Soul`);
  await openPanel(page, '/painel/locations/1');
  await expect(page).toHaveTitle(`${await name.inputValue()} | Painel Soul`);
  await page.getByRole('main').getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL('/painel/locations');
  await expect(page).toHaveTitle('Lojas | Painel Soul');
});

test('on a phone a menu has every screen and the signed-in user', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  await button.click();
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeFocused();
  for (const name of TABS) await expect(menu.getByRole('link', { name, exact: true })).toBeOnScreen();
  await expect(menu.getByText((await administrator()).email)).toBeOnScreen();
  await expect(menu.getByRole('button', { name: 'Sair' })).toBeOnScreen();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.click();
  await page.mouse.click(380, 400);
  await expect(menu).toHaveCount(0);
  await button.click();
  await menu.getByRole('link', { name: 'Configurações' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByText((await administrator()).email)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the e-mail of the signed-in user leads to the own account, where the password is changed', async ({ page }) => {
  await openPanel(page);
  const { email } = await administrator();
  const account = page.getByRole('banner').getByRole('link', { name: `Minha conta ${email}` });
  await expect(account.getByText('Minha conta')).toBeOnScreen();
  // A long one is cut off at the end.
  await expect(account.getByText(email)).toBeOnScreen();
  await page.getByRole('banner').getByRole('link', { name: 'Entrada em duas etapas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrada em duas etapas');
  const note = page.getByRole('main').getByText('A senha se muda em Minha conta');
  await expect(note).toBeOnScreen();
  await expect(note.getByRole('link', { name: 'Minha conta' })).toHaveAttribute('href', '/conta');
  await account.click();
  await expect(page).toHaveURL('/conta');
  await expect(page.getByRole('heading', { name: 'Senha' })).toBeOnScreen({ scrolled: true });
});

test('the theme follows the system until one is chosen, and a reload keeps the choice', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPanel(page);
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await background();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.getByRole('button', { name: 'Tema: do sistema' }).click();
  await expect(page.getByRole('button', { name: 'Tema: claro' })).toBeFocused();
  expect(await background()).toBe(light);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Tema: claro' })).toBeVisible();
  expect(await background()).toBe(light);
});

test('signing out shows a toast, ends the session and leads to the site', async ({ page }) => {
  await signIn(page, await administrator());
  await page.goto('/painel');
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logout realizado com sucesso')).toBeOnScreen();
  await page.goto('/painel');
  await expect(page).toHaveURL('/auth/login?next=%2Fpainel');
});

test('a failed sign-out shows an error and keeps the screen', async ({ page, problems }) => {
  await openPanel(page);
  await page.route('**/api/auth/session', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('alert').getByText('Erro ao sair')).toBeOnScreen();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeEnabled();
  forget(problems, '503');
});

test('signing out waits for a pending save', async ({ page }) => {
  await signIn(page, await administrator());
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  await page.getByLabel('Título', { exact: true }).fill('Salvo antes de sair');
  const release = await hold(page, `/api/panel/posts/${id}`);
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().endsWith(`/${id}`),
  );
  await page.keyboard.press('ControlOrMeta+s');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar ou ir para' }).fill('sair');
  await page.keyboard.press('Enter');
  release();
  expect((await saved).status()).toBe(200);
  await expect(page).toHaveURL('/');
});

test('signing out with unsaved changes asks first, and asks nothing more after the answer', async ({ page }) => {
  await signIn(page, await administrator());
  await page.goto('/painel/slides/novo');
  await page.getByLabel('Título', { exact: true }).fill('Antes de sair');
  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await question.getByRole('button', { name: 'Continuar editando' }).click();
  await expect(page.getByRole('button', { name: 'Sair', exact: true })).toBeEnabled();
  await expect(page.getByLabel('Título', { exact: true })).toHaveValue('Antes de sair');
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await question.getByRole('button', { name: 'Guardar e sair' }).click();
  await expect(page).toHaveURL('/');
});

test('after another account signs in in another tab, the screen shows none of the previous user’s text', async ({
  page,
  request,
}) => {
  await openPanel(page, '/painel/slides/novo');
  const title = page.getByLabel('Título', { exact: true });
  await title.fill('Palavras da primeira pessoa');
  const other = await page.context().newPage();
  const { email } = await signInAs(other, request, 'editor');
  await expect(page.getByRole('banner').getByText(email)).toBeVisible();
  await expect(title).toHaveValue('');
  await other.close();
});
