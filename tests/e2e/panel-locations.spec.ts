import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LocationRecord } from '../../src/shared/location';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { API, FIELDS, LIST, save, withLocation } from '../helpers/locations';
import { callApi, forget, openPanel, test } from '../helpers/panel';

const find = (page: Page, name: string) => page.goto(`${LIST}?busca=${encodeURIComponent(name)}`);
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('has two tabs: the list with its columns, and a new location', async ({ page }) => {
  const { name } = await withLocation(page);
  await find(page, name);
  await expect(tab(page, 'Lista de Locais')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Novo Local')).toHaveAttribute('aria-selected', 'false');
  for (const column of ['Nome', 'Endereço', 'Cidade/UF', 'Tipo', 'Status', 'Ações']) {
    await expect(page.getByRole('columnheader', { name: column })).toBeAttached();
  }
  const cells = row(page, name);
  for (const text of ['Rua do Teste, 10', 'São Mateus/ES', 'Revendedor', 'Inativo', 'Sem coordenadas']) {
    await expect(cells.getByText(text, { exact: true })).toBeVisible();
  }
  await tab(page, 'Lista de Locais').press('ArrowRight');
  await expect(page).toHaveURL(`${LIST}/novo`);
  await expect(tab(page, 'Novo Local')).toBeFocused();
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${LIST}\\?busca=`));
});

test('the list shows the next special date of a location, and nothing for one without', async ({ page }) => {
  const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const on = (date: string, hours: object[] = []) => ({ from: date, to: date, hours, note: null });
  const exceptions = [on(ahead(40)), on('2024-12-25'), on(ahead(20), [{ opens: '09:00', closes: '14:00' }])];
  const { name } = await withLocation(page, { exceptions });
  const [, month, day] = ahead(20).split('-');
  await find(page, name);
  const next = row(page, name).getByText(`${day}/${month}: 9h às 14h`);
  await expect(next).toBeOnScreen();
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(next).toBeOnScreen({ scrolled: true });
  const { name: other } = await withLocation(page);
  await find(page, other);
  await expect(row(page, other)).toBeVisible();
  await expect(row(page, other).getByText('Data especial:')).toHaveCount(0);
});

test('a location is added with all of its fields', { tag: '@main' }, async ({ page }) => {
  const name = `Teste ${randomUUID()}`;
  await openPanel(page, `${LIST}?novo`);
  await expect(page).toHaveURL(`${LIST}/novo`);
  await page.getByLabel('Nome').fill(name);
  await page.getByLabel('Endereço').fill('Rua A, 1');
  await page.getByLabel('Cidade').fill('Serra');
  await page.getByLabel('UF').pressSequentially('esx');
  await expect(page.getByLabel('UF')).toHaveValue('ES');
  await page.getByLabel('Tipo').selectOption('Flagship');
  await page.getByLabel('Latitude').fill('-20,12345');
  await page.getByLabel('Longitude').fill('-40.3');
  await page.getByLabel('Telefone').fill('+552733330000');
  await page.getByLabel('E-mail').fill('serra@example.com');
  await expect(page.getByLabel('Telefone')).toHaveValue('(27) 3333-0000');
  await page.getByLabel('URL da Imagem', { exact: true }).fill('/images/teste.webp');
  await page.getByRole('switch', { name: 'Ativo?' }).uncheck();
  await page.getByRole('button', { name: 'Adicionar horário' }).click();
  await expect(page.getByText('Segunda a sexta, 9h às 18h')).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar horário' }).click();
  const second = page.getByRole('group', { name: 'Horário 2' });
  await second.getByLabel('Abre às').fill('18:00');
  await second.getByLabel('Fecha às').fill('02:00');
  await expect(second.getByText('Fecha no dia seguinte.')).toBeVisible();
  await second.getByRole('button', { name: 'domingo' }).click();
  await expect(page.getByText('Sábado e domingo, 18h às 2h')).toBeVisible();
  await save(page, 'Adicionar').click();
  await expectToast(page, 'Local adicionado');
  await expect(page).toHaveURL(LIST);

  const query = `${API}?search=${encodeURIComponent(name)}`;
  const { rows } = await callApi<{ rows: LocationRecord[] }>(page, 'GET', query);
  const stored = await callApi<LocationRecord>(page, 'GET', `${API}/${rows[0]?.id}`);
  expect(stored).toMatchObject({
    name,
    uf: 'ES',
    type: 'flagship',
    latitude: -20.12345,
    longitude: -40.3,
    active: false,
  });
  expect(stored.hours).toEqual([
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
    { days: [0, 6], opens: '18:00', closes: '02:00' },
  ]);
});

test('editing a location fills the form in a tab of its own, and saving returns to the list', async ({ page }) => {
  const { id, name } = await withLocation(page);
  await find(page, name);
  await page.getByRole('link', { name: `Editar ${name}` }).click();
  await expect(page).toHaveURL(`${LIST}/${id}`);
  await expect(tab(page, 'Editar Local')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByLabel('Nome')).toHaveValue(name);
  await page.getByLabel('Cidade').fill('Linhares');
  await save(page, 'Atualizar').click();
  await expect(row(page, name).locator('[data-saved]')).toBeOnScreen();
  await expectToast(page, 'Local atualizado', name);
  await find(page, name);
  await expect(row(page, name).getByText('Linhares/ES')).toBeVisible();
});

test('Voltar leaves the form, and the working copy is kept', async ({ page }) => {
  const { id } = await withLocation(page);
  await page.goto(`${LIST}?local=${id}`);
  await expect(page).toHaveURL(`${LIST}/${id}`);
  await page.getByLabel('Nome').fill('Outro nome');
  await page.reload();
  await expect(page.getByLabel('Nome')).toHaveValue('Outro nome');
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL(LIST);
  await expect(tab(page, 'Novo Local')).toBeVisible();
  await page.goto(`${LIST}/${id}`);
  await expect(page.getByLabel('Nome')).toHaveValue('Outro nome');
});

test('a missing or invalid value gets an error message at its field', async ({ page }) => {
  const { id } = await withLocation(page);
  await page.goto(`${LIST}/${id}`);
  for (const label of ['Nome', 'Endereço', 'Cidade', 'UF']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
  await expect(page.getByLabel('UF')).toHaveAttribute('maxlength', '2');
  await page.getByLabel('UF').fill('E');
  await page.getByLabel('Latitude').fill('vinte');
  await page.getByLabel('Longitude').fill('-200');
  await save(page, 'Atualizar').click();
  await expect(page.getByText('A UF tem 2 letras.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText('Informe a latitude em graus, como -20,33214.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText('Informe a longitude de -180 a 180.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByLabel('UF')).toBeFocused();
  await page.getByLabel('Latitude').fill('');
  await page.getByLabel('Longitude').fill('-40');
  await save(page, 'Atualizar').click();
  await expect(page.getByText('Informe também a latitude.')).toBeOnScreen({ scrolled: true });
});

test('the second of two concurrent editors sees both versions in words, and chooses', async ({ page, problems }) => {
  const record = await withLocation(page);
  await page.goto(`${LIST}/${record.id}`);
  await page.getByLabel('Tipo').selectOption('Flagship');
  await page.getByRole('button', { name: 'Adicionar horário' }).click();
  const hours = [{ days: [6], opens: '08:00', closes: '12:00' }];
  const { id, ...fields } = record;
  await callApi(page, 'PUT', `${API}/${id}`, { ...fields, type: 'store', hours, city: 'Aracruz' });
  await save(page, 'Atualizar').click();
  const dialog = page.getByRole('dialog');
  for (const text of ['Flagship', 'Loja', 'Segunda a sexta, 9h às 18h', 'Sábado, 8h às 12h']) {
    await expect(dialog.getByRole('insertion').filter({ hasText: text })).toBeOnScreen();
  }
  await dialog.getByRole('radio', { name: 'Loja' }).check();
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expectToast(page, 'Local atualizado');
  const stored = await callApi<LocationRecord>(page, 'GET', `${API}/${id}`);
  expect(stored).toMatchObject({ type: 'store', city: 'Aracruz', hours: [{ opens: '09:00' }] });
  forget(problems, 'status of 409');
});

test('a location is deleted after a confirmation, and restored by undo', { tag: '@main' }, async ({ page }) => {
  const { name } = await withLocation(page);
  await find(page, name);
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Excluir este local?', { exact: true })).toBeOnScreen();
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Local excluído');
  await expect(page.getByText('Nenhum local encontrado com os filtros selecionados.')).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row(page, name)).toBeVisible();
});

test('a location is activated and deactivated from the list', async ({ page }) => {
  const location = await withLocation(page);
  const { id, name } = location;
  // Not sent to the server: tests of the site count its locations at the same time.
  await page.route(`**${API}/${id}/active`, async (route) => {
    const { active, version } = route.request().postDataJSON();
    await route.fulfill({ json: { record: { ...location, active, version: version + 1 }, activityId: 1 } });
  });
  await find(page, name);
  await row(page, name)
    .getByRole('switch', { name: `${name} ativo` })
    .click();
  await expectToast(page, 'Local ativado');
  await expect(row(page, name).getByText('Ativo', { exact: true })).toBeOnScreen();
  await row(page, name)
    .getByRole('switch', { name: `${name} ativo` })
    .click();
  await expectToast(page, 'Local desativado');
  await expect(row(page, name).getByText('Inativo', { exact: true })).toBeOnScreen();
  await expect(row(page, name).getByRole('switch', { name: `${name} ativo` })).not.toBeChecked();
});

test('the list is filtered by address parameters, ignoring accents', async ({ page }) => {
  const { name } = await withLocation(page, { uf: 'AC' });
  await openPanel(page, LIST);
  await page.getByLabel('Filtrar por UF').selectOption('AC');
  await page.getByLabel('Filtrar por status').selectOption('Inativo');
  await page.getByLabel('Filtrar por tipo').selectOption('Revendedor');
  await page.getByLabel('Filtrar por coordenadas').selectOption('Sem coordenadas');
  await page.getByRole('searchbox', { name: 'Buscar locais' }).fill(`sao mateus ${name.toUpperCase()}`);
  await expect(page).toHaveURL(/uf=AC.*status=inactive.*tipo=retailer.*coordenadas=missing.*busca=sao/);
  await expect(row(page, name)).toBeVisible();
  await page.getByLabel('Filtrar por tipo').selectOption('Loja');
  await expect(page.getByText('Nenhum local encontrado com os filtros selecionados.')).toBeOnScreen({ scrolled: true });
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('row').nth(5)).toBeVisible();
});

test('a long list loads its next page on request', async ({ page }) => {
  const item = (id: number) => ({ ...FIELDS, id, version: 1, name: `Local ${id}` });
  await page.route(`**${API}*`, (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('after') === '["local 50",50]';
    const rows = Array.from({ length: isSecond ? 7 : 50 }, (_, index) => item(index + (isSecond ? 51 : 1)));
    return route.fulfill({ json: { rows, next: isSecond ? null : '["local 50",50]' } });
  });
  await openPanel(page, LIST);
  await expect(page.getByText('50 na lista')).toBeVisible();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByText('57 na lista')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
});

test('a failed deletion, load or save shows its own toast with the server’s message', async ({ page, problems }) => {
  const { id, name } = await withLocation(page);
  const failing = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 503, json: { error: 'O serviço caiu.', code: 'unavailable' } }),
    );
  await find(page, name);
  await expect(row(page, name)).toBeVisible();
  await failing(`**${API}/${id}*`);
  await page.getByRole('button', { name: `Excluir ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Erro ao excluir', 'O serviço caiu.');
  await page.getByRole('link', { name: `Editar ${name}` }).click();
  await expectToast(page, 'Erro ao carregar', 'O serviço caiu.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByLabel('Cidade').fill('Colatina');
  await failing(`**${API}/${id}`);
  await save(page, 'Atualizar').click();
  await expectToast(page, 'Erro ao salvar');
  await expect(page.getByLabel('Cidade')).toHaveValue('Colatina');
  forget(problems, 'status of 503');
});

test('focus moves to the days of added hours, and to the previous hours after a removal', async ({ page }) => {
  await openPanel(page, '/painel/locations/novo');
  const lines = page.getByRole('group', { name: /^Horário \d$/ });
  const adding = page.getByRole('button', { name: 'Adicionar horário' });
  const before = await lines.count();
  await adding.click();
  await expect(lines).toHaveCount(before + 1);
  await expect(lines.last().getByRole('button', { name: 'segunda' })).toBeFocused();
  await adding.click();
  await lines
    .last()
    .getByRole('button', { name: /^Remover horário/ })
    .click();
  await expect(lines).toHaveCount(before + 1);
  await expect(lines.last().getByLabel('Abre às')).toBeFocused();
  for (let left = before + 1; left > 0; left -= 1) {
    await lines
      .last()
      .getByRole('button', { name: /^Remover horário/ })
      .click();
    await expect(lines).toHaveCount(left - 1);
  }
  await expect(adding).toBeFocused();
});

test('invalid hours get an error message at their line, and the focus', async ({ page }) => {
  const hours = [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }];
  const { id } = await withLocation(page, { hours });
  await page.goto(`${LIST}/${id}`);
  const second = page.getByRole('group', { name: 'Horário 2' });
  await page.getByRole('button', { name: 'Adicionar horário' }).click();
  await second.getByRole('button', { name: 'sábado' }).click();
  await save(page, 'Atualizar').click();
  await expect(second.getByText('Escolha ao menos um dia.')).toBeOnScreen();
  await expect(second.getByRole('button', { name: 'segunda' })).toBeFocused();
  await second.getByRole('button', { name: 'sexta' }).click();
  await save(page, 'Atualizar').click();
  const clash = second.getByText('Na sexta, um horário começa antes de o outro terminar.');
  await expect(clash).toBeOnScreen();
  await expect(clash).toBeFocused();
  await second.getByLabel('Abre às').fill('19:00');
  await second.getByLabel('Fecha às').fill('21:00');
  await expect(clash).toHaveCount(0);
  await save(page, 'Atualizar').click();
  await expectToast(page, 'Local atualizado');
  const stored = await callApi<LocationRecord>(page, 'GET', `${API}/${id}`);
  expect(stored.hours).toEqual([...hours, { days: [5], opens: '19:00', closes: '21:00' }]);
});
