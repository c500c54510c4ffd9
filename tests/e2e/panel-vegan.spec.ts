import { expect, open } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { signInAdmin, test } from '../helpers/panel';
import { createProduct, deleteProducts } from '../helpers/products';

for (const width of [390, 1280]) {
  test(`on ${width} px vegan is checked against the ingredients, and vegan and caffeine are shown on the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAdmin(page);
    const fields = { active: true, ingredients: 'Aveia e mel.', gluten: 'free' } as const;
    const { id, number, name } = await createProduct(page, { ...fields, contains: ['oats'] });
    await page.goto(`/painel/produtos/${id}`);
    const card = page.getByRole('group', { name: 'Ingredientes e alergênicos' });
    const vegan = card.getByRole('switch', { name: 'Vegano' });
    await expect(vegan).toHaveAccessibleDescription('Não é vegano: a receita leva mel.');
    await vegan.check();
    const caffeine = card.getByLabel('Cafeína (mg por porção)');
    await caffeine.fill('dez');
    await page.getByRole('button', { name: 'Atualizar' }).click();
    // The refusal moves focus here; text typed earlier would end up in this field.
    await expect(caffeine).toBeFocused();
    await expect(vegan).toHaveAccessibleDescription(/Não é vegano: a receita leva mel\.$/);
    await expect(card.getByText('Informe só o número, como 4,5.')).toBeOnScreen({ scrolled: true });
    await expect(vegan).toBeChecked();

    await card.getByLabel('Ingredientes', { exact: true }).fill('Aveia, guaraná e aromatizante.');
    await caffeine.fill('32,5');
    const doubt = 'Vegano pede origem vegetal também de aromatizante: confirme com o fornecedor.';
    await expect(card.getByText(doubt)).toBeOnScreen({ scrolled: true });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expectToast(page, 'Produto atualizado');

    await page.goto(`/produtos/suplementos/${number}`);
    const label = page.getByRole('region', { name: 'Ingredientes' });
    await expect(label.getByText('Produto vegano: nada de origem animal.')).toBeOnScreen({ scrolled: true });
    await expect(label.getByText('Cafeína: 32,5 mg por porção.')).toBeOnScreen({ scrolled: true });
    await page.goto('/produtos/suplementos?so=vegano&so=com-cafeina');
    await expect(page.getByRole('article').filter({ hasText: name }).getByText('Vegano')).toBeVisible();
    await deleteProducts(page, name);
  });
}

test('filters for caffeine, no caffeine and vegan products work', async ({ page }) => {
  await open(page, '/produtos');
  const cards = page.getByRole('main').getByRole('article');
  await page.getByRole('main').getByText('Filtrar', { exact: true }).click();
  const only = page.getByRole('group', { name: 'Só' });
  await only.getByText('com cafeína', { exact: true }).click();
  await expect(page).toHaveURL('/produtos?so=com-cafeina');
  await expect(cards.filter({ hasText: 'Soul Coffee' })).not.toHaveCount(0);
  await expect(cards.filter({ hasText: 'Soul Crunch Coco' })).toHaveCount(0);
  await only.getByText('com cafeína', { exact: true }).click();
  await page.getByRole('group', { name: 'Sem', exact: true }).getByText('cafeína', { exact: true }).click();
  await expect(page).toHaveURL('/produtos?sem=cafeina');
  await only.getByText('vegano', { exact: true }).click();
  await expect(cards).toHaveText([/Creatina/]);
  await page.getByRole('link', { name: 'Remover filtro: vegano' }).click();
  await expect(page).toHaveURL('/produtos?sem=cafeina');
});
