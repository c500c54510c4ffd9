import { expect } from '../helpers/browser';
import { expectToast } from '../helpers/browser-accounts';
import { signInAdmin, test } from '../helpers/panel';
import { SHEET } from '../helpers/product-sheet';
import { createProduct, deleteProducts } from '../helpers/products';

const LIST = '/painel/produtos';

for (const width of [390, 1280]) {
  test(`on ${width} px the allowed claims follow the figures of a product, and others are refused`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAdmin(page);
    const { id, name } = await createProduct(page, {
      category: 'toppins',
      benefits: ['Crocante', 'Fonte de proteína'],
      nutrition: SHEET.nutrition && { ...SHEET.nutrition, addedSugars: 0 },
    });
    await page.goto(`${LIST}/${id}`);
    const claims = page.getByRole('group', { name: 'Alegações permitidas' });
    const allowed = claims.getByRole('status').getByRole('listitem');
    await expect(allowed).toHaveText(['Sem adição de açúcares', 'Fonte de proteína', 'Alto conteúdo de proteína']);
    await expect(claims).toBeOnScreen({ scrolled: true });

    await page.getByLabel('Proteínas (g)').fill('3,2');
    await expect(allowed).toHaveText(['Sem adição de açúcares']);
    await claims.getByText('O que falta às outras').click();
    const lack = claims.getByText('Fonte de proteína: pede 5 g de proteínas por porção; há 3,2 g.');
    await expect(lack).toBeOnScreen({ scrolled: true });
    await expect(claims.getByText('Fonte de fibras: falta informar fibras.')).toBeOnScreen({ scrolled: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await page.getByRole('button', { name: 'Atualizar' }).click();
    const problem = '“Fonte de proteína” pede 5 g de proteínas por porção; este produto declara 3,2 g.';
    await expect(page.getByText(problem)).toBeOnScreen();
    const benefit = page.getByLabel('Benefício 2', { exact: true });
    await expect(benefit).toBeFocused();
    await expect(benefit).toHaveAccessibleDescription(problem);
    await expect(page.getByLabel('Benefício 1', { exact: true })).not.toHaveAttribute('aria-invalid');

    await benefit.fill('Fonte de fibras');
    const doubt = page.getByText('Não dá para conferir “Fonte de fibras”: falta informar fibras.');
    await expect(doubt).toBeOnScreen({ scrolled: true });
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expectToast(page, 'Produto atualizado');
    await deleteProducts(page, name);
  });
}

test('a supplement shows that its claims follow other rules', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page, { benefits: ['Rica em proteína'], nutrition: null });
  await page.goto(`${LIST}/${id}`);
  const claims = page.getByRole('group', { name: 'Alegações permitidas' });
  await expect(claims).toContainText('Suplementos seguem regras próprias (RDC 243/2018)');
  await page.getByLabel('Categoria', { exact: true }).selectOption('toppins');
  await expect(claims).toContainText('Complete a informação nutricional');
  await expect(
    page.getByText('“Rica em proteína” só pode ser conferido com a informação nutricional completa.'),
  ).toBeOnScreen({
    scrolled: true,
  });
  await deleteProducts(page, name);
});

test('a benefit that contradicts the label is refused, and implausible figures get a warning', async ({ page }) => {
  await signInAdmin(page);
  const { id, name } = await createProduct(page, { category: 'toppins', benefits: ['Crocante'] });
  await page.goto(`${LIST}/${id}`);
  await page.getByLabel('Glúten').selectOption('Contém glúten');
  await page.getByLabel('Benefício 1', { exact: true }).fill('Sem glúten');
  await page.getByLabel('Açúcares totais (g)').fill('2,6');
  await page.getByLabel('Açúcares adicionados (g)').fill('9');
  await expect(
    page.getByText('“Açúcares adicionados” passa de “Açúcares totais”, de que faz parte: confira os valores.'),
  ).toBeOnScreen({ scrolled: true });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('“Sem glúten” contradiz o rótulo: contém glúten.')).toBeOnScreen({ scrolled: true });
  await page.getByLabel('Glúten').selectOption('Não contém glúten');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expectToast(page, 'Produto atualizado');
  await deleteProducts(page, name);
});
