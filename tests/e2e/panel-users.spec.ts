import { randomUUID } from 'node:crypto';
import { expect, open } from '../helpers/browser';
import { enter, expectToast, fillLogin, linkInMail, signIn } from '../helpers/browser-accounts';
import { accountOf, administrator, callApi, forget, openPanel, test } from '../helpers/panel';

const SCREEN = '/painel/usuarios';

test('users are found by address, with their roles', async ({ page }) => {
  const { email } = await administrator();
  await openPanel(page, `${SCREEN}?busca=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Você');
  await expect(row).toContainText('Administração');
  await page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }).fill(`ninguem-${randomUUID()}`);
  await expect(page.getByText('Ninguém encontrado. Tente outras palavras.')).toBeOnScreen({ scrolled: true });
});

test('a role is granted at once, and revoked after a confirmation', { tag: '@main' }, async ({ page, person }) => {
  await openPanel(page, `${SCREEN}?busca=${person.email}`);
  await page.getByRole('button', { name: `Papéis de ${person.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Papéis de ${person.name}` });
  await dialog.getByRole('switch', { name: 'Diretoria' }).click();
  await expectToast(page, 'Papel concedido');
  await expect(dialog.getByRole('switch', { name: 'Diretoria' })).toBeChecked();
  await dialog.getByRole('switch', { name: 'Diretoria' }).click();
  const question = page.getByRole('dialog', { name: 'Retirar o papel Diretoria?' });
  await expect(question.getByText('perde o acesso ao painel na mesma hora')).toBeOnScreen();
  await question.getByRole('button', { name: 'Retirar papel' }).click();
  await expectToast(page, 'Papel retirado');
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: person.email })).toContainText('Cliente');
});

test('the highest role is granted only after a confirmation', async ({ page, person }) => {
  await openPanel(page, `${SCREEN}?busca=${person.email}`);
  await page.getByRole('button', { name: `Papéis de ${person.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Papéis de ${person.name}` });
  const role = dialog.getByRole('switch', { name: 'Administração' });
  await role.click();
  const question = page.getByRole('dialog', { name: 'Conceder o papel Administração?' });
  await expect(question.getByText(`${person.name} passa a poder tudo no painel`)).toBeOnScreen();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(role).not.toBeChecked();
  await role.click();
  await question.getByRole('button', { name: 'Conceder papel' }).click();
  await expectToast(page, 'Papel concedido');
  await expect(role).toBeChecked();
});

test('an invitation sends a mail with a link to choose a password', async ({ page, request }) => {
  const email = `convite-${randomUUID()}@example.com`;
  await openPanel(page, SCREEN);
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expect(dialog.getByText('Informe o nome da pessoa.')).toBeOnScreen();
  await expect(dialog.getByText('Informe um e-mail válido.')).toBeOnScreen();
  await dialog.getByLabel('Nome').fill('Caio Prado');
  await dialog.getByLabel('E-mail').fill(email);
  const roles = dialog.getByRole('group', { name: 'Papel' }).getByRole('radio');
  await expect(roles).toHaveCount(3);
  await expect(roles.and(dialog.getByLabel('Edição'))).toBeChecked();
  await expect(roles.and(dialog.getByLabel('Edição'))).toHaveAccessibleDescription(/^Conteúdo do site, sem usuários/);
  await expect(dialog.getByText(/^Tudo: conteúdo do site/)).toBeOnScreen({ scrolled: true });
  await dialog.getByRole('radio', { name: 'Diretoria' }).check();
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expectToast(page, 'Convite enviado', `O link para ${email} vale por 24 horas.`);
  expect(await linkInMail(request, email, '/reset-password')).toMatch(/#[\w-]{43}$/);
  await page.getByRole('searchbox').fill(email);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Convite enviado');
});

test('an invitation of somebody who has an account says that the role was granted', async ({ page, person }) => {
  const invite = async () => {
    await page.getByRole('button', { name: 'Convidar pessoa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
    await dialog.getByLabel('Nome').fill('Outro nome');
    await dialog.getByLabel('E-mail').fill(person.email);
    await dialog.getByRole('radio', { name: 'Diretoria' }).check();
    await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  };
  await openPanel(page, SCREEN);
  await invite();
  const granted = `${person.name} já tem conta e agora tem o papel Diretoria. O aviso foi para ${person.email}.`;
  await expectToast(page, 'Papel concedido', granted);
  await invite();
  await expectToast(page, 'Nada mudou', `${person.name} já tem conta e o papel Diretoria.`);
});

const PHONE = { width: 390, height: 844 };

test('an invitation that fails keeps what was typed, and the focus on its button', async ({ page, problems }) => {
  await openPanel(page, SCREEN);
  await page.route('**/api/panel/users/invitations', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  await dialog.getByLabel('Nome').fill('Caio Prado');
  await dialog.getByLabel('E-mail').fill('caio@example.com');
  await dialog.getByRole('button', { name: 'Enviar convite' }).press('Enter');
  await expectToast(page, 'Não foi possível convidar', 'Fora do ar.');
  forget(problems, '503');
  await expect(dialog.getByRole('button', { name: 'Enviar convite' })).toBeFocused();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('caio@example.com');
});

test('an invitation is sent again and withdrawn by keyboard, on a phone', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  const email = `convite-${randomUUID()}@example.com`;
  await openPanel(page);
  await callApi(page, 'POST', '/api/panel/users/invitations', { name: 'Caio Prado', email, role: 'editor' });
  const first = await linkInMail(request, email, '/reset-password');
  // The list as it is after the link has ended.
  await page.route(
    '**/api/panel/users?*',
    async (route) => {
      const answer = await route.fetch();
      const list: { rows: object[] } = await answer.json();
      const rows = list.rows.map((row) => ({ ...row, invitedUntil: '2020-01-01T12:00:00.000Z' }));
      await route.fulfill({ json: { ...list, rows } });
    },
    { times: 1 },
  );
  await page.goto(`${SCREEN}?busca=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Convite vencido');
  // The acts are in one line, which begins where the words above it begin.
  const [words, act, last] = await Promise.all(
    [
      row.getByText(email),
      ...['Papéis', 'Retirar convite'].map((name) => row.getByRole('button', { name }).locator('svg')),
    ].map((each) => each.boundingBox()),
  );
  expect(Math.abs((act?.x ?? 0) - (words?.x ?? 0))).toBeLessThan(2);
  expect(last?.y).toBe(act?.y);
  await row.getByRole('button', { name: 'Reenviar convite de Caio Prado' }).press('Enter');
  await expectToast(
    page,
    'Convite reenviado',
    `O novo link para ${email} vale por 24 horas. O anterior não vale mais.`,
  );
  await expect.poll(() => linkInMail(request, email, '/reset-password')).not.toBe(first);
  await expect(row).toContainText('Convite enviado');

  await row.getByRole('button', { name: 'Retirar convite de Caio Prado' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Retirar o convite de Caio Prado?' });
  await expect(question.getByText('Por isso não dá para desfazer')).toBeOnScreen();
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Convite retirado', 'Caio Prado');
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Usuários' })).toBeFocused();
});

test('a deactivated account cannot sign in and says so, until it is activated again', async ({
  page,
  baseURL,
  browser,
  address,
  person,
}) => {
  await openPanel(page, `${SCREEN}?busca=${person.email}`);
  const row = page.getByRole('row').filter({ hasText: person.email });
  await row.getByRole('button', { name: `Desativar conta de ${person.name}` }).click();
  const question = page.getByRole('dialog', { name: `Desativar a conta de ${person.name}?` });
  await expect(question.getByText('desconectados na mesma hora')).toBeOnScreen();
  await question.getByRole('button', { name: 'Desativar conta' }).click();
  await expectToast(page, 'Conta desativada', person.name);
  await expect(row).toContainText('Desativada');

  const context = await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: address, locale: 'pt-BR' });
  const theirs = await context.newPage();
  await open(theirs, '/auth/login');
  await fillLogin(theirs, person);
  await enter(theirs).click();
  await expect(theirs.getByRole('main').getByText('Esta conta está desativada.')).toBeVisible();
  await context.close();

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Conta ativada', `${person.name} já pode entrar com a senha de sempre.`);
  await expect(row).toContainText('Confirmada');
  // Cleared first, so that the administrator's shared session is not replaced by this sign-in.
  await page.context().clearCookies();
  await signIn(page, person);
});

test('an account is deleted after a confirmation, but not one’s own', async ({ page, person }) => {
  await openPanel(page, `${SCREEN}?busca=${person.email}`);
  await page.getByRole('button', { name: `Excluir conta de ${person.name}` }).click();
  const question = page.getByRole('dialog', { name: `Excluir a conta de ${person.name}?` });
  await expect(question.getByText('Esta ação não pode ser desfeita.')).toBeOnScreen();
  await question.getByRole('button', { name: 'Excluir conta' }).click();
  await expectToast(page, 'Conta excluída', person.name);
  await expect(page.getByText('Ninguém encontrado. Tente outras palavras.')).toBeOnScreen({ scrolled: true });

  const { email } = await administrator();
  await page.goto(`${SCREEN}?busca=${email}`);
  const own = page.getByRole('row').filter({ hasText: email });
  await expect(own.getByRole('button', { name: /^Papéis/ })).toBeOnScreen({ scrolled: true });
  await expect(own.getByRole('button', { name: /^(Excluir|Desativar)/ })).toHaveCount(0);
});

test('Atividade shows whose role changed, with the roles before and after', async ({ page, person }) => {
  await openPanel(page);
  const { id } = await accountOf(page, person.email);
  await callApi(page, 'PUT', `/api/panel/users/${id}/roles/editor`);
  await callApi(page, 'PUT', `/api/panel/users/${id}/roles/c-level`);
  await callApi(page, 'DELETE', `/api/panel/users/${id}/roles/editor`);
  await page.goto(`/painel/atividade?tipo=users&registro=${id}`);
  await expect(page.getByRole('listitem').getByText('mudou o papel de')).toHaveText([
    new RegExp(`mudou o papel de ${person.name}: Diretoria e Edição → Diretoria$`),
    new RegExp(`mudou o papel de ${person.name}: Edição → Diretoria e Edição$`),
    new RegExp(`mudou o papel de ${person.name}: nenhum → Edição$`),
  ]);
  await page.getByRole('main').getByRole('link', { name: person.name }).first().click();
  await expect(page).toHaveURL(`${SCREEN}?pessoa=${id}`);
});
