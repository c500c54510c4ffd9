import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { openPanel, test } from '../helpers/panel';
import { card, content, createPost, dialog, readPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/blog';
/** As long as the demo articles' excerpts, because this post is shown beside them. */
const excerpt = 'Um resumo tão longo quanto os que os artigos de verdade têm.';
const idIn = (address: string) => Number(new URL(address).pathname.split('/').at(-1));

test.describe('the dates of a post', () => {
  test('a new post is published with a past date, and refused with a future one', async ({ page }) => {
    const title = uniqueName('De outro blog');
    await openPanel(page, `${LIST}/novo`);
    const form = dialog(page, 'Nova Postagem');
    await form.getByLabel('Título', { exact: true }).fill(title);
    await form.getByLabel('Resumo').fill(excerpt);
    await content(page).fill('Escrito em outro blog.');
    const date = form.getByLabel('Data no site');
    await expect(date).toHaveValue('');
    await date.fill('2049-05-04T08:30');
    await save(page).click();
    const refusal = form.getByText('Esta data ainda não chegou. Para publicar nela, escolha “Agendar”.');
    await expect(refusal).toBeOnScreen({ scrolled: true });
    await expect(date).toBeFocused();
    // The option named by the refusal takes over the date.
    await form.getByRole('radio', { name: 'Agendar' }).check();
    await expect(form.getByLabel('Data e hora')).toHaveValue('2049-05-04T08:30');
    await form.getByRole('radio', { name: 'Publicar agora' }).check();
    await expect(date).toHaveValue('');
    await date.fill('1850-01-01T08:00');
    await save(page).click();
    await expect(form.getByText('Confira o ano.')).toBeOnScreen({ scrolled: true });
    await date.fill('2019-03-14T09:26');
    await expect(refusal).toBeHidden();
    await save(page).click();
    await expectToast(page, 'Postagem criada');
    await expect(dialog(page, 'Editar Postagem').getByLabel('Data no site')).toHaveValue('2019-03-14T09:26');
    await expect(page).toHaveURL(/\/\d+$/);
    const id = idIn(page.url());
    expect((await readPost(page, id)).publishedAt).toBe('2019-03-14T12:26:00.000Z');
    await page.goto(`/blog/${id}`);
    await expect(page.getByText('14 de março de 2019')).toBeOnScreen();
  });

  test('a published post moves to an earlier date, and keeps its milliseconds otherwise', async ({ page }) => {
    await openPanel(page, LIST);
    const { id } = await createPost(page, { excerpt, publishedAt: '2020-05-06T12:34:56.789Z' });
    await page.goto(`${LIST}/${id}`);
    const form = dialog(page, 'Editar Postagem');
    const date = form.getByLabel('Data no site');
    await expect(date).toHaveValue('2020-05-06T09:34');
    await expect(form.getByText('Em branco, fica a que já tinha.')).toBeAttached();
    // Changing the value and back is no change.
    await date.fill('2020-05-06T09:35');
    await date.fill('2020-05-06T09:34');
    await form.getByLabel('Resumo').fill(`${excerpt} E mais.`);
    await save(page).click();
    await expectToast(page, 'Postagem atualizada');
    expect((await readPost(page, id)).publishedAt).toBe('2020-05-06T12:34:56.789Z');
    await date.fill('2018-12-25T08:00');
    await save(page).click();
    await expect.poll(async () => (await readPost(page, id)).publishedAt).toBe('2018-12-25T10:00:00.000Z');
  });

  test('the year of a date can be typed digit by digit without breaking the preview', async ({ page }) => {
    await openPanel(page, LIST);
    const { id, title } = await createPost(page, { excerpt });
    await page.goto(`${LIST}/${id}`);
    const date = dialog(page, 'Editar Postagem').getByLabel('Data no site');
    const preview = page.frameLocator('iframe[title="Prévia da postagem"]');
    // The field's value after the first digit.
    await date.fill('0002-01-01T09:00');
    await expect(preview.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeVisible();
    await date.fill('2017-01-01T09:00');
    await expect(preview.getByText('1º de janeiro de 2017')).toBeVisible();
  });

  test('a published post ends on a date, is listed as ended, and is published again without that date', async ({
    page,
  }) => {
    await openPanel(page, LIST);
    const { id, title } = await createPost(page, { excerpt });
    await page.goto(`${LIST}/${id}`);
    const form = dialog(page, 'Editar Postagem');
    const end = form.getByLabel('Sai do site em');
    await end.fill('2019-12-31T23:59');
    await save(page).click();
    await expect(form.getByText(/^A saída precisa ser depois da publicação/)).toBeOnScreen({ scrolled: true });
    await end.fill('2049-12-31T23:59');
    await save(page).click();
    await expectToast(page, 'Postagem atualizada');
    expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);

    const search = encodeURIComponent(title);
    await page.goto(`${LIST}?busca=${search}`);
    await expect(card(page, title).getByText('Sai do site em 31/12/2049 às 23:59')).toBeOnScreen();
    await card(page, title).getByRole('link', { name: 'Editar' }).click();
    await end.fill('2020-06-01T00:00');
    await expect(form.getByText('Fora do site: a data de saída já passou.')).toBeOnScreen({ scrolled: true });
    await save(page).click();
    const told = 'As alterações foram salvas com sucesso. Ela saiu do site.';
    await expectToast(page, 'Postagem atualizada', told);
    expect((await page.request.get(`/blog/${id}`)).status()).toBe(404);
    await expect(form.getByRole('link', { name: 'Ver no site' })).toBeHidden();

    await page.goto(`${LIST}?busca=${search}&situacao=encerradas`);
    await expect(card(page, title).getByText('Encerrada', { exact: true })).toBeOnScreen();
    await expect(card(page, title).getByText('Saiu do site em 01/06/2020 às 00:00')).toBeOnScreen();
    await expect(card(page, title).getByRole('link', { name: 'Ver no site' })).toBeHidden();
    await card(page, title).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByText('Nenhuma postagem corresponde a essa busca.')).toBeOnScreen();
    expect(await readPost(page, id)).toMatchObject({ publishedAt: '2020-01-01T12:00:00.000Z', unpublishedAt: null });
    expect((await page.request.get(`/blog/${id}`)).status()).toBe(200);
  });

  test('a scheduled post that is published now is said to be on the site, and a draft again to have left it', async ({
    page,
  }) => {
    await openPanel(page, LIST);
    const fields = { excerpt, content: '<p>Já.</p>', publishedAt: '2049-01-01T12:00:00.000Z' };
    const { id } = await createPost(page, fields);
    await page.goto(`${LIST}/${id}`);
    await dialog(page, 'Editar Postagem').getByRole('radio', { name: 'Publicar agora' }).check();
    await save(page).click();
    await expectToast(page, 'Postagem atualizada', 'As alterações foram salvas com sucesso. Ela já está no site.');
    await dialog(page, 'Editar Postagem').getByRole('radio', { name: 'Rascunho' }).check();
    await save(page).click();
    await expectToast(page, 'Postagem atualizada', 'As alterações foram salvas com sucesso. Ela saiu do site.');
  });
});
