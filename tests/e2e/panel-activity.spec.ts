import type { Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { createLocation } from '../helpers/locations';
import { callApi, forget, openPanel, signInAdmin, test } from '../helpers/panel';
import { uniqueName } from '../helpers/unique-name';

const SCREEN = '/painel/atividade';

/** Creates a location for this test, written twice, and opens the list of its writes. */
async function writtenTwice(page: Page) {
  await signInAdmin(page);
  const { id, ...fields } = await createLocation(page, { name: uniqueName('Loja'), city: 'Recife', uf: 'PE' });
  const { name } = fields;
  await callApi(page, 'PUT', `/api/panel/locations/${id}`, { ...fields, city: 'Olinda' });
  return { name, id, path: `${SCREEN}?tipo=locations&registro=${id}` };
}

test('a write shows what changed, links to its record, and can be undone', { tag: '@main' }, async ({ page }) => {
  const { name, id, path } = await writtenTwice(page);
  await page.goto(path);
  const writes = page.getByRole('listitem').filter({ hasText: name });
  await expect(writes).toHaveCount(2);
  const [edit, creation] = [writes.nth(0), writes.nth(1)];
  await expect(edit).toContainText('alterou o local');
  await expect(edit).toContainText('Cidade');
  await expect(creation).toContainText('criou o local');
  await expect(edit.getByRole('link', { name })).toHaveAttribute('href', `/painel/locations/${id}`);

  await edit.getByRole('button', { name: 'Detalhes' }).click();
  const city = edit.getByRole('row').filter({ hasText: 'Cidade' });
  await expect(city.getByRole('deletion')).toContainText('Recife');
  await expect(city.getByRole('insertion')).toContainText('Olinda');

  await edit.getByRole('button', { name: 'Desfazer' }).click();
  await page
    .getByRole('dialog', { name: 'Desfazer esta alteração?' })
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expectToast(page, 'Alteração desfeita');
  await expect(writes).toHaveCount(3);
  await expect(writes.first()).toContainText('desfez uma alteração no local');
  await expect(writes.nth(1)).toContainText('Desfeita');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('undoing a creation warns of a later change, and the deleted record can be restored', async ({ page }) => {
  const { name, path } = await writtenTwice(page);
  await page.goto(path);
  const writes = page.getByRole('listitem').filter({ hasText: name });
  await writes.nth(1).getByRole('button', { name: 'Desfazer' }).click();
  const question = page.getByRole('dialog', { name: 'Desfazer a criação?' });
  await expect(question.getByText('foi alterado de novo depois disso')).toBeOnScreen();
  await question.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Criação desfeita');
  await expect(writes).toHaveCount(3);
  await expect(writes.first().getByRole('link', { name })).toBeHidden();
  await writes.first().getByRole('button', { name: 'Restaurar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(writes.first()).toContainText('restaurou o local');
});

test('a record that changed again returns to its state before a change, by words that say which', async ({ page }) => {
  const { name, id, path } = await writtenTwice(page);
  const { id: _, ...record } = await callApi<LocationRecord>(page, 'GET', `/api/panel/locations/${id}`);
  await callApi(page, 'PUT', `/api/panel/locations/${id}`, { ...record, city: 'Natal' });
  await page.goto(path);
  const edit = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Alterado depois' });
  await edit.getByRole('button', { name: 'Detalhes' }).click();
  await expect(edit.getByText('desfaz esta alteração e as que vieram depois')).toBeOnScreen();
  await edit.getByRole('button', { name: 'Voltar ao que era antes' }).click();
  const question = page.getByRole('dialog', { name: 'Voltar ao que era antes?' });
  await expect(question).toContainText(`“${name}” volta a ser como antes desta alteração.`);
  await question.getByRole('button', { name: 'Voltar ao que era antes' }).click();
  await expectToast(page, 'Versão restaurada', name);
  expect((await callApi<LocationRecord>(page, 'GET', `/api/panel/locations/${id}`)).city).toBe('Recife');
});

test('filters are kept in the address, and an empty result is explained', async ({ page }) => {
  const { name } = await writtenTwice(page);
  await page.goto(SCREEN);
  await page.getByLabel('Registro').selectOption('Local');
  await page.getByLabel('Ação', { exact: true }).selectOption('Criação');
  await expect(page).toHaveURL(`${SCREEN}?tipo=locations&acao=create`);
  await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  await page.getByLabel('Até').fill('2020-01-01');
  await expect(page.getByText('Nenhuma atividade com estes filtros.')).toBeOnScreen({ scrolled: true });
  await page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }).first().click();
  await expect(page).toHaveURL(SCREEN);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('search finds records by name, and on a phone the filters are behind one button', async ({ page }) => {
  const { name } = await writtenTwice(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(SCREEN);
  await page.getByRole('searchbox', { name: 'Buscar na atividade' }).fill(name.toUpperCase());
  await expect(page).toHaveURL(/busca=/);
  const writes = page.getByRole('listitem').filter({ hasText: name });
  await expect(writes).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  const action = page.getByLabel('Ação', { exact: true });
  await expect(action).toBeHidden();
  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await action.selectOption('Criação');
  await expect(writes).toHaveCount(1);
  await page.getByLabel('De', { exact: true }).fill('2020-01-01');
  await page.getByRole('button', { name: 'Filtros (2)' }).click();
  await expect(action).toBeHidden();
  await expect(writes).toHaveCount(1);
});

test('on a phone the note about a write is left-aligned with its time', async ({ page }) => {
  const { name, id, path } = await writtenTwice(page);
  const { id: _, ...record } = await callApi<LocationRecord>(page, 'GET', `/api/panel/locations/${id}`);
  await callApi(page, 'PUT', `/api/panel/locations/${id}`, { ...record, city: 'Natal' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  const write = page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Alterado depois' });
  const [said, told] = [write.getByText('Alterado depois'), write.locator('time')];
  await expect(said).toBeOnScreen();
  expect((await said.boundingBox())?.x).toBe((await told.boundingBox())?.x);
});

test('a list that cannot be read says so, and is read again on demand', async ({ page, problems }) => {
  await signInAdmin(page);
  await page.route('**/api/panel/activity?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await page.route('**/api/panel/activity', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await page.goto(SCREEN);
  await expect(page.getByRole('alert').getByText('Erro ao carregar atividade')).toBeOnScreen();
  await page.unroute('**/api/panel/activity?*');
  await page.unroute('**/api/panel/activity');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeHidden();
  forget(problems, '503');
});

test('an undo from a toast appears at once in Atividade', async ({ page }) => {
  const { name } = await writtenTwice(page);
  await page.goto(`/painel/locations?busca=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Local excluído');
  await page.getByRole('link', { name: 'Atividade', exact: true }).click();
  const writes = page.getByRole('listitem').filter({ hasText: name });
  await expect(writes).toHaveCount(3);
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect(writes).toHaveCount(4);
  await expect(writes.first()).toContainText('restaurou o local');
});

test('a date is typed digit by digit, and filters once its year is complete', async ({ page }) => {
  await openPanel(page, SCREEN);
  const asked: string[] = [];
  page.on('request', (request) => {
    const until = new URL(request.url()).searchParams.get('to');
    if (until) asked.push(until);
  });
  const field = page.getByLabel('Até');
  await field.focus();
  // Month and day by the browser's language, not by the page's.
  await page.keyboard.type('11112026');
  await expect(field).toHaveValue('2026-11-11');
  await expect(page).toHaveURL(`${SCREEN}?ate=2026-11-11`);
  await expect.poll(() => asked).toEqual(['2026-11-11']);
});
