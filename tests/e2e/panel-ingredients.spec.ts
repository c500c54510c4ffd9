import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { forget, signInAdmin, test } from '../helpers/panel';
import { SHEET } from '../helpers/product-sheet';
import { createProduct, deleteProducts } from '../helpers/products';

const LIST = '/painel/produtos';

for (const width of [390, 1280]) {
  test(`on ${width} px the label statement follows the fields, and an undeclared allergen gets a warning`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAdmin(page);
    const { id, name } = await createProduct(page, { category: 'toppins' });
    await page.goto(`${LIST}/${id}`);
    const card = page.getByRole('group', { name: 'Ingredientes e alergênicos' });
    const statement = card.getByRole('group', { name: 'Como fica no rótulo' });
    await expect(statement).toContainText('Ainda não há o que declarar.');
    await card.getByLabel('Ingredientes', { exact: true }).fill('Amendoim, leite, whey e lecitina de soja.');
    const doubt = card.getByText('Os ingredientes citam amendoim, soja e leite, e a lista “Contém” não.');
    await expect(doubt).toBeOnScreen({ scrolled: true });

    const [contains, mayContain] = [
      card.getByRole('group', { name: 'Contém' }),
      card.getByRole('group', { name: 'Pode conter' }),
    ];
    await mayContain.getByLabel('Amendoim').check();
    await card.getByRole('button', { name: 'Adicionar a “Contém”' }).click();
    await expect(doubt).toBeHidden();
    await expect(contains.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(contains.getByLabel('Amendoim')).toBeFocused();
    await expect(mayContain.getByLabel('Amendoim')).not.toBeChecked();
    await expect(mayContain.getByLabel('Amendoim')).toBeDisabled();
    await mayContain.getByLabel('Amêndoas').check();

    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(card.getByText('Diga se contém glúten: a lei pede em todo alimento.')).toBeOnScreen({
      scrolled: true,
    });
    await expect(card.getByText('Diga quanto há de lactose: a receita leva leite.')).toBeOnScreen({ scrolled: true });
    await card.getByLabel('Glúten').selectOption('free');
    await card.getByLabel('Lactose').selectOption('low');
    await expect(statement.getByRole('paragraph')).toHaveText([
      'Como fica no rótulo',
      'ALÉRGICOS: CONTÉM AMENDOIM. CONTÉM LEITE E DERIVADOS. CONTÉM DERIVADOS DE SOJA. PODE CONTER AMÊNDOAS.',
      'BAIXO TEOR DE LACTOSE.',
      'NÃO CONTÉM GLÚTEN.',
    ]);
    await expect(statement).toBeOnScreen({ scrolled: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    const label = page.frameLocator('iframe[title="Prévia do rótulo"]');
    await expect(label.getByText('BAIXO TEOR DE LACTOSE.')).toBeAttached();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expectToast(page, 'Produto atualizado');
    const saved = await (await page.request.get(`/api/panel/products/${id}`)).json();
    expect(saved).toMatchObject({
      ingredients: 'Amendoim, leite, whey e lecitina de soja.',
      contains: ['peanuts', 'soy', 'milk'],
      mayContain: ['almonds'],
      gluten: 'free',
      lactose: 'low',
    });
    await deleteProducts(page, name);
  });
}

test('a contradictory declaration is refused, and a doubtful one gets a warning and is saved', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page, { category: 'toppins' });
  await page.goto(`${LIST}/${id}`);
  const card = page.getByRole('group', { name: 'Ingredientes e alergênicos' });
  const contains = card.getByRole('group', { name: 'Contém' });
  await contains.getByLabel('Trigo').check();
  await card.getByLabel('Glúten').selectOption('free');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(card.getByText('O produto contém trigo: marque “Contém glúten”.')).toBeOnScreen({ scrolled: true });
  await expect(card.getByLabel('Glúten')).toHaveAttribute('aria-invalid', 'true');
  await contains.getByLabel('Trigo').uncheck();
  await contains.getByLabel('Aveia').check();
  await expect(card.getByText('A receita leva aveia: só é sem glúten')).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  await deleteProducts(page, name);
});

test('conflicting declarations of one product show both lists in words', async ({ page, problems }) => {
  await signInAdmin(page);
  const { id, version, ...product } = await createProduct(page);
  await page.goto(`${LIST}/${id}`);
  const card = page.getByRole('group', { name: 'Ingredientes e alergênicos' });
  await card.getByRole('group', { name: 'Contém' }).getByLabel('Soja').check();
  const { origin } = new URL(page.url());
  const theirs = { ...product, version, contains: ['milk', 'almonds'], gluten: 'contains', nutrition: SHEET.nutrition };
  await page.request.put(`/api/panel/products/${id}`, { headers: { Origin: origin }, data: theirs });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Você salvou este registro em outra janela' });
  const field = dialog.getByRole('group', { name: 'Contém' });
  await expect(field).toContainText('soja');
  await expect(field).toContainText('leite e amêndoas');
  await field.getByText('Versão salva').click();
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expectToast(page, 'Produto atualizado');
  forget(problems, '409');
  const saved = await (await page.request.get(`/api/panel/products/${id}`)).json();
  expect(saved).toMatchObject({ contains: ['milk', 'almonds'], gluten: 'contains' });
  await deleteProducts(page, product.name);
});
