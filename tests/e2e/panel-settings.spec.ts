import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { LocationRecord } from '../../src/shared/location';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { API, withLocation } from '../helpers/locations';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { uniqueName } from '../helpers/unique-name';

const SCREEN = '/painel/configuracoes';
const DATA = '/painel/configuracoes/dados';
const SETTINGS = '/api/panel/settings';

/** Settings are shared: these tests run serially and change only values that no other test reads. */
test.describe.configure({ mode: 'serial' });

test('a setting shows its effect, is saved, appears on the site, and can be reset to its default', {
  tag: '@main',
}, async ({ page, borrow }) => {
  await openPanel(page, SCREEN);
  await borrow(SETTINGS);
  const field = page.getByRole('textbox', { name: 'Mensagem do WhatsApp' });
  const standard = await field.inputValue();
  const message = `Olá, ${randomUUID().slice(0, 8)}!`;
  await field.fill(message);
  const tried = page.getByRole('link', { name: 'Testar a mensagem no WhatsApp' });
  // The links of the brand and of the branch.
  await expect(tried.last()).toHaveAttribute('href', new RegExp(encodeURIComponent(message)));
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expectToast(page, 'Configurações salvas');
  expect(await (await page.request.get('/biocasaforte')).text()).toContain(encodeURIComponent(message));
  await page.getByRole('button', { name: 'Restaurar padrão de Mensagem do WhatsApp' }).click();
  await expect(field).toHaveValue(standard);
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByText('Alterações não salvas')).toBeHidden();
  expect(await (await page.request.get('/api/settings')).json()).toMatchObject({ branch: { chatMessage: standard } });
});

test('an earlier version of a setting is compared, and restored into the form without saving', async ({
  page,
  borrow,
}) => {
  await openPanel(page, SCREEN);
  await borrow(SETTINGS);
  const input = page.getByRole('textbox', { name: 'Mensagem do WhatsApp' });
  const standard = await input.inputValue();
  const message = `Oi, ${randomUUID().slice(0, 8)}!`;
  await input.fill(message);
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expectToast(page, 'Configurações salvas');

  await page.getByRole('button', { name: 'Histórico' }).click();
  const history = page.getByRole('dialog', { name: 'Histórico' });
  const versions = history.getByRole('listitem');
  await expect(versions.first()).toContainText('Versão salva');
  await versions
    .nth(1)
    .getByRole('button', { name: /^Comparar/ })
    .click();
  const field = versions.nth(1).getByRole('region', { name: 'Mensagem do WhatsApp' });
  await expect(field.getByRole('deletion')).toContainText(message.slice(4, 12));
  await expect(versions.nth(1).getByRole('region')).toHaveCount(1);
  await field.getByRole('button', { name: 'Restaurar este campo: Mensagem do WhatsApp' }).click();
  await expect(field.getByText('Está no formulário, ainda sem salvar.')).toBeOnScreen({ scrolled: true });
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue(standard);
  await expect(page.getByText('Alterações não salvas')).toBeOnScreen();
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expectToast(page, 'Configurações salvas');
});

test('the link that tries a phone number dials it as the site does', async ({ page }) => {
  await openPanel(page, SCREEN);
  const phone = page.getByRole('textbox', { name: 'Telefone', exact: true });
  const tried = page.getByRole('link', { name: 'Ligar para este número' });
  await phone.fill('0800 123 4567');
  await expect(tried).toHaveAttribute('href', 'tel:08001234567');
  await phone.fill('(27) 99999-0000');
  await expect(tried).toHaveAttribute('href', 'tel:+5527999990000');
});

test('a profile of Instagram is taken by its name, and a host without https://', async ({ page, borrow }) => {
  await openPanel(page, SCREEN);
  await borrow(SETTINGS);
  const profile = page.getByRole('textbox', { name: 'Instagram da unidade' });
  // Phones show a keyboard for words, and begin in lower case.
  await expect(profile).not.toHaveAttribute('inputmode');
  await expect(profile).toHaveAttribute('autocapitalize', 'none');
  const standard = await profile.inputValue();
  const name = `soula.${randomUUID().slice(0, 8)}`;
  const save = async () => {
    await page.keyboard.press('ControlOrMeta+s');
    await expectToast(page, 'Configurações salvas');
  };
  await profile.fill(`@${name}`);
  await save();
  const stored = async () => (await (await page.request.get('/api/settings')).json()).branch.instagram;
  expect(await stored()).toBe(`https://www.instagram.com/${name}`);
  await profile.fill(`instagram.com/${name}`);
  await profile.press('Tab');
  await expect(profile).toHaveValue(`https://instagram.com/${name}`);
  const doubt = page.getByText('Este endereço não é do Instagram');
  await expect(doubt).toHaveCount(0);
  await profile.fill('facebook.com/soula');
  await expect(doubt).toBeOnScreen();
  const ordering = page.getByRole('textbox', { name: 'Link para pedir' });
  await ordering.fill('pedidos.example.com/soul');
  await ordering.press('Tab');
  await expect(ordering).toHaveValue('https://pedidos.example.com/soul');
  await page.getByRole('button', { name: 'Restaurar padrão de Link para pedir' }).click();
  await profile.fill(standard);
  await save();
});

