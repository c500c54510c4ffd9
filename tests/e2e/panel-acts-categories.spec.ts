import type { Page } from '@playwright/test';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { uniqueName } from '../helpers/unique-name';

const LIST = '/painel/produtos/categorias';
const bar = (page: Page) => page.getByRole('region', { name: 'Ações em lote' });
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true });
const act = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });

test('deleting several categories keeps and names those with products, and the deleted one can be restored', async ({
  page,
}) => {
  await openPanel(page, LIST);
  const name = uniqueName('Linha');
  const input = { name, description: '', image: '/images/a.webp', imageAlt: '', position: 99 };
  const { record } = await callApi<{ record: { key: string } }>(page, 'POST', '/api/panel/categories', {
    ...{ ...input, ...NO_SEARCH_APPEARANCE, highlighted: false, packSize: null, packDiscount: 0 },
  });
  await page.reload();
  await choice(page, name).focus();
  await page.keyboard.press('Space');
  await choice(page, 'Soul Ice').focus();
  await page.keyboard.press('Space');
  await expect(bar(page).getByText('2 selecionadas')).toBeOnScreen();
  await page.keyboard.press('Enter');
  await expect(act(page, 'Pôr nos filtros')).toBeFocused();
  await act(page, 'Excluir').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Excluir 2 categorias?' });
  await expect(dialog).toContainText('as que não têm produtos saem do site agora mesmo, e as outras ficam.');
  await dialog.getByRole('button', { name: 'Excluir 2 categorias' }).click();
  await expectToast(page, '1 categoria excluída', 'Tem produtos e ficou: Soul Ice.');
  await expect(page.getByRole('row', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Pronto, desfizemos', '1 registro voltou a ser como antes.');

  await choice(page, name).check();
  await act(page, 'Pôr nos filtros').press('Enter');
  await expectToast(page, '1 categoria nos filtros');
  await expect(page.getByRole('row', { name }).getByText('Nos filtros')).toBeVisible();
  // A second act, with the list's new versions.
  await act(page, 'Tirar dos filtros').press('Enter');
  await expectToast(page, '1 categoria fora dos filtros');
  await page.goto('/painel/atividade?tipo=categories');
  await expect(page.getByText('pôs nos filtros').first()).toBeOnScreen();

  const { version } = await callApi<{ version: number }>(page, 'GET', `/api/panel/categories/${record.key}`);
  await callApi(page, 'DELETE', `/api/panel/categories/${record.key}?version=${version}`);
});
