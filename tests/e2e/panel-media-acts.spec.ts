import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, forget, test } from '../helpers/panel';
import { deletePictures, openOwnPictures, tiles } from '../helpers/panel-pictures';
import { createPost } from '../helpers/posts';

const bar = (page: Page) => page.getByRole('region', { name: 'Ações em lote' });
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const steps = (page: Page, many: number) =>
  page.getByRole('dialog', { name: `Texto alternativo de ${many} imagens`, exact: true });
/** The green sign of a success. */
const tick = (page: Page) => page.getByRole('region', { name: 'Avisos' }).locator('.text-success');
const text = (page: Page) => page.getByRole('dialog').getByLabel('Texto alternativo');

test('many pictures get their alternative texts by keyboard in one dialog, and one undo reverts them', async ({
  page,
}) => {
  const name = await openOwnPictures(page, ['A', 'B', 'C']);
  await choice(page, name('C')).focus();
  await page.keyboard.press('Space');
  await choice(page, name('A')).focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar(page).getByText('3 selecionadas')).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Texto alternativo...')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(text(page)).toBeFocused();
  await expect(steps(page, 3).getByRole('status').filter({ hasText: /\w/ })).toHaveText(`1 de 3${name('C')}`);
  await expect(steps(page, 3).getByRole('img', { name: name('C') })).toBeOnScreen();
  await page.keyboard.type('Um copo roxo');
  await page.keyboard.press('Enter');
  await expect(steps(page, 3).getByRole('status').filter({ hasText: /\w/ })).toHaveText(`2 de 3${name('B')}`);
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
  await expectToast(page, 'Pronto, desfizemos', '2 registros voltaram a ser como antes.');
  await expect(tiles(page).filter({ hasText: 'Sem texto alternativo' })).toHaveCount(3);
  await page.goto('/painel/atividade?tipo=media');
  await expect(page.getByText('escreveu o texto alternativo de').first()).toBeOnScreen();
  await deletePictures(page, name);
});

test('typed alternative texts survive a failure, and are in the picture’s form too', async ({ page, problems }) => {
  const name = await openOwnPictures(page, ['A', 'B']);
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
  // It opens at the first picture without a text.
  await expect(steps(page, 2).getByRole('status').filter({ hasText: /\w/ })).toContainText('2 de 2');
  await steps(page, 2).getByRole('button', { name: 'Anterior' }).click();
  await expect(text(page)).toHaveValue('Três copos na bancada');
  await steps(page, 2).getByRole('button', { name: 'Salvar 1 texto' }).click();
  await expectToast(page, '1 imagem com outro texto alternativo');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':media:')));
  expect(await drafts()).toEqual([]);
  await deletePictures(page, name);
});

test('texts that the browser cannot store stay in the dialog with a warning, and are stored on retry', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('soul-draft:') && !('hasRoom' in globalThis)) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const name = await openOwnPictures(page, ['A', 'B']);
  await choice(page, name('B')).click();
  await choice(page, name('A')).click({ modifiers: ['Shift'] });
  await act(page, 'Texto alternativo...').click();
  await text(page).fill('Três copos na bancada');
  const told = steps(page, 2).getByRole('alert').filter({ hasText: 'O navegador não guardou o que você escreveu' });
  await expect(told).toBeOnScreen();
  await steps(page, 2).getByRole('button', { name: 'Fechar' }).click();
  await act(page, 'Texto alternativo...').click();
  await steps(page, 2).getByRole('button', { name: 'Anterior' }).click();
  await expect(text(page)).toHaveValue('Três copos na bancada');
  await expect(told).toBeOnScreen();

  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':media:')));
  expect(await drafts()).toEqual([]);
  await page.evaluate(() => Object.assign(globalThis, { hasRoom: true }));
  await told.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(told).toBeHidden();
  expect(await drafts()).toHaveLength(1);
  await expect(text(page)).toHaveValue('Três copos na bancada');
  await steps(page, 2).getByRole('button', { name: 'Salvar 1 texto' }).click();
  await expectToast(page, '1 imagem com outro texto alternativo');
  expect(await drafts()).toEqual([]);
  await deletePictures(page, name);
});

test('deleting many pictures keeps and names the one in use, and undo restores the others with their files', async ({
  page,
}) => {
  const name = await openOwnPictures(page, ['A', 'B', 'C']);
  // By its name: the newest picture may be another test's.
  const search = `/api/panel/media?search=${name('C')}`;
  const { rows } = await callApi<{ rows: { address: string }[] }>(page, 'GET', search);
  const post = await createPost(page, { image: rows[0]?.address });
  await choice(page, name('A')).check();
  await act(page, 'Selecionar todas').click();
  await act(page, 'Excluir').click();
  const dialog = page.getByRole('dialog', { name: 'Excluir 3 imagens?' });
  await expect(dialog).toContainText(/^.*O que está em uso fica\. O resto sai da Mídia agora/);
  await dialog.getByRole('button', { name: 'Excluir 3 imagens' }).click();
  await expectToast(page, '2 imagens excluídas', `Está em uso e ficou: ${name('C')}.`);
  await expect(tick(page)).toBeOnScreen();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(tiles(page)).toHaveCount(3);
  const shown = tiles(page)
    .filter({ hasText: name('A') })
    .locator('img');
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
  await callApi(page, 'DELETE', `/api/panel/posts/${post.id}?version=${post.version}`);
  await deletePictures(page, name);
});

test('deleting only pictures in use promises nothing, and ends in a notice without a success tick', async ({
  page,
}) => {
  const name = await openOwnPictures(page, ['A']);
  const { rows } = await callApi<{ rows: { address: string }[] }>(page, 'GET', `/api/panel/media?search=${name('A')}`);
  const post = await createPost(page, { image: rows[0]?.address });
  await choice(page, name('A')).check();
  await act(page, 'Excluir').click();
  const dialog = page.getByRole('dialog', { name: 'Excluir 1 imagem?' });
  await expect(dialog).toContainText(`${name('A')} só sai da Mídia se não estiver em uso.`);
  await dialog.getByRole('button', { name: 'Excluir' }).click();
  await expectToast(page, 'Nada mudou', `Está em uso e ficou: ${name('A')}.`);
  await expect(tick(page)).toHaveCount(0);
  await callApi(page, 'DELETE', `/api/panel/posts/${post.id}?version=${post.version}`);
  await deletePictures(page, name);
});
