import { expect } from '../helpers/browser';
import { administrator, forget, openPanel, test } from '../helpers/panel';
import { content, createPost, readPost, save } from '../helpers/posts';

test('an expired session asks for the password in place, then saves what was typed', { tag: '@main' }, async ({
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
  await expect(dialog.getByLabel('E-mail', { exact: true })).toHaveAttribute('readonly');
  await expect(dialog.getByLabel('Senha')).toBeFocused();
  await dialog.getByLabel('Senha').fill((await administrator()).password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Salvo às')).toBeOnScreen();
  expect((await readPost(page, id)).title).toBe(title);
  forget(problems, '401');
});

for (const width of [1280, 390]) {
  test(`at ${width} px the bar says that the session has ended, and signs in again when one asks for it`, async ({
    page,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPanel(page, '/painel/blog');
    const { id } = await createPost(page);
    await page.goto(`/painel/blog/${id}`);
    await expect(page.getByRole('textbox', { name: 'Conteúdo' })).toBeVisible();
    await page.context().clearCookies();
    const title = page.getByLabel('Título', { exact: true });
    await title.fill(`Escrito depois ${id}`);
    await title.blur();
    const bar = page.locator('form[data-save] [data-head]');
    await expect(bar.getByText('sua sessão terminou')).toBeOnScreen();
    const enter = bar.getByRole('button', { name: 'Entrar', exact: true });
    await enter.click();
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await dialog.getByRole('button', { name: 'Agora não' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(enter).toBeOnScreen();
    await enter.click();
    const password = dialog.getByLabel('Senha', { exact: true });
    await password.fill((await administrator()).password);
    await dialog.getByRole('button', { name: 'Mostrar senha' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await dialog.getByRole('button', { name: 'Entrar' }).click();
    await expect(bar.getByText(/guardadas às/)).toBeOnScreen();
    await expect(bar.getByText('sua sessão terminou')).toHaveCount(0);
    forget(problems, '401');
  });
}

test('a session that ends in the middle of a sentence asks after it, and takes none of its words', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null });
  const isAsked = Promise.withResolvers<void>();
  const goesOn = Promise.withResolvers<void>();
  await page.route('**/api/panel/posts/authors', async (route) => {
    isAsked.resolve();
    await goesOn.promise;
    await route.continue();
  });
  await page.goto(`/painel/blog/${id}`);
  const text = content(page);
  await text.focus();
  await isAsked.promise;
  await page.context().clearCookies();
  const refused = page.waitForResponse((response) => response.url().endsWith('/session/refresh'));
  const words = 'Quem volta do WhatsApp escreve a frase até o fim, e ela fica inteira.';
  await page.keyboard.type(words.slice(0, 20), { delay: 20 });
  goesOn.resolve();
  await refused;
  await page.keyboard.type(words.slice(20), { delay: 20 });
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(dialog.getByRole('heading', { name: 'Sua sessão terminou' })).toBeFocused();
  await expect(text).toHaveText(words);
  await page.keyboard.type('E mais');
  await expect(dialog.getByLabel('Senha')).toHaveValue('');
  await dialog.getByLabel('Senha').fill((await administrator()).password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(text).toBeFocused();
  forget(problems, '401');
});

test('where sign-in needs a challenge, so does the dialog, and its form stays open until that is passed', async ({
  page,
  problems,
}) => {
  // A deployment with Turnstile: its policy, its site key, its refusal and its widget.
  await page.route('**/painel/blog/*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(
      "script-src 'self'",
      '$& https://challenges.cloudflare.com',
    );
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
  });
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.turnstile = {
        render(mount, { callback }) {
          const box = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Sou gente' });
          box.onclick = () => callback('resposta');
          mount.append(box);
        },
        remove() {},
      }`,
    }),
  );
  let isPassed = false;
  await page.route('**/api/auth/challenge', (route) => {
    isPassed ||= route.request().method() === 'POST';
    return route.fulfill({ json: isPassed ? { ok: true } : { siteKey: '0x4AAA' } });
  });
  const error = 'Confirme que você não é um robô e tente de novo.';
  await page.route('**/api/auth/session', (route) =>
    isPassed || route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 403, json: { error, code: 'challenge' } }),
  );
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const title = `Depois do desafio ${id}`;
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.context().clearCookies();
  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await dialog.getByLabel('Senha').fill((await administrator()).password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByText(error)).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Sou gente' }).click();
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Salvo às')).toBeOnScreen();
  expect((await readPost(page, id)).title).toBe(title);
  forget(problems, '401');
  forget(problems, '403');
});

test('a session whose renewal gets no answer has not ended: the save reports the network, and succeeds later', async ({
  page,
  context,
  problems,
}) => {
  await openPanel(page, '/painel/blog');
  const { id } = await createPost(page, { publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const title = `Sem resposta ${id}`;
  await page.getByLabel('Título', { exact: true }).fill(title);
  const access = (await context.cookies()).find(({ name }) => name.includes('access'));
  await context.clearCookies({ name: access?.name ?? '' });
  await page.route('**/api/auth/session/refresh', (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText(/^Sem conexão com o servidor\./)).toBeOnScreen();
  await expect(page.getByRole('dialog', { name: 'Sua sessão terminou' })).toHaveCount(0);
  await page.unroute('**/api/auth/session/refresh');
  await save(page).click();
  await expect(page.getByText('Salvo às')).toBeOnScreen();
  expect((await readPost(page, id)).title).toBe(title);
  forget(problems, '401');
  forget(problems, 'ERR_FAILED');
});

test('whoever does not sign in again is asked once, and sees that the switch failed', async ({ page, problems }) => {
  await openPanel(page, '/painel/perguntas');
  const first = page.getByRole('switch').first();
  await expect(first).toBeEnabled();
  await page.context().clearCookies();
  await first.click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(dialog).toBeOnScreen();
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/panel/')) reads.push(pathname);
  });
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText(/^Entre na sua conta/)).toBeOnScreen();
  await expect(dialog).toHaveCount(0);
  await first.click();
  await expect(dialog).toBeOnScreen();
  expect(reads).toEqual([]);
  forget(problems, '401');
});

test('a toast outlives the dialog that raised it, and stays above the next one', async ({ page, problems }) => {
  await openPanel(page, '/painel/usuarios');
  await page.route('**/api/panel/users/invitations', (route) =>
    route.fulfill({ status: 503, json: { error: 'O serviço caiu.', code: 'unavailable' } }),
  );
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  // The live region must exist before its text, or nothing would be announced.
  await expect(dialog.getByRole('region', { name: 'Avisos' }).getByRole('alert')).toBeEmpty();
  await dialog.getByLabel('Nome').fill('Ana Conceição');
  await dialog.getByLabel('E-mail').fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  const toast = page.getByText('Não foi possível convidar', { exact: true });
  await expect(toast).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').filter({ has: toast })).toBeOnScreen();
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  await expect(dialog).toBeVisible();
  await expect(toast).toBeOnScreen();
  await page.getByRole('button', { name: 'Fechar aviso' }).click();
  await expect(toast).toBeHidden();
  forget(problems, '503');
});
