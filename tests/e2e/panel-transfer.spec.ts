import { expect, hold } from '../helpers/browser';
import { expectToast, forgetRefusals } from '../helpers/browser-accounts';
import { forget, openPanel, test } from '../helpers/panel';
import { bring } from '../helpers/picture-files';
import { workbookFiles, zipped } from '../helpers/workbook';

const LISTS = [
  ['/painel/produtos?categoria=soulice', 'Produtos'],
  ['/painel/produtos/categorias', 'Categorias'],
  ['/painel/locations', 'Locais'],
  ['/painel/blog?busca=proteina', 'Postagens'],
  ['/painel/slides', 'Slides'],
  ['/painel/perguntas?status=ativos', 'Perguntas'],
] as const;

for (const [list, label] of LISTS) {
  test(`${label} link to their own export and import, and back to the filtered list`, async ({ page }) => {
    await openPanel(page, list);
    await page.getByRole('link', { name: 'Exportar e importar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exportar e importar');
    await expect(page.getByRole('button', { name: /^Exportar .* em CSV$/ }).first()).toHaveAccessibleName(
      `Exportar ${label} em CSV`,
    );
    // The other lists are folded, so the import is in sight.
    await expect(page.getByLabel('Arquivo')).toBeOnScreen();
    await expect(page.getByLabel('O que importar').getByRole('option', { selected: true })).toHaveText(label);
    await page.getByRole('link', { name: `Voltar a ${label}` }).click();
    await expect(page).toHaveURL(list);
  });
}

test('only importable tables are offered for import', async ({ page }) => {
  await openPanel(page, '/painel/configuracoes/dados');
  const offered = page.getByLabel('O que importar').getByRole('option');
  await expect(offered).toHaveText(['Produtos', 'Categorias', 'Locais', 'Postagens', 'Slides', 'Perguntas']);
  await expect(page.getByRole('button', { name: 'Exportar Páginas em CSV' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar às configurações' })).toBeVisible();
});

test('a dropped file is recognised by its name and checked at once, and a row lists all of its errors', async ({
  page,
}) => {
  await openPanel(page, '/painel/configuracoes/dados');
  const lines = ['Nome;Endereço;Cidade;UF;Ativo', ';Rua 1;Recife;Pernambuco;talvez'];
  const file = { name: 'soul-lojas.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await bring(page, 'dragenter', file);
  await expect(page.getByText('Solte o arquivo para conferir')).toBeOnScreen();
  await bring(page, 'drop', file);
  await expect(page.getByText('Solte o arquivo para conferir')).toBeHidden();
  await expect(page.getByLabel('O que importar')).toHaveValue('locations');
  await expect(page.getByText('0 novos, 0 com mudanças, 0 iguais, 1 recusado')).toBeOnScreen();
  const refused = page.getByRole('row').filter({ hasText: 'Recusada' }).getByRole('listitem');
  await expect(refused).toHaveText([/^Nome: Informe o nome\./, /^UF: /, /^Ativo: Escreva Sim ou Não\./]);
  await expect(page.getByText('Não há nada a importar.')).toBeVisible();
});

test('a workbook is read as Excel saves it, and its rows keep their numbers', async ({ page }) => {
  await openPanel(page, '/painel/configuracoes/dados');
  const words = ['Nome', 'Endereço', 'Cidade', 'UF', 'Ensaio', 'Rua 1', 'Recife', 'PE'];
  const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
  const shared = (first: number) => words.slice(0, 4).map((_, at) => `<c t="s"><v>${first + at}</v></c>`);
  const files = workbookFiles({
    sheet: row(1, shared(0).join('')) + row(3, shared(4).join('')) + row(4, '<c t="s"><v>4</v></c>'),
    strings: words.map((word) => `<si><t>${word}</t></si>`).join(''),
  });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  const file = { name: 'lojas.xlsx', mimeType, buffer: zipped(files) };
  await page.getByLabel('Arquivo').setInputFiles(file);
  await expect(page.getByText('1 novo, 0 com mudanças, 0 iguais, 1 recusado')).toBeOnScreen({ scrolled: true });
  await expect(page.getByRole('row').filter({ hasText: 'Novo' })).toContainText('3');
  await expect(page.getByRole('row').filter({ hasText: 'Recusada' })).toContainText('4');
});

test('a workbook that is chosen offline is answered with what to do, and read once the network is back', async ({
  page,
  context,
  problems,
}) => {
  await openPanel(page, '/painel/configuracoes/dados');
  const strings = ['Nome', 'Cidade'].map((word) => `<si><t>${word}</t></si>`).join('');
  const buffer = zipped(workbookFiles({ sheet: '<row r="1"><c t="s"><v>0</v></c></row>', strings }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await context.setOffline(true);
  // Another test may have put it into the browser's cache.
  await page.route('**/workbook-*.js', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Arquivo').setInputFiles({ name: 'lojas.xlsx', mimeType, buffer });
  await expect(page.getByText(/^Não conseguimos abrir planilhas agora\./).first()).toBeOnScreen({ scrolled: true });
  await context.setOffline(false);
  await page.unroute('**/workbook-*.js');
  await page.reload();
  await page.getByLabel('Arquivo').setInputFiles({ name: 'lojas.xlsx', mimeType, buffer });
  await expect(page.getByText(/^Não conseguimos abrir planilhas agora\./)).toHaveCount(0);
  forget(problems, 'ERR_INTERNET_DISCONNECTED');
});

test('on a phone the result of checking a long file is on the screen without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/painel/configuracoes/dados');
  const shops = Array.from(
    { length: 60 },
    (_, index) => `Ensaio ${index};Rua 1;Recife;${index === 0 ? 'Pernambuco' : 'PE'}`,
  );
  const text = ['Nome;Endereço;Cidade;UF', ...shops].join('\n');
  await page
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'lojas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByText('59 linhas entram, 1 fica de fora')).toBeOnScreen();
  await expect(page.getByText('59 novos, 0 com mudanças, 0 iguais, 1 recusado')).toBeOnScreen();
  await expect(page.getByRole('button', { name: 'Importar 59 registros' })).toBeOnScreen();
});

test('a file of another table is recognised by its columns, and checked as that by one press', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel/configuracoes/dados?lista=products');
  const text = 'Título;Resumo;Conteúdo\nUm ensaio que ninguém grava;Só para conferir;<p>Oi</p>\n';
  await page
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'tabela.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  // The field's message; a status repeats it for screen readers.
  const message = page.getByText('Este arquivo é de postagens, não de produtos.').first();
  await expect(message).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Conferir como Postagens' }).click();
  await expect(page.getByText('1 linha entra, nenhuma fica de fora')).toBeOnScreen();
  await expect(page.getByLabel('O que importar')).toHaveValue('posts');
  await expect(page.getByText('Este arquivo é de')).toHaveCount(0);
  forgetRefusals(problems, 422);
});

test('a file with an unknown column is imported once an editor ignores it, and the plan names it', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel/configuracoes/dados?lista=locations');
  const text = 'Nome;Endereço;Cidade;UF;Gerente;Telefone fixo\nLoja que ninguém grava;Rua 1;Recife;PE;Ana;81 3333-4444';
  await page
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'tabela.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const message = page.getByText('Não conhecemos as colunas “Gerente” e “Telefone fixo”.').first();
  await expect(message).toBeOnScreen({ scrolled: true });
  await expect(page.getByText('“Gerente” não se parece com nada que conhecemos.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText('“Telefone fixo” se parece com “Telefone”.')).toBeOnScreen({ scrolled: true });
  await expect(page.getByText(/^Conhecemos ID, Nome, Endereço, .* e Ativo\.$/)).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Ignorar estas colunas' }).click();
  await expect(page.getByText('1 linha entra, nenhuma fica de fora')).toBeOnScreen();
  await expect(page.getByText('Colunas ignoradas: “Gerente” e “Telefone fixo”.')).toBeOnScreen();
  await expect(message).toHaveCount(0);
  const sent = page.waitForRequest('**/api/panel/imports/locations');
  await page.route('**/api/panel/imports/locations', (route) =>
    route.fulfill({ status: 422, json: { error: 'Só uma prova.', code: 'unfit' } }),
  );
  await page.getByRole('button', { name: 'Importar 1 registro' }).click();
  expect((await sent).postDataJSON().ignored).toEqual(['Gerente', 'Telefone fixo']);
  await expectToast(page, 'Erro ao importar');
  forgetRefusals(problems, 422);
});

test('columns of another table are told with the columns that they mean or are a part of', async ({
  page,
  problems,
}) => {
  await openPanel(page, '/painel/configuracoes/dados?lista=locations');
  const text = 'Nome;Rua;Bairro;Cidade;UF;Horário\nLoja;Rua Um, 1;Centro;Recife;PE;9h às 18h';
  await page
    .getByLabel('Arquivo')
    .setInputFiles({ name: 'tabela.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  for (const told of [
    '“Rua” se parece com “Endereço”.',
    '“Bairro” faz parte de “Endereço”.',
    '“Horário” se parece com “Horários por dia”.',
  ])
    await expect(page.getByText(told)).toBeOnScreen({ scrolled: true });
  forgetRefusals(problems, 422);
});

test('the result of one file is not shown for another', async ({ page }) => {
  await openPanel(page, '/painel/configuracoes/dados?lista=posts');
  const choose = (name: string) => {
    const text = `Título;Resumo;Conteúdo\n${name} que ninguém grava;Só para conferir;<p>Oi</p>\n`;
    return page.getByLabel('Arquivo').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  };
  const release = await hold(page, '/api/panel/imports/posts?*', undefined, 1);
  await choose('um.csv');
  await expect(page.getByRole('button', { name: 'Conferindo...' })).toBeVisible();
  await choose('dois.csv');
  const ofTheSecond = page.getByText('dois.csv: 1 novo');
  await expect(ofTheSecond).toBeOnScreen();
  const told = page.waitForResponse('**/api/panel/imports/posts?*');
  release();
  await (await told).finished();
  await expect(ofTheSecond).toBeOnScreen();
  await expect(page.getByRole('row').filter({ hasText: 'dois.csv que ninguém grava' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'um.csv que ninguém grava' })).toHaveCount(0);
});
