import { expect } from '../helpers/browser';
import { forgetRefusals } from '../helpers/browser-accounts';
import { callApi, signInAs, test } from '../helpers/panel';

const PHONE = { width: 390, height: 844 };

test('an editor sees content in the panel, but no users and settings', { tag: '@main' }, async ({ page, request }) => {
  await signInAs(page, request, 'editor', '/painel');
  await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link')).toHaveText([
    'Dashboard',
    'Blog',
    'Produtos',
    'Lojas',
    'Slides',
    'Perguntas',
    'Páginas',
    'Mídia',
    'Redirecionamentos',
    'Atividade',
  ]);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('combobox', { name: 'Buscar ou ir para' });
  await expect(page.getByRole('option', { name: 'Nova Postagem' })).toBeOnScreen();
  for (const words of ['usuarios', 'configuracoes', 'exportar']) {
    await palette.fill(words);
    // Texts of the site may match; no screen and no person does.
    const nothing = page.getByText('Nada encontrado. Tente outras palavras.');
    await expect(nothing.or(page.getByRole('group', { name: 'Páginas' }))).toBeVisible();
    await expect(page.getByRole('option', { name: /^(Usuários|Configurações|Exportar)/ })).toHaveCount(0);
  }
  await palette.fill('chocolate');
  await expect(page.getByRole('group', { name: 'Produtos' })).toBeOnScreen();
  await expect(page.getByRole('group', { name: 'Usuários' })).toHaveCount(0);
});

test('undelivered mail is not shown to an editor', async ({ page, request }) => {
  await signInAs(page, request, 'editor');
  const stats = await callApi<object>(page, 'GET', '/api/panel/stats');
  await page.route('**/api/panel/stats', (route) =>
    route.fulfill({ json: { ...stats, slides: { total: 4, active: 3 }, mail: { failed: 2, pending: 0 } } }),
  );
  await page.goto('/painel');
  const attention = page.getByRole('region', { name: 'Precisa de atenção' });
  await expect(attention.getByText('slide inativo')).toBeOnScreen({ scrolled: true });
  await expect(attention.getByText('e-mails não foram entregues')).toHaveCount(0);
});

for (const [path, what] of [
  ['/painel/usuarios', 'people'],
  ['/painel/configuracoes', 'settings'],
  ['/painel/configuracoes/dados', 'files'],
]) {
  test(`an editor who opens the address of ${what} sees that access is denied, and a link to the dashboard`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(PHONE);
    await signInAs(page, request, 'editor', path);
    await expect(page.getByRole('heading', { level: 1, name: 'Você não tem acesso a esta tela' })).toBeOnScreen();
    await expect(page.getByText('Ela não faz parte do seu papel (Edição).')).toBeOnScreen();
    await expect(page).toHaveTitle('Sem acesso | Painel Soul');
    await page.getByRole('link', { name: 'Ir para o Dashboard' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeOnScreen();
  });
}

test('an editor finds a new post in Atividade, which offers only content', async ({ page, request }) => {
  const { name } = await signInAs(page, request, 'editor', '/painel/blog/novo');
  const title = `Escrita pela edição ${crypto.randomUUID()}`;
  await page.getByLabel('Título').fill(title);
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await expect(page.getByRole('region', { name: 'Avisos' }).getByText('Postagem criada')).toBeOnScreen();
  await page.goto('/painel/atividade');
  const entry = page.getByRole('listitem').filter({ hasText: title });
  await expect(entry).toContainText(`${name} criou a postagem`);
  await expect(page.getByLabel('Registro').locator('option')).toHaveText([
    'Todos os registros',
    'Postagem',
    'Produto',
    'Categoria',
    'Local',
    'Slide',
    'Pergunta frequente',
    'Página',
    'Imagem',
    'Redirecionamento',
  ]);
});

test('an editor who lost the role sees the refusal on the next screen', async ({ page, request, problems }) => {
  await signInAs(page, request, 'editor', '/painel');
  await page.route('**/api/panel/slides/*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Sua conta não tem acesso ao painel.', code: 'forbidden' } }),
  );
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Slides' }).click();
  await page
    .getByRole('link', { name: /^Editar / })
    .first()
    .click();
  await expect(page.getByRole('main').getByText('Sua conta não tem acesso ao painel.')).toBeOnScreen();
  forgetRefusals(problems, 403);
});
