import { awaitRoutes, expect } from '../helpers/browser';
import { LIST, withLocation } from '../helpers/locations';
import { forget, openPanel, test } from '../helpers/panel';
import { createPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const TOMORROW = new Date(Date.now() + 24 * 3_600_000).toISOString();

test('the bar of a form shows whether the record is on the site, with a link to it there', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { content: '<p>Texto.</p>', publishedAt: null });
  await openPanel(page, `/painel/blog/${id}`);
  const form = page.locator('form[data-save]');
  await expect(form.getByText('Rascunho', { exact: true }).first()).toBeOnScreen();
  await expect(form.getByRole('link', { name: 'Ver no site' })).toHaveCount(0);

  await page.getByRole('radio', { name: /^Publicar agora/ }).check();
  await save(page).click();
  await expect(form.getByText('Publicada', { exact: true }).first()).toBeOnScreen();
  await expect(form.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', `/blog/${id}`);

  for (const [path, site] of [
    ['/painel/produtos/1', '/produtos/soulshake/1'],
    ['/painel/locations/1', '/onde-estamos?local=1#loja'],
    ['/painel/slides/1', '/'],
  ]) {
    await openPanel(page, `${path}`);
    await expect(form.getByText('Ativo', { exact: true }).first()).toBeOnScreen();
    await expect(form.getByRole('link', { name: 'Ver no site' })).toHaveAttribute('href', `${site}`);
  }
});

test('the bar of a form shows invalid fields and a failed save until they are resolved', async ({ page, problems }) => {
  await openPanel(page, '/painel/redirecionamentos/novo');
  const status = page.locator('form[data-save]').getByRole('status').first();
  const [from, to] = [page.getByLabel('De', { exact: true }), page.getByLabel('Para', { exact: true })];
  await from.fill('sem barra');
  await to.fill('também sem');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status).toHaveText('2 campos a corrigir');
  await to.fill('/produtos');
  await status.getByRole('button', { name: 'Um campo a corrigir' }).click();
  await expect(from).toBeFocused();
  await from.fill('/promo-que-nao-sai');
  await expect(status.getByText('Alterações não salvas')).toBeOnScreen();
  await page.route('**/api/panel/redirects', (route) =>
    route.fulfill({ status: 503, json: { error: 'O serviço caiu.', code: 'unavailable' } }),
  );
  await awaitRoutes(page);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(status.getByText('Não foi possível salvar. Tente de novo.')).toBeOnScreen();
  await to.fill('/blog');
  await expect(status.getByText('Não foi possível salvar. Tente de novo.')).toBeOnScreen();
  forget(problems, 'status of 503');
});

test('the bar of a form counts the fields that are marked, and a field without a message is not marked', async ({
  page,
}) => {
  const { id } = await withLocation(page);
  await page.goto(`${LIST}/${id}`);
  await page.getByRole('button', { name: 'Adicionar horário' }).click();
  for (const time of ['Abre às', 'Fecha às']) await page.getByLabel(time).fill('');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
  await expect(page.getByRole('button', { name: '2 campos a corrigir' })).toBeOnScreen();

  await page.goto(`${LIST}/novo`);
  const borderOf = (label: string) =>
    page.getByLabel(label, { exact: true }).evaluate((field) => getComputedStyle(field).borderTopColor);
  await page.getByLabel('Nome').pressSequentially('A');
  await page.keyboard.press('Backspace');
  await page.getByLabel('CEP').pressSequentially('1');
  await page.getByLabel('Cidade').focus();
  await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeOnScreen();
  expect(await borderOf('Nome')).toBe(await borderOf('Endereço'));
  expect(await borderOf('CEP')).not.toBe(await borderOf('Endereço'));
});

test('the toast of a save ends when the next save begins', async ({ page }) => {
  const { id } = await withLocation(page);
  await page.goto(`${LIST}/${id}`);
  const saved = page.getByText('Local atualizado', { exact: true });
  await page.getByLabel('E-mail').fill('a@example.com');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(saved).toBeOnScreen();
  // Under the pointer a toast stays.
  await saved.hover();
  await page.getByLabel('Nome').fill('');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeOnScreen();
  await expect(saved).toHaveCount(0);
});

