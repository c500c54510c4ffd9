// Unsaved changes belong to their window, and outlive it and the record they change.
import type { Page } from '@playwright/test';
import { expect, hold } from '../helpers/browser';
import { expectToast, forgetRefusals } from '../helpers/browser-accounts';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { createPost, dialog, draftContent, readPost, save } from '../helpers/posts';
import { uniqueName } from '../helpers/unique-name';

const title = (page: Page) => page.getByLabel('Título', { exact: true });
const recovered = (page: Page) => page.getByText('Recuperamos um texto não salvo');

async function begin(page: Page, words: string) {
  await openPanel(page, '/painel/slides/novo');
  await title(page).fill(words);
}

test('two windows that begin a new record keep separate drafts', { tag: '@main' }, async ({ page }) => {
  await begin(page, 'Na primeira janela');
  const second = await page.context().newPage();
  await openPanel(second, '/painel/slides/novo');
  await expect(title(second)).toHaveValue('');
  await title(second).fill('Na segunda janela');
  for (const [window, words] of [
    [page, 'Na primeira janela'],
    [second, 'Na segunda janela'],
  ] as const) {
    window.once('dialog', (leave) => leave.accept());
    await window.reload();
    await expect(title(window)).toHaveValue(words);
    await expect(recovered(window)).toBeOnScreen();
  }
});

test('the draft of a closed window is offered to the next window only', async ({ page }) => {
  const closed = await page.context().newPage();
  await begin(closed, 'Antes de fechar');
  await closed.close();
  await openPanel(page, '/painel/slides/novo');
  await expect(recovered(page)).toBeOnScreen();
  await expect(title(page)).toHaveValue('Antes de fechar');
  const third = await page.context().newPage();
  await openPanel(third, '/painel/slides/novo');
  await expect(title(third)).toBeFocused();
  await expect(title(third)).toHaveValue('');
});

test('a draft of a record that another person deleted can be saved as a new one', async ({ page, problems }) => {
  await openPanel(page, '/painel/blog');
  const { id, version } = await createPost(page, { title: 'Por pouco tempo', excerpt: 'Um resumo', publishedAt: null });
  await page.goto(`/painel/blog/${id}`);
  const kept = page.waitForResponse('**/working-copy');
  await title(page).fill('Palavras que não se perdem');
  await kept;
  await callApi(page, 'DELETE', `/api/panel/posts/${id}?version=${version}`);
  await save(page).click();
  await expect(page.getByText('Outra pessoa excluiu este registro. O que você escreveu continua aqui.')).toBeOnScreen();
  await page.getByRole('button', { name: 'Criar de novo' }).click();
  await expect(dialog(page, 'Nova Postagem')).toBeVisible();
  await expect(title(page)).toHaveValue('Palavras que não se perdem');
  // The old draft is gone.
  expect(await draftContent(page, `posts:${id}`)).toBeUndefined();
  await save(page).click();
  await expectToast(page, 'Postagem criada');
  await expect(page).toHaveURL(/\/painel\/blog\/\d+$/);
  const created = Number(new URL(page.url()).pathname.split('/').pop());
  const words = { title: 'Palavras que não se perdem', excerpt: 'Um resumo', publishedAt: null };
  expect(await readPost(page, created)).toMatchObject(words);
  // From the save, and from the working copy's save if that was still pending: either may come first.
  forgetRefusals(problems, 404);
});

test('a draft of a new record can be kept for later, and is offered where the editor begins again', async ({
  page,
}) => {
  await begin(page, 'Para depois');
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await expect(question.getByRole('button', { name: 'Salvar e sair' })).toHaveCount(0);
  await question.getByRole('button', { name: 'Guardar e sair' }).click();
  await expectToast(page, 'Texto guardado neste navegador', 'Ele espera por você em Novo Slide.');
  await expect(page.getByRole('heading', { level: 1, name: 'Atividade' })).toBeOnScreen();
  await page.goto('/painel');
  const unfinished = page.getByRole('region', { name: 'Continue de onde parou' });
  await expect(unfinished.getByRole('link', { name: /^Novo Slide/ })).toBeOnScreen();
  // Another window does not offer this one's draft.
  const other = await page.context().newPage();
  await openPanel(other, '/painel/slides');
  await expect(other.getByRole('link', { name: 'Novo Slide', exact: true })).toBeOnScreen();
  await expect(other.getByText('Você tem um texto não salvo')).toHaveCount(0);
  await page.goto('/painel/slides');
  await page.getByRole('link', { name: 'Continuar em Novo Slide' }).click();
  await expect(title(page)).toHaveValue('Para depois');
  await expect(recovered(page)).toBeOnScreen();
});