test('invalid settings get an error message at their fields', async ({ page }) => {
  await openPanel(page, SCREEN);
  await page.getByLabel('Telefone', { exact: true }).fill('abc');
  await page.getByLabel('E-mail comercial').fill('x');
  await page.getByLabel('Link para pedir').fill('http://inseguro.example');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByLabel('Telefone', { exact: true })).toBeFocused();
  for (const text of [
    'Informe um telefone com DDD.',
    'Informe um e-mail válido.',
    'Informe um endereço que comece com https://.',
  ]) {
    await expect(page.getByText(text)).toBeOnScreen({ scrolled: true });
  }
  for (const name of ['Telefone', 'E-mail comercial', 'Link para pedir']) {
    await page.getByRole('button', { name: `Restaurar padrão de ${name}`, exact: true }).click();
  }
  await expect(page.getByText('Alterações não salvas')).toBeHidden();
});

test('data are exported as a file, and an import is checked row by row and can be undone', { tag: '@main' }, async ({
  page,
}) => {
  await openPanel(page, DATA);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar Locais em CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^soul-locais-.*\.csv$/);

  const name = uniqueName('Importada');
  const choose = (text: string) =>
    page.getByLabel('Arquivo').setInputFiles({ name: 'lojas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Conferir arquivo' }).click();
  await expect(page.getByText('Escolha um arquivo do Excel, CSV ou JSON.').first()).toBeOnScreen({ scrolled: true });
  await choose(`Nome;Endereço;Cidade;UF;Ativo\n${name};Rua 1;Recife;PE;não\n;Rua 2;Recife;PE;não\n`);
  await expect(page.getByText('1 novo, 0 com mudanças, 0 iguais, 1 recusado')).toBeOnScreen({ scrolled: true });
  await expect(page.getByRole('row').filter({ hasText: 'Recusada' })).toContainText('Nome: Informe o nome.');
  await expect(page.getByText('1 linha recusada fica de fora.')).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  await expectToast(page, 'Importação concluída');
  await expect(page.getByText('1 linha recusada ficou de fora.')).toBeOnScreen({ scrolled: true });
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar as recusadas' }).click(),
  ]);
  expect(rest.suggestedFilename()).toBe('lojas-recusadas.csv');
  const left = await readFile(await rest.path(), 'utf8');
  expect(left).toContain('Motivo da recusa');

  await page.goto('/painel/atividade');
  const entry = page.getByRole('listitem').filter({ hasText: 'importou 1 local' }).first();
  await entry.getByRole('link', { name: '1 local' }).click();
  await expect(page.getByRole('link', { name })).toBeOnScreen({ scrolled: true });
  await page.goto('/painel/atividade');
  await entry.getByRole('button', { name: /^Desfazer a importação de 1 local/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos');
  await expect(page.getByText('desfez a importação de').first()).toBeOnScreen({ scrolled: true });
  await openPanel(page, DATA);

  await choose(left.replace('\r\n;', `\r\n${name} Dois;`));
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  await expectToast(page, 'Importação concluída');

  const written = page.getByText('1 registro importado.', { exact: true });
  await expect(written).toHaveCount(1);
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos');
  await expect(written).toHaveCount(0);
  await choose(left.replace('\r\n;', `\r\n${name};`));
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  await expectToast(page, 'Importação concluída');

  await choose(`Nome;Telefone\n${name};(81) 3333-4444\n`);
  await expect(page.getByRole('row').filter({ hasText: 'Muda' })).toContainText('Telefone: (vazio)');
  // Unchanged rows are counted, and shown on demand.
  await choose(`Nome;Telefone\n${name};(81) 3333-5555\nSoul Praia da Costa;(27) 99999-0101\n`);
  await expect(page.getByText('0 novos, 1 com mudanças, 1 igual, 0 recusados')).toBeOnScreen({ scrolled: true });
  await expect(page.getByRole('row').filter({ hasText: 'Igual' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar a linha igual' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Igual' })).toBeOnScreen({ scrolled: true });
  const workbook = { name: 'lojas.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004') };
  await page.getByLabel('Arquivo').setInputFiles(workbook);
  await expect(page.getByText('Não conseguimos ler esta pasta de trabalho.').first()).toBeOnScreen({ scrolled: true });
});

