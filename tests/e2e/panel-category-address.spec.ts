import type { CategoryRecord } from '../../src/shared/category';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { callApi, openPanel, test } from '../helpers/panel';
import { createProduct, deleteProducts } from '../helpers/products';
import { uniqueName } from '../helpers/unique-name';

const CATEGORIES = '/api/panel/categories';

test('a category with a new address redirects from the old ones, in cart and favourites too, until undone', async ({
  page,
}) => {
  await openPanel(page);
  const name = uniqueName('Linha');
  const { record } = await callApi<{ record: CategoryRecord }>(page, 'POST', CATEGORIES, {
    ...{ name, description: '', image: '/images/a.webp', imageAlt: '', position: 99 },
    ...{ highlighted: false, packSize: null, packDiscount: 0, ...NO_SEARCH_APPEARANCE },
  });
  const { key } = record;
  const product = await createProduct(page, { category: key, number: 9, active: true });
  await open(page, `/produtos/${key}/9`);
  await page.getByRole('button', { name: 'Guardar nos favoritos' }).click();
  await page.getByRole('button', { name: 'Adicionar ao Carrinho' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Seu carrinho' });
  await expect(drawer).toContainText(product.name);

  await page.goto(`/painel/produtos/categorias/${key}`);
  const address = page.getByLabel('Endereço', { exact: true });
  await expect(address).toHaveValue(key);
  await expect(page.getByText(`A página é /produtos/${key}.`)).toBeOnScreen();
  await address.fill('novo');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Este endereço é reservado. Escolha outro.')).toBeOnScreen();
  const moved = `${key}-nova`;
  await address.fill(moved);
  await expect(
    page.getByText(
      `Ao salvar, a página desta categoria e a do produto dela mudam para /produtos/${moved}. Os endereços antigos levam aos novos.`,
    ),
  ).toBeOnScreen();
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Categoria atualizada');
  await expect(page.getByText(`A página é /produtos/${moved}.`)).toBeOnScreen();

  await open(page, `/produtos/${key}/9`);
  await expect(page).toHaveURL(`/produtos/${moved}/9`);
  await open(page, `/produtos/${key}`);
  await expect(page).toHaveURL(`/produtos/${moved}`);
  await page.getByRole('button', { name: /Abrir carrinho/ }).click();
  await drawer.getByRole('link', { name: product.name }).click();
  await expect(page).toHaveURL(`/produtos/${moved}/9`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeOnScreen();
  await open(page, '/favoritos');
  await page.getByRole('link', { name: product.name }).click();
  await expect(page).toHaveURL(`/produtos/${moved}/9`);

  await page.goto(`/painel/redirecionamentos?busca=${key}`);
  await expect(page.getByRole('row', { name: `/produtos/${key} /produtos/${moved} Categoria ${name}` })).toBeOnScreen();

  await page.goto(`/painel/atividade?tipo=categories&registro=${key}`);
  const write = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(write).toContainText('Endereço');
  await write.getByRole('button', { name: 'Desfazer' }).click();
  await page
    .getByRole('dialog', { name: 'Desfazer esta alteração?' })
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expectToast(page, 'Alteração desfeita');
  await open(page, `/produtos/${moved}/9`);
  await expect(page).toHaveURL(`/produtos/${key}/9`);

  await deleteProducts(page, product.name);
  const { version } = await callApi<CategoryRecord>(page, 'GET', `${CATEGORIES}/${key}`);
  await callApi(page, 'DELETE', `${CATEGORIES}/${key}?version=${version}`);
});