test('the toast of a save that has put a post on the site ends, too, when the next one begins', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { content: '<p>Texto.</p>', publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  await page.getByRole('radio', { name: /^Publicar agora/ }).check();
  await page.keyboard.press('ControlOrMeta+s');
  const saved = page.getByText('Postagem atualizada', { exact: true });
  await expect(saved).toBeOnScreen();
  await saved.hover();
  await page.getByLabel('Título', { exact: true }).fill('');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('button', { name: 'Um campo a corrigir' })).toBeOnScreen();
  await expect(saved).toHaveCount(0);
});

test('a failed save of changes that the server keeps names the button, and not the changes', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page);
  await openPanel(page, `/painel/blog/${id}`);
  await page.getByLabel('Título', { exact: true }).fill('Guardado, mas não publicado');
  const form = page.locator('form[data-save]');
  await expect(form.getByText(/guardadas às/)).toBeOnScreen();
  await page.route(`**/api/panel/posts/${id}`, (route) =>
    route.fulfill({ status: 503, json: { error: 'O serviço caiu.', code: 'unavailable' } }),
  );
  await save(page).click();
  await expect(form.getByText('“Salvar” não deu certo. Tente de novo.')).toBeOnScreen();
  await expect(form.getByText(/guardadas às/)).toBeOnScreen();
  await expect(form.getByText('Não foi possível salvar.')).toHaveCount(0);
  forget(problems, 'status of 503');
});

test('saving a scheduled post shows when it is published', async ({ page }) => {
  await openPanel(page, '/painel');
  const { id } = await createPost(page, { publishedAt: TOMORROW });
  await openPanel(page, `/painel/blog/${id}`);
  await expect(page.locator('form[data-save]').getByText('Agendada', { exact: true })).toBeOnScreen();
  await page.getByLabel('Data e hora').fill('2090-12-24T08:00');
  await save(page).click();
  await expect(page.getByText('Ela entra no site em 24/12/2090 às 08:00.')).toBeOnScreen();
});

test('the preview scrolls to the paragraph with the caret', async ({ page }) => {
  await openPanel(page, '/painel');
  const paragraphs = Array.from({ length: 40 }, (_, number) => `<p>Parágrafo ${number} do texto.</p>`).join('');
  const { id } = await createPost(page, { content: paragraphs, publishedAt: null });
  await openPanel(page, `/painel/blog/${id}`);
  const preview = page.getByRole('region', { name: 'Página' });
  const shown = (text: string) => page.frameLocator('iframe[title="Prévia da postagem"]').getByText(text);
  const isInSight = async (text: string) => {
    const [box, found] = [await preview.boundingBox(), await shown(text).boundingBox()];
    return box !== null && found !== null && found.y >= box.y && found.y + found.height <= box.y + box.height;
  };
  await expect(shown('Parágrafo 38 do texto.')).toBeAttached();
  expect(await isInSight('Parágrafo 38 do texto.')).toBe(false);
  await page.getByRole('textbox', { name: 'Conteúdo' }).getByText('Parágrafo 38 do texto.').click();
  await expect.poll(() => isInSight('Parágrafo 38 do texto.')).toBe(true);
  await page.getByRole('textbox', { name: 'Conteúdo' }).getByText('Parágrafo 2 do texto.').click();
  await expect.poll(() => isInSight('Parágrafo 2 do texto.')).toBe(true);
});

test('on a phone a refused save shows the invalid field, whichever part of the form it is in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/painel/blog/novo');
  const title = page.getByLabel('Título', { exact: true });
  const part = (name: string) => page.getByRole('group', { name: 'O que mostrar' }).getByRole('button', { name });
  await title.fill(uniqueName('Postagem'));
  await part('Detalhes').click();
  await expect(title).toBeHidden();
  await page.getByLabel('URL da Imagem').fill('http:/foto');
  await part('Escrever').click();
  await save(page).click();
  await expect(page.getByLabel('URL da Imagem')).toBeFocused();
  await expect(page.getByLabel('URL da Imagem')).toBeOnScreen();
  await part('Escrever').click();
  await title.fill('');
  await part('Detalhes').click();
  await save(page).click();
  await expect(title).toBeFocused();
  await expect(page.getByText('Informe o título.')).toBeOnScreen();
});