test('an import whose record has changed since its check shows what it changes now, and writes that', async ({
  page,
  problems,
}) => {
  const { id, ...fields } = await withLocation(page);
  await openPanel(page, DATA);
  const text = `Nome;Telefone;E-mail\n${fields.name};(81) 3333-4444;loja@example.com\n`;
  await page
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'lojas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const change = page.getByRole('row').filter({ hasText: 'Muda' });
  await expect(change).toContainText('Telefone');
  await callApi(page, 'PUT', `${API}/${id}`, { ...fields, phone: '(81) 3333-4444' });
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  await expectToast(page, 'Erro ao importar');
  await expect(change).not.toContainText('Telefone');
  await expect(change).toContainText('E-mail');
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  await expectToast(page, 'Importação concluída');
  expect(await callApi<LocationRecord>(page, 'GET', `${API}/${id}`)).toMatchObject({ email: 'loja@example.com' });
  forget(problems, 'status of 409');
});

test('focus moves to an added link, and to the previous link after a removal', async ({ page }) => {
  await openPanel(page, '/painel/configuracoes');
  const names = page.getByLabel(/^Texto do link \d+$/);
  const before = await names.count();
  await page.getByRole('button', { name: 'Adicionar link' }).click();
  await expect(names).toHaveCount(before + 1);
  await expect(names.last()).toBeFocused();
  await page.getByRole('button', { name: 'Adicionar link' }).click();
  await page.getByRole('button', { name: `Remover link ${before + 2}` }).click();
  await expect(names).toHaveCount(before + 1);
  await expect(names.last()).toBeFocused();
});

test('a refused save leads to the error of the further links', async ({ page }) => {
  await openPanel(page, SCREEN);
  await page.getByRole('button', { name: 'Adicionar link' }).click();
  await page.keyboard.press('Control+S');
  const links = page.getByRole('group', { name: 'Outros links' });
  await expect(links.locator(':focus')).toHaveText(/^Use um caminho/);
  await page.getByLabel('Nome da marca').focus();
  await page.getByRole('button', { name: 'Um campo a corrigir' }).click();
  await expect(links.locator(':focus')).toHaveText(/^Use um caminho/);
});

test('a further link is chosen by the name of a page, and gets a warning if it leads nowhere', async ({ page }) => {
  await openPanel(page, SCREEN);
  await page.getByRole('button', { name: 'Adicionar link' }).click();
  const address = page.getByLabel(/^Endereço do link \d+$/).last();
  const doubt = page.getByText(/^Não há página neste endereço/);
  await address.fill('/nada-por-aqui');
  await expect(doubt).toBeOnScreen({ scrolled: true });
  await address.fill('soul shake');
  const pages = page.getByRole('list', { name: 'Páginas do site' });
  await pages.getByRole('button', { name: /^Soul Shake\s*Categoria$/ }).click();
  await expect(address).toHaveValue('/produtos/soulshake');
  await expect(doubt).toHaveCount(0);
  await address.fill('example.com/ofertas');
  await address.press('Tab');
  await expect(address).toHaveValue('https://example.com/ofertas');
});

test('unsaved settings are listed on the dashboard, and continued from there', async ({ page }) => {
  await openPanel(page, SCREEN);
  const field = page.getByRole('textbox', { name: 'Mensagem do WhatsApp' });
  await field.fill('Ainda não salva');
  page.once('dialog', (leave) => leave.accept());
  await page.goto('/painel');
  const unfinished = page.getByRole('region', { name: 'Continue de onde parou' });
  const way = unfinished.getByRole('link', { name: /^Configurações/ });
  await expect(way).toBeOnScreen();
  await way.click();
  await expect(field).toHaveValue('Ainda não salva');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(field).not.toHaveValue('Ainda não salva');
  await page.goto('/painel');
  await expect(page.getByRole('heading', { level: 1 })).toBeOnScreen();
  await expect(way).toHaveCount(0);
});
