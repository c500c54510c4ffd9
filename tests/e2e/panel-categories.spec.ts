import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { category } from '../helpers/categories';
import { forget, openPanel, test } from '../helpers/panel';

const LIST = '/painel/produtos/categorias';

test.describe('categories', () => {
  // Other tests count the real categories, so these lists are fictional; edge tests cover the writes.
  test.beforeEach(async ({ page }) => {
    await page.route('**/api/panel/categories', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { rows: [category('a', 0, 1), category('b', 1), category('c', 2)], next: null } })
        : route.fallback(),
    );
  });

  test('are moved by buttons, which keep the focus, and by dragging', async ({ page }) => {
    const moves: unknown[] = [];
    await page.route('**/api/panel/categories/*/moves', (route) => {
      moves.push([new URL(route.request().url()).pathname, route.request().postDataJSON()]);
      const rows = ['b', 'a', 'c'].map((key, order) => category(key, order));
      return route.fulfill({ json: { rows, record: rows[0], activityId: 1 } });
    });
    await openPanel(page, LIST);
    await page.getByRole('button', { name: 'Mover B para cima' }).press('Enter');
    await expectToast(page, 'Ordem atualizada');
    await expect(page.getByRole('row').nth(1)).toContainText('B');
    await expect(page.getByRole('button', { name: 'Mover B para baixo' })).toBeFocused();

    const grips = page.getByTitle('Arraste para mudar a ordem');
    const [from, to] = [await grips.nth(2).boundingBox(), await grips.first().boundingBox()];
    if (!from || !to) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y - 5, { steps: 5 });
    await page.mouse.up();
    await expect
      .poll(() => moves)
      .toEqual([
        ['/api/panel/categories/b/moves', { to: 0 }],
        ['/api/panel/categories/c/moves', { to: 0 }],
      ]);
  });

  test('cannot be deleted while they have products, and link to these', async ({ page }) => {
    await openPanel(page, LIST);
    await page.getByRole('button', { name: 'Excluir A' }).click();
    const dialog = page.getByRole('dialog', { name: 'Esta categoria tem produtos' });
    await expect(dialog).toContainText('Para excluir “A”, mova ou exclua primeiro o produto dela.');
    await expect(dialog).toBeOnScreen();
    await expect(dialog.getByRole('link', { name: 'Ver os produtos' })).toHaveAttribute('href', /\?categoria=a$/);
    await dialog.getByRole('button', { name: 'Entendi' }).click();
    await expect(dialog).toBeHidden();
  });

  test('show why one that got products in the meantime cannot be deleted', async ({ page, problems }) => {
    const error = 'Esta categoria tem um produto. Mude a categoria dele ou exclua-o antes.';
    await page.route('**/api/panel/categories/b?*', (route) =>
      route.fulfill({ status: 409, json: { error, code: 'has-products', productCount: 10 } }),
    );
    await openPanel(page, LIST);
    await page.getByRole('button', { name: 'Excluir B' }).click();
    const dialog = page.getByRole('dialog', { name: 'Excluir esta categoria?' });
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expectToast(page, 'Erro ao excluir categoria', error);
    forget(problems, '409');
  });

  test('derive their address from their name', async ({ page }) => {
    let sent: unknown;
    const made = category('pao-cafe', 3);
    await page.route('**/api/panel/categories/pao-cafe', (route) => route.fulfill({ json: made }));
    await page.route('**/api/panel/categories/pao-cafe/working-copy', (route) => route.fulfill({ json: null }));
    await page.route('**/api/panel/categories', (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent = route.request().postDataJSON();
      return route.fulfill({ status: 201, json: { record: made, activityId: 1 } });
    });
    await openPanel(page, LIST);
    await page.getByRole('link', { name: 'Nova Categoria' }).click();
    await page.getByLabel('Nome', { exact: true }).fill('Pão & Café');
    await expect(page.getByText('A página será /produtos/pao-cafe.')).toBeVisible();
    const preview = page.getByRole('region', { name: 'Prévia' });
    await expect(preview.getByText('A prévia aparece quando houver nome e imagem.')).toBeOnScreen();
    await page.getByLabel('URL da Imagem').fill('/images/pao.webp');
    await page.getByLabel('Unidades na caixa').fill('4');
    const shown = (title: string) => preview.frameLocator(`[title="${title}"]`);
    await expect(shown('Prévia do cartão em Produtos').getByRole('heading', { name: 'Pão & Café' })).toBeVisible();
    await expect(shown('Prévia da página no celular').getByText('Monte sua caixa de 4')).toBeVisible();
    await page.getByRole('button', { name: 'Criar' }).click();
    await expectToast(page, 'Categoria criada');
    expect(sent).toMatchObject({ address: 'pao-cafe', name: 'Pão & Café', position: 3, highlighted: false });
    await expect(page).toHaveURL(`${LIST}/pao-cafe`);
  });
});

test('an edited category is shown on the site', { tag: '@main' }, async ({ page, borrow }) => {
  await openPanel(page, `${LIST}/soulfuel`);
  await borrow('/api/panel/categories/soulfuel');
  const alt = page.getByLabel('Texto alternativo');
  const before = await alt.inputValue();
  await alt.fill(`${before} e canela`);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Categoria atualizada');
  const shop = await page.request.get('/produtos');
  expect(await shop.text()).toContain(`${before} e canela`);
  await page.goto(`${LIST}/soulfuel`);
  await alt.fill(before);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Categoria atualizada');
});
