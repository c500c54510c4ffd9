import type { Page } from '@playwright/test';
import type { RedirectRecord } from '../../src/shared/redirect';
import { expect } from '../helpers/browser';
import { expectToast, forgetRefusals } from '../helpers/browser-accounts';
import { callApi, openPanel, signInAdmin, signInAs, test } from '../helpers/panel';

const API = '/api/panel/redirects';
const SCREEN = '/painel/redirecionamentos';
const MINE = '/teste-de-redirecionamento';

// Not in parallel: the tests share the list.
test.describe.configure({ mode: 'default' });

test.afterEach(async ({ page }) => {
  await signInAdmin(page);
  const { rows } = await callApi<{ rows: RedirectRecord[] }>(page, 'GET', `${API}?search=${MINE.slice(1)}`);
  for (const { key, version } of rows) {
    await callApi(page, 'DELETE', `${API}/${key}?version=${version}`);
  }
});

const row = (page: Page, from: string) => page.getByRole('row').filter({ hasText: from });
const visit = async (page: Page, path: string) => {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers().location];
};

test('an editor creates, changes and deletes a redirect, and restores it by undo', { tag: '@main' }, async ({
  page,
  request,
}) => {
  await signInAs(page, request, 'editor', '/painel');
  await page.getByRole('link', { name: 'Redirecionamentos', exact: true }).click();
  await page.getByRole('link', { name: 'Novo Redirecionamento' }).click();
  // A pasted full address, and a path without a slash.
  await page.getByLabel('De', { exact: true }).fill(`${new URL(page.url()).origin}${MINE}/`);
  await page.getByLabel('Para', { exact: true }).fill('sobre');
  await expect(page.getByLabel('De', { exact: true })).toHaveValue(`${MINE}/`);
  await page.getByRole('button', { name: 'Criar' }).click();
  await expectToast(page, 'Redirecionamento salvo');
  await expect(row(page, MINE)).toContainText('/sobre');
  expect(await visit(page, MINE)).toEqual([301, '/sobre']);

  await page.getByRole('link', { name: `Editar ${MINE}` }).click();
  await expect(page.getByLabel('De', { exact: true })).not.toBeEditable();
  await page.getByLabel('Para', { exact: true }).fill('/contato');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(row(page, MINE)).toContainText('/contato');

  await page.getByRole('button', { name: `Excluir ${MINE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Redirecionamento excluído');
  await expect(row(page, MINE)).toHaveCount(0);
  expect((await visit(page, MINE))[0]).toBe(404);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, MINE)).toBeOnScreen({ scrolled: true });
  expect(await visit(page, MINE)).toEqual([301, '/contato']);
});

test('an address with accents is shown as it is read, everywhere, and kept when it is saved again', async ({
  page,
}) => {
  const from = `${MINE}-promoção`;
  await openPanel(page, `${SCREEN}/novo`);
  await page.getByLabel('De', { exact: true }).fill(from);
  await page.getByLabel('Para', { exact: true }).fill('/sobre');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expectToast(page, 'Redirecionamento salvo', from);
  await expect(row(page, from)).toContainText('/sobre');
  await page.getByRole('link', { name: `Editar ${from}` }).click();
  await expect(page.getByLabel('De', { exact: true })).toHaveValue(from);
  await page.getByLabel('Para', { exact: true }).fill('/contato');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(row(page, from)).toContainText('/contato');
  expect(await visit(page, encodeURI(from))).toEqual([301, '/contato']);
  await page.getByRole('button', { name: `Excluir ${from}` }).click();
  await page
    .getByRole('dialog', { name: `Excluir ${from}` })
    .getByRole('button', { name: 'Excluir' })
    .click();
  await expectToast(page, 'Redirecionamento excluído', from);
  await page.goto('/painel/atividade');
  await expect(page.getByText(from).first()).toBeOnScreen();
  await expect(page.getByText(encodeURI(from))).toHaveCount(0);
});

test('an invalid redirect gets error messages at its fields', async ({ page, problems }) => {
  await openPanel(page, `${SCREEN}/novo`);
  await page.getByLabel('De', { exact: true }).fill('/sobre');
  await page.getByLabel('Para', { exact: true }).fill('/nao-existe-mesmo');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('button', { name: /campos? a corrigir$/ })).toBeOnScreen();
  await expect(page.getByText('Não foi possível salvar. Tente de novo.')).toHaveCount(0);
  await expect(
    page.getByText('Já existe uma página neste endereço: só dá para redirecionar um que não existe.'),
  ).toBeOnScreen();
  await expect(page.getByText('Não há página neste endereço.')).toBeOnScreen();
  await expect(page.getByLabel('De', { exact: true })).toBeFocused();
  forgetRefusals(problems, 422);
});

test('a redirect for an unknown address is created in two presses', async ({ page }) => {
  const others = Array.from({ length: 6 }, (_, at) => ({ path: `/outro-${at}`, times: 1, near: null }));
  const rows = [{ path: MINE, times: 12, near: '/produtos' }, ...others];
  await page.route(`**${API}/unknown`, (route) => route.fulfill({ json: { rows } }));
  await openPanel(page, SCREEN);
  const unknown = page.getByRole('region', { name: 'Endereços não encontrados' });
  await expect(unknown.getByText('12 vezes')).toBeOnScreen();
  await unknown.getByRole('button', { name: 'Mostrar mais 2' }).click();
  await expect(unknown.getByRole('link', { name: 'Redirecionar /outro-4' })).toBeFocused();
  await unknown.getByRole('link', { name: `Redirecionar ${MINE}` }).click();
  await expect(page.getByLabel('De', { exact: true })).toHaveValue(MINE);
  await expect(page.getByLabel('Para', { exact: true })).toHaveValue('/produtos');
  await page.getByRole('button', { name: 'Criar' }).click();
  await expectToast(page, 'Redirecionamento salvo');
  expect(await visit(page, MINE)).toEqual([301, '/produtos']);
});

test('the palette finds the screen and its form', async ({ page }) => {
  await openPanel(page, '/painel');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar ou ir para' }).fill('redirec');
  await expect(page.getByRole('option', { name: 'Novo Redirecionamento' })).toBeOnScreen();
  await page.getByRole('option', { name: 'Redirecionamentos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Redirecionamentos' })).toBeOnScreen();
});

test('the target of a redirect is found by the name of a page, by mouse and keyboard', async ({ page }) => {
  await openPanel(page, `${SCREEN}/novo`);
  const to = page.getByLabel('Para', { exact: true });
  const pages = page.getByRole('list', { name: 'Páginas do site' });
  await to.fill('fale conosco');
  await pages.getByRole('button', { name: /^Contato/ }).click();
  await expect(to).toHaveValue('/contato');
  await expect(to).toBeFocused();
  await expect(pages).toHaveCount(0);
  // The form also names the page, because an address alone is hard to recognise.
  const chosen = page.getByRole('paragraph').filter({ hasText: /^Contato\s*Página$/ });
  await expect(chosen).toBeOnScreen();
  await to.fill('/contatos');
  await expect(chosen).toHaveCount(0);
  await to.fill('sobre');
  await expect(pages.getByRole('button', { name: /^Sobre/ })).toBeVisible();
  await to.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(to).toHaveValue('/sobre');
  await expect(to).toBeFocused();
});
