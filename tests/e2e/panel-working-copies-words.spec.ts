// Changes to a page, a question or a line are stored by the server too: continued at another computer, compared, previewed
// by a link, and discarded.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { anotherEditor, callApi, callAs, forget, openPanel, test } from '../helpers/panel';
import { uniqueName } from '../helpers/unique-name';
import { kept, previewLink } from '../helpers/working-copies';

const pending = (page: Page, words = 'Alterações não publicadas') =>
  page.getByRole('status').filter({ hasText: words });

async function discard(page: Page) {
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button', { name: 'Descartar' }).click();
  await expectToast(page, 'Alterações descartadas');
}

test('the working copy of a page is continued, compared, previewed by a link and discarded', async ({
  page,
  borrow,
  browser,
  baseURL,
}) => {
  const path = '/api/panel/pages/privacidade/working-copy';
  await openPanel(page, '/painel/paginas/privacidade');
  await borrow('/api/panel/pages/privacidade');
  const title = page.getByLabel('Cookies: título', { exact: true });
  const before = await title.inputValue();
  const words = uniqueName('Biscoitos');
  await title.fill(words);
  await expect(pending(page)).toBeOnScreen();
  await title.blur();
  await expect(kept(page)).toBeOnScreen();
  expect(await callApi(page, 'GET', path)).toMatchObject({ copy: { fields: { privacyCookiesTitle: words } } });
  // Leaving asks nothing; the list and the dashboard show the changes.
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Políticas de Privacidade' }) });
  await expect(card.getByText('Alterações não publicadas')).toBeOnScreen({ scrolled: true });
  await page.goto('/painel');
  const unfinished = page.getByRole('region', { name: 'Continue de onde parou' });
  await unfinished.getByRole('link', { name: /Políticas de Privacidade/ }).click();
  await expect(title).toHaveValue(words);
  await expect(pending(page)).toContainText('continue de onde você parou');
  await page.getByRole('button', { name: 'Comparar com o que está no ar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparar com o que está no ar' });
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(['Cookies: título']);
  await expect(dialog.getByRole('region', { name: 'Cookies: título' })).toContainText('Biscoitos');
  await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
  const link = await previewLink(page);
  await open(visitor, link);
  await expect(visitor.getByRole('heading', { level: 2, name: words })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Prévia' })).toBeInViewport();
  await visitor.goto('/politica-de-privacidade');
  await expect(visitor.getByRole('heading', { level: 2, name: before })).toBeVisible();
  await expect(visitor.getByText(words)).toHaveCount(0);
  await visitor.context().close();
  await discard(page);
  await expect(title).toHaveValue(before);
  expect(await callApi(page, 'GET', path)).toEqual({ copy: null });
});

test('two editors share the working copy of a question, and see each other’s changes', async ({
  page,
  request,
  problems,
}) => {
  await openPanel(page, '/painel/perguntas');
  const ana = await anotherEditor(page, request);
  const question = `Isto é um ensaio ${randomUUID().slice(0, 8)}?`;
  const input = { subject: 'storage', question, answer: 'Sim.', position: 99, active: false };
  const { record } = await callApi<{ record: { id: number; version: number } }>(page, 'POST', '/api/panel/faqs', input);
  const path = `/api/panel/faqs/${record.id}`;
  await page.goto(`/painel/perguntas/${record.id}`);
  const answer = page.getByLabel('Resposta', { exact: true });
  await expect(answer).toHaveValue('Sim.');
  const typed = {
    fields: { question: `${question} De Ana` },
    base: { question },
    baseVersion: record.version,
    version: 0,
  };
  await callAs(request, 'PUT', `${path}/working-copy`, typed);
  await answer.fill('Sim, e só um ensaio.');
  await answer.blur();
  await expectToast(page, `${ana.name} também está editando`, 'Entrou neste formulário: Pergunta.');
  await expect(page.getByLabel('Pergunta', { exact: true })).toHaveValue(`${question} De Ana`);
  await expect(kept(page)).toBeVisible();
  await expect(pending(page, 'Alterações não salvas')).toBeOnScreen();
  await page.getByRole('button', { name: /^Atualizar/ }).click();
  const asked = page.getByRole('dialog', { name: `Salvar também o que ${ana.name} escreveu?` });
  await asked.getByRole('button', { name: 'Salvar tudo' }).click();
  await expectToast(page, 'Pergunta frequente salva');
  expect(await callApi(page, 'GET', path)).toMatchObject({
    question: `${question} De Ana`,
    answer: 'Sim, e só um ensaio.',
  });
  const { version } = await callApi<{ version: number }>(page, 'GET', path);
  await callApi(page, 'DELETE', `${path}?version=${version}`);
  forget(problems, '409');
});

test('the working copy of a category is marked in the list, previewed by a link and discarded', async ({
  page,
  borrow,
  browser,
  baseURL,
}) => {
  // A line that no other test edits.
  await openPanel(page, '/painel/produtos/categorias/soulcrunch');
  await borrow('/api/panel/categories/soulcrunch');
  const description = page.getByLabel('Descrição', { exact: true });
  const before = await description.inputValue();
  await description.fill('Só para o ensaio');
  await description.blur();
  await expect(kept(page)).toBeOnScreen();
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
  await open(visitor, await previewLink(page));
  await expect(visitor.getByText('Só para o ensaio')).toBeVisible();
  await visitor.context().close();
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  const row = page.getByRole('row', { name: 'Soul Crunch' });
  await expect(row.getByText('Alterações não publicadas')).toBeVisible();
  await row.getByRole('link', { name: /^Editar/ }).click();
  await expect(description).toHaveValue('Só para o ensaio');
  await discard(page);
  await expect(description).toHaveValue(before);
});
