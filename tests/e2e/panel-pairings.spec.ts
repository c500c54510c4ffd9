import { expect, hold } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { signInAdmin, test } from '../helpers/panel';
import { createProduct, deleteProducts } from '../helpers/products';

for (const width of [390, 1280]) {
  test(`on ${width} px an editor chooses the pairings of a product, and orders them by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAdmin(page);
    const { id, number, name } = await createProduct(page, { active: true });
    await page.goto(`/painel/produtos/${id}`);
    const field = page.getByRole('group', { name: 'Combina com' });
    await expect(field.getByText('Sem escolha sua, o site sugere pela linha')).toBeOnScreen({ scrolled: true });
    const choose = async (search: string, found: string) => {
      await field.getByRole('button', { name: 'Escolher produto' }).click();
      const dialog = page.getByRole('dialog', { name: 'Escolher produto' });
      await expect(dialog.getByLabel('Buscar produto')).toBeFocused();
      await page.keyboard.type(search);
      await expect(dialog.getByRole('listitem')).toHaveCount(1);
      await dialog.getByRole('button', { name: found }).press('Enter');
      await expect(dialog).toBeHidden();
    };
    await choose('shake pistache com', 'Soul Shake Pistache com Chocolate Branco');
    await choose('creatina', 'Soul Creatina 300 g');
    await expect(field.getByRole('listitem')).toHaveText([/Pistache com/, /Creatina/]);
    await field.getByRole('button', { name: 'Mover Soul Creatina 300 g para cima' }).press('Enter');
    await expect(field.getByRole('listitem')).toHaveText([/Creatina/, /Pistache com/]);
    await expect(field.getByRole('button', { name: 'Mover Soul Creatina 300 g para baixo' })).toBeFocused();

    // Neither the product itself nor the chosen ones are offered.
    await field.getByRole('button', { name: 'Escolher produto' }).click();
    const dialog = page.getByRole('dialog', { name: 'Escolher produto' });
    await dialog.getByLabel('Buscar produto').fill(name);
    await expect(dialog.getByText('Nenhum produto ativo corresponde a essa busca.')).toBeOnScreen();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expectToast(page, 'Produto atualizado');
    await page.reload();
    await expect(field.getByRole('listitem')).toHaveText([/Creatina/, /Pistache com/]);
    await page.goto(`/produtos/suplementos/${number}`);
    const beside = page.getByRole('region', { name: 'Combina com' });
    await expect(beside.getByRole('heading', { level: 3 })).toHaveText([
      'Soul Creatina 300 g',
      'Soul Shake Pistache com Chocolate Branco',
    ]);
    await deleteProducts(page, name);
  });
}

test('a pairing that is no longer sold says so in the form', async ({ page }) => {
  await signInAdmin(page);
  const gone = await createProduct(page);
  const off = await createProduct(page);
  const pairings = [gone, off].map(({ id, name }) => ({ id, name }));
  const { id, name } = await createProduct(page, { pairings });
  await deleteProducts(page, gone.name);
  await page.goto(`/painel/produtos/${id}`);
  const field = page.getByRole('group', { name: 'Combina com' });
  await expect(field.getByRole('listitem')).toHaveText([
    new RegExp(`${gone.name} Excluído: não aparece`),
    new RegExp(`${off.name} Inativo: não aparece`),
  ]);
  await deleteProducts(page, off.name);
  await deleteProducts(page, name);
});

test('Enter chooses no product of an earlier search', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page, { active: true });
  await page.goto(`/painel/produtos/${id}`);
  const field = page.getByRole('group', { name: 'Combina com' });
  await field.getByRole('button', { name: 'Escolher produto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Escolher produto' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  const answer = await hold(page, '/api/panel/products?*search=creatina*');
  await dialog.getByLabel('Buscar produto').fill('creatina');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  answer();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(field.getByRole('listitem')).toHaveText([/Creatina/]);
  await deleteProducts(page, name);
});
