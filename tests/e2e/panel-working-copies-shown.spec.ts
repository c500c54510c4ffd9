// Changes to a published location or slide: stored, compared, previewed by a link, and published on save. The records are
// seeded, because other tests count what visitors see.
import type { Browser, Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import type { SlideRecord } from '../../src/shared/slide';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { anotherEditor, callApi, callAs, forget, openPanel, test } from '../helpers/panel';
import { kept, previewLink } from '../helpers/working-copies';

const pending = (page: Page) => page.getByRole('status').filter({ hasText: 'Alterações não publicadas' });
const row = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title });
const save = (page: Page) => page.getByRole('button', { name: /^Atualizar/ });

async function stranger(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? '', locale: 'pt-BR' })).newPage();
}

test('a working copy of an active location is kept, continued, previewed by a link and published', async ({
  page,
  borrow,
  browser,
  baseURL,
}) => {
  const name = 'Empório Flor do Pequizal';
  const list = `/painel/locations?${new URLSearchParams({ busca: name })}`;
  await openPanel(page, list);
  await page.getByRole('link', { name: `Editar ${name}` }).click();
  await expect(page).toHaveURL(/\/painel\/locations\/\d+$/);
  const path = `/api${new URL(page.url()).pathname.replace('painel', 'panel')}`;
  const before = await borrow<LocationRecord>(path);
  const email = page.getByLabel('E-mail');
  await email.fill('ensaio@');
  await expect(pending(page)).toBeOnScreen();
  await email.blur();
  await expect(kept(page)).toBeOnScreen();
  // Leaving asks nothing, because the changes are kept, and the list keeps its filters.
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL(list);
  await expect(row(page, name).getByText('Alterações não publicadas')).toBeOnScreen();
  await page.getByLabel('Filtrar por status').selectOption('Com alterações em andamento');
  await expect(page).toHaveURL(/status=alterados/);
  await row(page, name).getByRole('link', { name, exact: true }).click();
  await expect(email).toHaveValue('ensaio@');
  await expect(pending(page)).toContainText('continue de onde você parou');
  await email.fill('ensaio@example.com');
  await page.getByRole('button', { name: 'Comparar com o que está no ar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Comparar com o que está no ar' });
  await expect(dialog.getByRole('region', { name: 'E-mail' }).getByRole('insertion')).toContainText('ensaio');
  await dialog.getByRole('button', { name: 'Voltar ao formulário' }).click();
  await email.blur();
  await expect(kept(page)).toBeOnScreen();
  const link = await previewLink(page);
  const visitor = await stranger(browser, baseURL);
  await open(visitor, link);
  const chosen = visitor.getByRole('region', { name: 'Local selecionado' });
  await expect(chosen.getByRole('heading', { name })).toBeVisible();
  await expect(chosen.getByRole('link', { name: 'ensaio@example.com' })).toBeVisible();
  await expect(visitor.getByRole('complementary', { name: 'Prévia' })).toBeInViewport();
  await visitor.goto(`/onde-estamos?local=${before.id}`);
  await expect(visitor.getByText('ensaio@example.com')).toHaveCount(0);
  await save(page).click();
  await expectToast(page, 'Local atualizado');
  await expect(page).toHaveURL(/status=alterados/);
  await expect(row(page, name)).toHaveCount(0);
  expect(await callApi<LocationRecord>(page, 'GET', path)).toMatchObject({ email: 'ensaio@example.com' });
  expect(await callApi(page, 'GET', `${path}/working-copy`)).toEqual({ copy: null });
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Este link de prévia não vale mais' })).toBeVisible();
  await visitor.context().close();
});

test('two editors share the working copy of a slide, which is discarded, restored, previewed and published', async ({
  page,
  borrow,
  request,
  browser,
  baseURL,
  problems,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/painel/slides');
  const ana = await anotherEditor(page, request);
  const { rows } = await callApi<{ rows: SlideRecord[] }>(page, 'GET', '/api/panel/slides');
  const { id, title } = rows.find(({ position }) => position === 1) ?? {};
  const path = `/api/panel/slides/${id}`;
  const before = await borrow<SlideRecord>(path);
  const copy = () => callApi<object>(page, 'GET', `${path}/working-copy`);
  await page.goto(`/painel/slides/${id}/editar`);
  const subtitle = page.getByLabel('Subtítulo');
  await expect(subtitle).toHaveValue(before.subtitle ?? '');
  const typed = { fields: { btn1Text: 'Ver tudo' }, base: { btn1Text: before.btn1Text ?? '' } };
  await callAs(request, 'PUT', `${path}/working-copy`, { ...typed, baseVersion: before.version, version: 0 });
  await subtitle.fill('Só hoje, no ensaio');
  await subtitle.blur();
  await expectToast(page, `${ana.name} também está editando`, 'Entrou neste formulário: Texto do botão 1.');
  await expect(page.getByLabel('Texto do botão 1')).toHaveValue('Ver tudo');
  await expect(kept(page)).toBeVisible();
  // Another person's changes are published only on purpose.
  await save(page).click();
  const question = page.getByRole('dialog', { name: `Publicar também o que ${ana.name} escreveu?` });
  await expect(question).toContainText('Texto do botão 1');
  await question.getByRole('button', { name: 'Voltar e conferir' }).click();
  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByRole('dialog', { name: 'Descartar alterações?' }).getByRole('button', { name: 'Descartar' }).click();
  await expectToast(page, 'Alterações descartadas');
  await expect(subtitle).toHaveValue(before.subtitle ?? '');
  expect(await copy()).toEqual({ copy: null });
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect(subtitle).toHaveValue('Só hoje, no ensaio');
  await expect.poll(copy).toMatchObject({ copy: { fields: { subtitle: 'Só hoje, no ensaio' } } });
  await page.goto('/painel/slides?status=alterados');
  await expect(row(page, title ?? '').getByText('Alterações não publicadas')).toBeOnScreen();
  await row(page, title ?? '')
    .getByRole('link', { name: title, exact: true })
    .click();
  await expect(subtitle).toHaveValue('Só hoje, no ensaio');
  const visitor = await stranger(browser, baseURL);
  await open(visitor, await previewLink(page));
  await expect(
    visitor.getByRole('group', { name: `1 de ${rows.filter(({ active }) => active).length}` }),
  ).toContainText('Só hoje, no ensaio');
  await expect(visitor.getByRole('complementary', { name: 'Prévia' })).toBeInViewport();
  await visitor.context().close();
  await subtitle.press('ControlOrMeta+s');
  await expectToast(page, 'Slide salvo com sucesso!');
  await expect(pending(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/editar$|\/painel\/slides\/\d+$/);
  expect(await callApi<SlideRecord>(page, 'GET', path)).toMatchObject({ subtitle: 'Só hoje, no ensaio' });
  expect(await copy()).toEqual({ copy: null });
  forget(problems, '409');
});
