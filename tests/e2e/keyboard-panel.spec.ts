// Walks through the panel's lists by keyboard alone: filters, search, acts on many rows.
import type { Page } from '@playwright/test';
import { expect } from '../helpers/browser';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { openPanel, signInAdmin, test } from '../helpers/panel';
import { createProduct, deleteProducts, uniqueName } from '../helpers/products';
import { expectSaid, listen } from '../helpers/spoken';

const main = (page: Page) => page.getByRole('main');

/** Opens a screen of the panel, goes past its frame, and waits for its rows. */
async function openList(page: Page, path: string) {
  await listen(page);
  await openPanel(page, path);
  await expect(main(page).getByRole('status').filter({ hasText: 'na lista' })).toHaveCount(1);
  await skip(page);
}

test('an editor filters the stores, and hears the number of rows, also when there are none', async ({ page }) => {
  await openList(page, '/painel/locations');
  await walkTo(page, main(page).getByRole('tab', { name: 'Lista de Locais' }));
  await write(page, page.getByRole('searchbox', { name: 'Buscar locais' }), 'pinheiros');
  await expectSaid(page, /^1 item na lista$/);
  await page.keyboard.type('zzz');
  await expectSaid(page, 'Nenhum item na lista');
  await use(page, main(page).getByRole('link', { name: /^(Limpar|Ver)/ }));
  await expectSaid(page, /^\d\d itens na lista$/);
});

test('an editor searches the slides, and hears the number of rows', async ({ page }) => {
  await openList(page, '/painel/slides');
  await write(page, page.getByRole('searchbox', { name: 'Buscar slides' }), 'pausa quentinha');
  await expectSaid(page, /^1 item na lista$/);
  // Enter goes to the first row.
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('link', { name: 'Uma pausa quentinha no meio do dia', exact: true })).toBeFocused();
});

test('an editor selects products, goes to the acts by Enter, and takes one act back', async ({ page }) => {
  await signInAdmin(page);
  const name = uniqueName('Lote');
  for (const letter of ['A', 'B']) await createProduct(page, { name: `${name} ${letter}` });
  await openList(page, `/painel/produtos?busca=${encodeURIComponent(name)}`);
  await use(page, main(page).getByRole('checkbox', { name: `Selecionar ${name} A` }), 'Space');
  await expectSaid(page, '1 selecionado. Enter leva às ações.');
  await use(page, main(page).getByRole('checkbox', { name: `Selecionar ${name} B` }), 'Space');
  await expectSaid(page, '2 selecionados. Enter leva às ações.');
  await page.keyboard.press('Enter');
  const acts = page.getByRole('region', { name: 'Ações em lote' });
  await expect(acts.locator(':focus')).toHaveCount(1);
  await expect(acts.locator(':focus')).toBeOnScreen();
  if (await acts.getByRole('button', { name: 'Ações' }).isVisible()) await page.keyboard.press('Enter');
  await use(page, page.getByRole('button', { name: 'Destacar', exact: true }));
  await expectSaid(page, '2 produtos');
  await walkTo(page, page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Desfazer' }));
  await page.keyboard.press('Enter');
  await expectSaid(page, 'Pronto, desfizemos');
  await deleteProducts(page, name);
});
