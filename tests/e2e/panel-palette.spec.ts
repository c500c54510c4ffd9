import { expect } from '../helpers/browser';
import { forget, openPanel, test } from '../helpers/panel';

const FOUND = {
  results: [
    { noun: 'slides', id: 2, title: 'Verão proteico', hint: 'Slide', path: '/painel/slides/2', seen: null },
    { noun: 'posts', id: 7, title: 'Verão com pistache', hint: 'Postagem', path: '/painel/blog/7', seen: null },
  ],
};

test('the palette is used by keyboard alone and returns the focus', { tag: '@main' }, async ({ page }) => {
  await openPanel(page);
  const opener = page.getByRole('button', { name: 'Buscar ou ir para' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Buscar ou ir para' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { selected: true })).toHaveText('Nova Postagem');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Entrada em duas etapas');
  await expect(page.getByRole('option', { selected: true })).toBeOnScreen();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText('Novo Produto');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(opener).toBeFocused();
});

test('typing filters the commands, and Enter opens one, in a new tab with Ctrl or by a middle click', async ({
  page,
}) => {
  await openPanel(page);
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results: [] } }));
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('dash');
  await expect(page.getByRole('option')).toHaveText(['Dashboard']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page).toHaveURL('/painel');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('midia');
  const media = page.getByRole('option');
  await expect(media).toHaveText(['MídiaImagens']);
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('ControlOrMeta+Enter');
  expect(new URL((await opened).url()).pathname).toBe('/painel/midia');
  await expect(page).toHaveURL('/painel');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('midia');
  const clicked = page.context().waitForEvent('page');
  await media.click({ button: 'middle' });
  expect(new URL((await clicked).url()).pathname).toBe('/painel/midia');
});

test('records are found by name, in groups', async ({ page }) => {
  await openPanel(page);
  await page.route('**/api/panel/search?q=ver%C3%A3o', (route) => route.fulfill({ json: FOUND }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('verão');
  await expect(page.getByRole('group', { name: 'Slides' }).getByRole('option')).toHaveText('Verão proteicoSlide');
  await expect(page.getByRole('group', { name: 'Postagens' }).getByRole('option')).toContainText('Verão com pistache');
  // Only announced: sighted users see how many there are.
  await expect(page.getByRole('dialog').getByRole('status').filter({ hasText: /\w/ })).toHaveText('2 resultados');
});

test('records whose name matches come before those whose text matches, and Enter opens the first', async ({ page }) => {
  const hit = (noun: string, id: number, title: string, path: string) => ({
    noun,
    id,
    title,
    hint: '',
    path,
    seen: null,
  });
  const results = [
    hit('posts', 1, 'Cinco minutos e uma caneca', '/painel/blog/1'),
    hit('products', 4, 'Soul Shake Pistache', '/painel/produtos/4'),
    hit('products', 23, 'Soul Fuel Chai', '/painel/produtos/23'),
  ];
  await openPanel(page);
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results } }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('fuel chai');
  const titles = ['Soul Fuel Chai', 'Soul Shake Pistache', 'Cinco minutos e uma caneca'];
  await expect(page.getByRole('option')).toHaveText(titles);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/painel/produtos/23');
});

test('an empty result is explained', async ({ page }) => {
  await openPanel(page);
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results: [] } }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('xyzxyz');
  await expect(
    page.getByRole('dialog').getByRole('status').getByText('Nada encontrado. Tente outras palavras.', { exact: true }),
  ).toBeOnScreen();
});

test('an outdated search is aborted', async ({ page }) => {
  await openPanel(page);
  const asked: string[] = [];
  await page.route('**/api/panel/search?*', (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    return asked.length > 1 ? route.fulfill({ json: FOUND }) : undefined;
  });
  await page.keyboard.press('ControlOrMeta+k');
  const field = page.getByRole('combobox');
  await field.fill('ver');
  await expect.poll(() => asked).toEqual(['ver']);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=ver'));
  await field.fill('verão');
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a text of a page is found by its label, and its field gets the focus', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('frase de abertura');
  const found = page.getByRole('group', { name: 'Páginas' }).getByRole('option', { name: /^Frase de abertura/ });
  await expect(found.first()).toContainText('Página Sobre ·');
  await found.first().click();
  await expect(page).toHaveURL('/painel/paginas/sobre#aboutLead');
  const field = page.getByLabel('Frase de abertura', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toBeOnScreen();
  // Also on the page that is open.
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('titulo da historia');
  await page.getByRole('option', { name: /^Título da história/ }).click();
  await expect(page.getByLabel('Título da história', { exact: true })).toBeFocused();
});

test('a command is found by a synonym, and shows it', async ({ page }) => {
  await openPanel(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('dois passos');
  await expect(page.getByRole('option').first()).toHaveText('Entrada em duas etapasdois passos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/painel/seguranca');
});

test('a filtered list is opened with its filter', async ({ page }) => {
  await openPanel(page);
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ json: { results: [] } }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('rascunho');
  await expect(page.getByRole('option').first()).toHaveText('Rascunhos do blog');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/painel/blog?situacao=rascunhos');
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('rascunhos');
});

test('a search that failed says so, instead of that nothing was found', async ({ page, problems }) => {
  await openPanel(page);
  const failure = { error: 'O serviço caiu.', code: 'unavailable' };
  await page.route('**/api/panel/search?*', (route) => route.fulfill({ status: 503, json: failure }));
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('xyzxyz');
  await expect(page.getByRole('dialog').getByText('Não conseguimos buscar agora.')).toBeOnScreen();
  await page.unroute('**/api/panel/search?*');
  await page.getByRole('combobox').fill('xyzxyzx');
  await expect(page.getByRole('dialog').getByText('Nada encontrado. Tente outras palavras.')).toBeOnScreen();
  forget(problems, 'status of 503');
});
