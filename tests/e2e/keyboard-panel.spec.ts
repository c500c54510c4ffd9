// Walks through the panel by keyboard alone: frame, lists, acts on many rows, undo, redirects, people.
import type { Page } from '@playwright/test';
import { expect, open } from '../helpers/browser';
import { administrator, enter, expectToast, forgetRefusals, somebody } from '../helpers/browser-accounts';
import { skip, use, walkTo, write } from '../helpers/keyboard';
import { openPanel, signInAdmin, test } from '../helpers/panel';
import { createProduct, deleteProducts } from '../helpers/products';
import { expectSaid, listen } from '../helpers/spoken';
import { uniqueName } from '../helpers/unique-name';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

/** Opens a screen of the panel, goes past its frame, and waits for its rows. */
async function openList(page: Page, path: string) {
  await listen(page);
  await openPanel(page, path);
  await expect(main(page).getByRole('status').filter({ hasText: 'na lista' })).toHaveCount(1);
  await skip(page);
}

test('an editor signs in, goes from the dashboard to a screen by the tabs, and signs out', async ({ page }) => {
  const { email, password } = await administrator();
  await open(page, '/auth/login?next=/painel');
  await skip(page);
  await write(page, page.getByLabel('Email'), email);
  await write(page, page.getByLabel('Senha', { exact: true }), password);
  await use(page, enter(page));
  await expect(page).toHaveURL('/painel');
  await expect(title(page)).toHaveText('Dashboard');
  await use(page, page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Slides' }));
  await expect(title(page)).toHaveText('Slides');
  await expect(title(page)).toBeFocused();
  await walkTo(page, page.getByRole('button', { name: 'Sair' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

test('an editor filters the stores, and hears the number of rows, also when there are none', async ({ page }) => {
  await openList(page, '/painel/locations');
  await walkTo(page, main(page).getByRole('tab', { name: 'Lista de Locais' }));
  await write(page, page.getByRole('searchbox', { name: 'Buscar locais' }), 'pinheiros');
  await expectSaid(page, /^1 item na lista$/);
  await page.keyboard.type('zzz');
  await expectSaid(page, 'Nenhum item na lista');
  await use(page, main(page).getByRole('link', { name: 'Limpar filtros' }));
  await expectSaid(page, /^\d\d itens na lista$/);
  await expect(title(page)).toBeFocused();
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

test('Enter goes to the acts from a row that X has selected, and from all selected rows, as announced', async ({
  page,
}) => {
  const acts = page.getByRole('region', { name: 'Ações em lote' });
  for (const path of ['/painel/locations?busca=pinheiros', '/painel/produtos', '/painel/blog', '/painel/slides']) {
    await openList(page, path);
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await expectSaid(page, /^1 selecionad[oa]\. Enter leva às ações\.$/);
    await page.keyboard.press('Enter');
    await expect(acts.locator('[data-acts] :focus'), path).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(acts).toBeHidden();
  }
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const record = main(page).locator('[data-record]').first();
  await use(page, acts.getByRole('button', { name: 'Selecionar todos' }));
  await expect(acts).toBeFocused();
  // The list stays where it was.
  await expect(record).toBeOnScreen();
  await expectSaid(page, /^\d+ selecionados\. Enter leva às ações\.$/);
  await page.keyboard.press('Enter');
  await expect(acts.locator('[data-acts] :focus')).toHaveCount(1);
});

test('an editor corrects a redirect field by field, then deletes it', async ({ page, problems }) => {
  const from = `/teclado-${uniqueName('x').slice(2)}`;
  await listen(page);
  await openPanel(page, '/painel/redirecionamentos');
  await skip(page);
  await use(page, main(page).getByRole('link', { name: 'Novo Redirecionamento' }));
  const address = page.getByLabel('De', { exact: true });
  await expect(address).toBeFocused();
  await page.keyboard.type('/sobre');
  await write(page, page.getByLabel('Para', { exact: true }), 'fale conosco');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Para', { exact: true })).toHaveValue('/contato');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(address).toBeFocused();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await expect(address).toHaveAccessibleDescription(/Já existe uma página neste endereço/);
  forgetRefusals(problems, 422);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(from);
  await page.keyboard.press('ControlOrMeta+s');
  await expectToast(page, 'Redirecionamento salvo');
  await page.goto(`/painel/redirecionamentos?busca=${from.slice(1)}`);
  await expect(button(page, `Excluir ${from}`)).toBeVisible();
  await skip(page);
  await use(page, button(page, `Excluir ${from}`));
  await use(page, page.getByRole('dialog').getByRole('button', { name: 'Excluir' }));
  await expectSaid(page, 'Redirecionamento excluído');
});

test('an administrator invites a person, and gives another role', async ({ page }) => {
  const { email } = somebody();
  await openList(page, '/painel/usuarios');
  await use(page, main(page).getByRole('button', { name: 'Convidar pessoa' }));
  const dialog = page.getByRole('dialog', { name: 'Convidar pessoa' });
  const name = dialog.getByLabel('Nome');
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveAccessibleDescription('Informe o nome da pessoa.');
  await expect(name).toBeFocused();
  await page.keyboard.type('Caio Prado');
  await write(page, dialog.getByLabel('E-mail'), email);
  await walkTo(page, dialog.getByRole('radio', { name: 'Edição' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Diretoria' })).toBeChecked();
  await use(page, dialog.getByRole('button', { name: 'Enviar convite' }));
  await expectSaid(page, 'Convite enviado');
  await expect(main(page).getByRole('button', { name: 'Convidar pessoa' })).toBeFocused();
  await write(page, page.getByRole('searchbox', { name: 'Buscar por nome ou e-mail' }), email);
  await expectSaid(page, /^1 item na lista$/);
});
