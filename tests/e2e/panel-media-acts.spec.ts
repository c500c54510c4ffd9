import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, forget, openPanel, test } from '../helpers/panel';
import { pictureFile } from '../helpers/picture-files';
import { createPost } from '../helpers/posts';
import { uniqueName } from '../helpers/products';

const bar = (page: Page) => page.getByRole('region', { name: 'Ações em lote' });
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const tiles = (page: Page) => page.getByRole('list', { name: 'Imagens' }).getByRole('listitem');
const steps = (page: Page, many: number) =>
  page.getByRole('dialog', { name: `Texto alternativo de ${many} imagens`, exact: true });
const text = (page: Page) => page.getByRole('dialog').getByLabel('Texto alternativo');

/** Pictures of the test's own, and the list of them alone, the newest first. */
async function openOwn(page: Page, letters: string[]) {
  const name = uniqueName('foto').replaceAll(' ', '-');
  await openPanel(page, `/painel/midia?busca=${encodeURIComponent(name)}`);
  for (const letter of letters) {
    const file = await pictureFile(320, 200);
    await page
      .getByLabel('Arquivos de imagem')
      .first()
      .setInputFiles({ ...file, name: `${name}-${letter}.jpg` });
    await expect(tiles(page).filter({ hasText: `${name}-${letter}` })).toBeVisible();
  }
  await page.reload();
  await expect(tiles(page)).toHaveCount(letters.length);
  return (letter: string) => `${name}-${letter}.jpg`;
}

/** Whoever is at the end of a test takes its pictures away. */
async function clear(page: Page, name: (letter: string) => string) {
  const search = name('').split('-.')[0] ?? '';
  type Row = { id: number; version: number };
  const { rows } = await callApi<{ rows: Row[] }>(page, 'GET', `/api/panel/media?search=${search}`);
  if (rows.length === 0) return;
  const named = rows.map(({ id, version }) => ({ id, version }));
  await callApi(page, 'POST', '/api/panel/media/acts', { act: 'delete', rows: named });
}

test('many pictures get their texts one after the other by keys alone, and one undo takes them back', async ({
  page,
}) => {
  const name = await openOwn(page, ['A', 'B', 'C']);
  await choice(page, name('C')).focus();
  await page.keyboard.press('Space');
  await choice(page, name('A')).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page).getByText('3 selecionadas')).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Texto alternativo...')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(text(page)).toBeFocused();
  await expect(steps(page, 3).getByRole('status')).toHaveText(`1 de 3${name('C')}`);
  await expect(steps(page, 3).getByRole('img', { name: name('C') })).toBeOnScreen();
  await page.keyboard.type('Um copo roxo');
  await page.keyboard.press('Enter');
  await expect(steps(page, 3).getByRole('status')).toHaveText(`2 de 3${name('B')}`);
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('Um cone de açaí');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(text(page)).toHaveValue('Um cone de açaí');
  await page.keyboard.type(' com morango');
  await page.keyboard.press('Enter');
  await expect(steps(page, 3).getByRole('button', { name: 'Próxima' })).toBeDisabled();
  await page.keyboard.press('Enter');
  await expectToast(page, '2 imagens com outro texto alternativo');
  await expect(tiles(page).filter({ hasText: 'Um cone de açaí com morango' })).toBeOnScreen();
  await expect(act(page, 'Texto alternativo...')).toBeFocused();

  await page.getByRole('button', { name: 'Desfazer' }).press('Enter');
  await expectToast(page, 'Ação desfeita', '2 registros voltaram a ser como antes.');
  await expect(tiles(page).filter({ hasText: 'Sem texto alternativo' })).toHaveCount(3);
  await page.goto('/painel/atividade?tipo=media');
  await expect(page.getByText('escreveu o texto alternativo de').first()).toBeOnScreen();
  await clear(page, name);
});

test('what is typed outlives a failure, and is there in the picture’s own form too', async ({ page, problems }) => {
  const name = await openOwn(page, ['A', 'B']);
  await choice(page, name('B')).click();
  await choice(page, name('A')).click({ modifiers: ['Shift'] });
  await act(page, 'Texto alternativo...').click();
  await text(page).fill('Três copos na bancada');
  await page.route('**/api/panel/media/acts', (route) =>
    route.fulfill({ status: 503, json: { error: 'Fora do ar.', code: 'unavailable' } }),
  );
  await steps(page, 2).getByRole('button', { name: 'Salvar 1 texto' }).click();
  await expectToast(page, 'Não foi possível mudar', 'Fora do ar.');
  forget(problems, '503');
  await page.unroute('**/api/panel/media/acts');

  const form = await page.context().newPage();
  await form.goto(page.url());
  await form.getByRole('link', { name: name('B') }).click();
  await expect(form.getByRole('textbox', { name: 'Texto alternativo' })).toHaveValue('Três copos na bancada');
  await form.close();
  await expect(bar(page).getByText('2 selecionadas')).toBeOnScreen();
  await act(page, 'Texto alternativo...').click();
  // One goes on where nothing is written yet.
  await expect(steps(page, 2).getByRole('status')).toContainText('2 de 2');
  await steps(page, 2).getByRole('button', { name: 'Anterior' }).click();
  await expect(text(page)).toHaveValue('Três copos na bancada');
  await steps(page, 2).getByRole('button', { name: 'Salvar 1 texto' }).click();
  await expectToast(page, '1 imagem com outro texto alternativo');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':media:')));
  expect(await drafts()).toEqual([]);
  await clear(page, name);
});

test('many are deleted; the one in use stays and is named, and the others come back with their files', async ({
  page,
}) => {
  const name = await openOwn(page, ['A', 'B', 'C']);
  const { rows } = await callApi<{ rows: { address: string }[] }>(page, 'GET', '/api/panel/media');
  const [newest] = rows;
  await createPost(page, { image: newest?.address });
  await choice(page, name('A')).check();
  await act(page, 'Selecionar todas').click();
  await act(page, 'Excluir').click();
  const dialog = page.getByRole('dialog', { name: 'Excluir 3 imagens?' });
  await expect(dialog).toContainText('O que está em uso fica. Até lá, dá para desfazer.');
  await dialog.getByRole('button', { name: 'Excluir todas' }).click();
  await expectToast(page, '2 imagens excluídas', `Está em uso e ficou: ${name('C')}.`);
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(tiles(page)).toHaveCount(3);
  const shown = tiles(page)
    .filter({ hasText: name('A') })
    .locator('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
});
