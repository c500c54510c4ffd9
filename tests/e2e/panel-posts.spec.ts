import { slide1Alto } from '../../src/shared/pictures';
import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { forget, openPanel, test } from '../helpers/panel';
import { card, content, createPost, dialog, draftContent, readPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/blog';

test.describe('a post', () => {
  test('is written with a preview, published, and found on the blog', { tag: '@main' }, async ({ page }) => {
    const title = uniqueName('Aveia');
    await openPanel(page, LIST);
    await page.getByRole('main').getByRole('link', { name: 'Nova Postagem' }).click();
    const form = dialog(page, 'Nova Postagem');
    await expect(form.getByLabel('Título', { exact: true })).toBeFocused();
    await expect(page.locator('[inert]').getByRole('navigation', { name: 'Painel' })).toBeAttached();
    await form.getByLabel('Título', { exact: true }).fill(title);
    await expect(form.getByLabel('Categoria')).toHaveAttribute('placeholder', /Nutrição, Treino/);
    await form.getByLabel('Categoria').fill('Nutrição');
    await form.getByRole('textbox', { name: 'URL da Imagem' }).fill(slide1Alto);
    await form.getByLabel('Texto alternativo da capa').fill('Uma tigela');
    await form.getByLabel('Resumo').fill('Mingau em cinco minutos.');
    await content(page).fill('Comece pela aveia.');
    await form.getByLabel('Autor', { exact: true }).fill('Lívia Sarmento');
    await form.getByLabel('Biografia do autor').fill('Nutricionista.');

    const preview = page.frameLocator('iframe[title="Prévia da postagem"]');
    await expect(preview.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
    await expect(preview.getByText('Comece pela aveia.')).toBeVisible();
    await expect(preview.getByText('Por Lívia Sarmento')).toBeVisible();

    await save(page).click();
    await expectToast(page, 'Postagem criada', 'A nova postagem foi adicionada com sucesso. Ela já está no site.');
    await expect(page.getByRole('button', { name: 'Ver no site' })).toBeOnScreen();
    await expect(dialog(page, 'Editar Postagem')).toBeVisible();
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(page).toHaveURL(LIST);
    await expect(card(page, title)).toBeVisible();

    await page.goto('/blog');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Comece pela aveia.')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Uma tigela' })).toBeAttached();
  });

  test('has a title field that grows with its text, and takes no line breaks', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPanel(page, `${LIST}/novo`);
    const title = page.getByLabel('Título', { exact: true });
    const height = async () => (await title.boundingBox())?.height ?? 0;
    const before = await height();
    await title.fill('Uma receita que cabe em qualquer\r\n  manhã, com o que você tem em casa');
    await expect(title).toHaveValue('Uma receita que cabe em qualquer manhã, com o que você tem em casa');
    expect(await height()).toBeGreaterThan(before * 1.5);
    expect(await title.evaluate((field) => field.scrollHeight - field.clientHeight)).toBe(0);
    await title.press('Shift+Enter');
    await expect(content(page)).toBeFocused();
  });

  test('takes words typed after Enter in the title, even if the editor is loaded later', async ({ page }) => {
    const release = await hold(page, '/assets/panel/rich-text-*.js');
    await openPanel(page, `${LIST}/novo`);
    const title = page.getByLabel('Título', { exact: true });
    await title.fill('Depressa');
    await page.keyboard.press('Enter');
    await expect(content(page)).toBeOnScreen();
    await page.keyboard.type('Pão & <leite>.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Sem ');
    await expect.poll(() => draftContent(page)).toBe('<p>Pão &amp; &lt;leite&gt;.</p><p>Sem </p>');
    release();
    await expect(content(page).locator('p')).toHaveCount(2);
    await expect(content(page)).toBeFocused();
    await page.keyboard.type('esperar.');
    await expect(content(page).locator('p')).toHaveText(['Pão & <leite>.', 'Sem esperar.']);
    await expect(title).toHaveValue('Depressa');
  });

  test('is not published by Enter in a field, and Enter in the title moves to the text', async ({ page }) => {
    const title = uniqueName('Enter');
    await openPanel(page, `${LIST}/novo`);
    const form = dialog(page, 'Nova Postagem');
    await expect(content(page)).toBeVisible();
    await form.getByLabel('Título', { exact: true }).fill(title);
    await form.getByLabel('Título', { exact: true }).press('Enter');
    await expect(content(page)).toBeFocused();
    await form.getByLabel('Autor', { exact: true }).press('Enter');
    await page.keyboard.type('Lia');
    await expect(form.getByLabel('Autor', { exact: true })).toHaveValue(/Lia$/);
    await expect(page).toHaveURL(`${LIST}/novo`);
    const found = await page.request.get(`/api/panel/posts?search=${encodeURIComponent(title)}`);
    expect((await found.json()).rows).toEqual([]);
  });

  test('is edited at its own address, and keeps its date', async ({ page }) => {
    await openPanel(page, LIST);
    const post = await createPost(page, { publishedAt: '2026-01-02T12:00:00.000Z', content: '<p>Antes.</p>' });
    await page.goto(`${LIST}/${post.id}`);
    const form = dialog(page, 'Editar Postagem');
    await expect(form.getByLabel('Título', { exact: true })).toHaveValue(post.title);
    await expect(form.getByRole('radio', { name: 'Publicada' })).toBeChecked();
    await form.getByLabel('Resumo').fill('Novo resumo');
    await save(page).click();
    await expectToast(page, 'Postagem atualizada', 'As alterações foram salvas com sucesso.');
    expect(await readPost(page, post.id)).toMatchObject({
      excerpt: 'Novo resumo',
      content: '<p>Antes.</p>',
      publishedAt: post.publishedAt,
    });
  });

  test('without a title is not saved, and gets an error message at the field', async ({ page }) => {
    await openPanel(page, `${LIST}/novo`);
    await content(page).fill('Texto');
    await save(page).click();
    await expect(page.getByText('Informe o título.')).toBeOnScreen({ scrolled: true });
    await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  });

  test('is scheduled in the time zone of São Paulo, and is not on the site before', { tag: '@main' }, async ({
    page,
  }) => {
    const title = uniqueName('Agendada');
    await openPanel(page, `${LIST}/novo`);
    await page.getByLabel('Título', { exact: true }).fill(title);
    await content(page).fill('Para depois.');
    await page.getByRole('radio', { name: 'Agendar' }).check();
    await save(page).click();
    await expect(page.getByText('Informe a data e a hora.')).toBeOnScreen({ scrolled: true });
    await page.getByLabel('Data e hora').fill('2020-01-01T08:00');
    await save(page).click();
    await expect(page.getByText('Escolha um momento que ainda não passou.')).toBeOnScreen({ scrolled: true });
    await page.getByLabel('Data e hora').fill('2049-05-04T08:30');
    await save(page).click();
    await expectToast(page, 'Postagem criada');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await expect(card(page, title).getByText('Agendada', { exact: true })).toBeVisible();
    await expect(card(page, title).getByText('04/05/2049 às 08:30')).toBeVisible();
    await expect(card(page, title).getByRole('link', { name: 'Ver no site' })).toBeHidden();
    await card(page, title).getByRole('link', { name: 'Editar' }).click();
    await expect(page.getByLabel('Data e hora')).toHaveValue('2049-05-04T08:30');
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    expect((await readPost(page, id)).publishedAt).toBe('2049-05-04T11:30:00.000Z');
    expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
    await page.getByRole('radio', { name: 'Publicar agora' }).check();
    await save(page).click();
    await expectToast(page, 'Postagem atualizada');
    expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);
    // The published post goes offline until then, and the toast says so.
    await page.getByRole('radio', { name: 'Agendar' }).check();
    await page.getByLabel('Data e hora').fill('2049-05-04T08:30');
    await save(page).click();
    const absence = 'Ela saiu do site e volta em 04/05/2049 às 08:30.';
    await expectToast(page, 'Postagem atualizada', `As alterações foram salvas com sucesso. ${absence}`);
    expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
  });

  test('is deleted after a confirmation, and restored by undo', async ({ page }) => {
    await openPanel(page, LIST);
    const post = await createPost(page);
    await page.goto(`${LIST}?busca=${encodeURIComponent(post.title)}`);
    await card(page, post.title).getByRole('button', { name: 'Excluir' }).click();
    const question = page.getByRole('dialog', { name: 'Confirmar Exclusão' });
    await expect(
      question.getByText(`Tem certeza que deseja excluir "${post.title}"? Esta ação não pode ser desfeita.`),
    ).toBeOnScreen();
    await question.getByRole('button', { name: 'Cancelar' }).click();
    await expect(card(page, post.title)).toBeVisible();
    await card(page, post.title).getByRole('button', { name: 'Excluir' }).click();
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expectToast(page, 'Postagem removida', 'A postagem foi removida com sucesso.');
    await expect(page.getByRole('alert').getByText('Postagem removida', { exact: true })).toBeOnScreen();
    await expect(card(page, post.title)).toBeHidden();
    expect((await page.request.get(`/blog/${post.id}`)).status()).toBe(404);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(card(page, post.title)).toBeVisible();
    expect((await page.request.get(`/blog/${post.id}`)).status()).toBe(200);
  });

  test('that cannot be deleted or saved shows why, and keeps what was typed', { tag: '@main' }, async ({
    page,
    problems,
  }) => {
    const error = 'O serviço está temporariamente indisponível. Tente de novo em instantes.';
    await openPanel(page, LIST);
    const post = await createPost(page);
    await page.route('**/api/panel/posts/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 503, json: { error, code: 'unavailable' } }),
    );
    await page.goto(`${LIST}?busca=${encodeURIComponent(post.title)}`);
    await card(page, post.title).getByRole('button', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expectToast(page, 'Erro ao excluir', error);
    await card(page, post.title).getByRole('link', { name: 'Editar' }).click();
    await page.getByLabel('Resumo').fill('Não se perca');
    await save(page).click();
    await expectToast(page, 'Erro ao salvar');
    await expect(page.getByRole('alert').getByText(error)).toBeOnScreen();
    await expect(page.getByLabel('Resumo')).toHaveValue('Não se perca');
    forget(problems, 'status of 503');
  });

  test('with a working copy survives a reload, and is left without a question', async ({ page }) => {
    await openPanel(page, LIST);
    const post = await createPost(page, { content: '<p>Um.</p>', publishedAt: null });
    await page.goto(`${LIST}/${post.id}`);
    await content(page).fill('Dois.');
    await expect(page.getByText('Alterações não salvas')).toBeVisible();
    await page.reload();
    await expect(content(page)).toHaveText('Dois.');
    await page.getByRole('button', { name: 'Descartar alterações' }).click();
    const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
    await question.getByRole('button', { name: 'Continuar editando' }).click();
    await expect(content(page)).toHaveText('Dois.');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(LIST);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.goto(`${LIST}/${post.id}`);
    await expect(content(page)).toHaveText('Dois.');
    expect((await readPost(page, post.id)).version).toBe(1);
  });

  test('changed by another person in the meantime is merged with what was typed', async ({ page, problems }) => {
    await openPanel(page, LIST);
    const post = await createPost(page);
    await page.goto(`${LIST}/${post.id}`);
    await page.getByLabel('Resumo').fill('Meu resumo');
    const { id, version, ...fields } = post;
    await page.evaluate(
      ([path, body]) =>
        fetch(`${path}`, { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: `${body}` }),
      [`/api/panel/posts/${id}`, JSON.stringify({ ...fields, version, category: 'Treino' })],
    );
    await save(page).click();
    await expectToast(page, 'Postagem atualizada');
    expect(await readPost(page, id)).toMatchObject({ excerpt: 'Meu resumo', category: 'Treino', version: 3 });
    forget(problems, 'status of 409');
  });

  test('that does not exist shows a message', async ({ page, problems }) => {
    await openPanel(page, `${LIST}/999999`);
    await expect(page.getByText('Postagem não encontrada').first()).toBeOnScreen({ scrolled: true });
    forget(problems, 'status of 404');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('list and editor fit, and the preview replaces the fields', async ({ page }) => {
    await openPanel(page, LIST);
    const cell = `<td>${'palavra '.repeat(9)}</td>`;
    const post = await createPost(page, { content: `<p>Texto</p><table><tr>${cell.repeat(5)}</tr></table>` });
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
    await page.goto(`${LIST}/${post.id}`);
    const fields = page.getByRole('region', { name: 'Texto' });
    expect(await fields.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await expect(page.getByTitle('Prévia da postagem')).toBeHidden();
    await page.getByRole('button', { name: 'Prévia' }).click();
    await expect(page.getByTitle('Prévia da postagem')).toBeVisible();
    await expect(content(page)).toBeHidden();
    expect(await width()).toBe(390);
  });
});