test('a recovered draft can be kept, which dismisses its notice and leaves the words', async ({ page }) => {
  await begin(page, 'Para continuar');
  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await expect(recovered(page)).toBeOnScreen();
  await page.getByRole('button', { name: 'Manter' }).click();
  await expect(recovered(page)).toBeHidden();
  await expect(title(page)).toHaveValue('Para continuar');
  await expect(title(page)).toBeFocused();
  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await expect(title(page)).toHaveValue('Para continuar');
});

test('a recovered draft can be discarded, and restored by undo', async ({ page }) => {
  await begin(page, 'Sem volta');
  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await expect(recovered(page)).toBeOnScreen();
  await page.getByRole('button', { name: 'Descartar texto' }).click();
  await expect(title(page)).toHaveValue('');
  await expectToast(page, 'Texto descartado');
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect(title(page)).toHaveValue('Sem volta');
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await question.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Atividade' })).toBeOnScreen();
});

test('a creation that is never answered fails after a while, is not repeated after a reload, and takes later words', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await openPanel(page, '/painel/blog/novo');
  const words = uniqueName('Enviada');
  await title(page).fill(words);
  const stored = Promise.withResolvers<void>();
  await page.route(
    '**/api/panel/posts',
    async (route) => {
      await route.fetch();
      stored.resolve();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Criar rascunho' }).click();
  await stored.promise;
  await page.clock.runFor(31_000);
  const silence =
    'O servidor não respondeu. Tente de novo em instantes. O que você escreveu está guardado neste navegador.';
  await expectToast(page, 'Erro ao salvar', silence);
  page.once('dialog', (leave) => leave.accept());
  await page.reload();
  await expect(title(page)).toHaveValue(words);
  await title(page).fill(`${words}, com mais`);
  await save(page).click();
  const again = 'Um envio anterior já criou este registro. Salve de novo para guardar o que você mudou depois.';
  await expectToast(page, 'Erro ao salvar', again);
  await expect(dialog(page, 'Editar Postagem')).toBeVisible();
  await expect(title(page)).toHaveValue(`${words}, com mais`);
  await save(page).click();
  await expectToast(page, 'Postagem atualizada');
  const { rows } = await callApi<{ rows: object[] }>(
    page,
    'GET',
    `/api/panel/posts?search=${encodeURIComponent(words)}`,
  );
  expect(rows).toMatchObject([{ title: `${words}, com mais` }]);
  forgetRefusals(problems, 422);
  forget(problems, 'ERR_FAILED');
});

test('words that are opened again during their creation become the created record', async ({ page }) => {
  await openPanel(page, '/painel/blog');
  await page.getByRole('link', { name: 'Nova Postagem' }).click();
  const words = uniqueName('Devagar');
  await title(page).fill(words);
  const release = await hold(page, '/api/panel/posts');
  await title(page).press('ControlOrMeta+s');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Guardar e sair' }).click();
  await page.getByRole('link', { name: 'Continuar em Nova Postagem' }).click();
  await expect(recovered(page)).toBeOnScreen();
  release();
  await expectToast(page, 'Postagem criada');
  await expect(page).toHaveURL(/\/painel\/blog\/\d+$/);
  await expect(title(page)).toHaveValue(words);
  await expect(recovered(page)).toHaveCount(0);
});

test('when the browser cannot store a draft, leaving is cancelled with an error', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith('soul-draft:')) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await begin(page, 'Em lugar nenhum');
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Descartar alterações?' });
  await question.getByRole('button', { name: 'Guardar e sair' }).click();
  await expectToast(page, 'Não foi possível guardar');
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL('/painel/slides/novo');
  await expect(title(page)).toHaveValue('Em lugar nenhum');
});

test('the working copy of a deleted record is sent only once', async ({ page, problems }) => {
  await openPanel(page, '/painel/blog');
  const { id, version } = await createPost(page, { publishedAt: null });
  let tries = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith(`/posts/${id}/working-copy`)) tries += 1;
  });
  await page.clock.install();
  await page.goto(`/painel/blog/${id}`);
  await expect(title(page)).not.toHaveValue('');
  await callApi(page, 'DELETE', `/api/panel/posts/${id}?version=${version}`);
  await title(page).fill('Depois do fim');
  await title(page).blur();
  await expect(page.getByRole('button', { name: 'Criar de novo' })).toBeOnScreen();
  await page.clock.runFor(60_000);
  await page.evaluate(() => fetch('/favicon.svg'));
  expect(tries).toBe(1);
  forgetRefusals(problems, 404);
});
