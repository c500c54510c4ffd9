import { expect, open, test } from '../helpers/browser';

test('a product shows the figures of a portion from its label, and creatine shows none', async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  const figures = page.getByRole('region', { name: 'Em cada porção' });
  await expect(figures.getByRole('listitem')).toHaveText([
    '24 g de proteína por porção',
    '231 kcal de energia',
    '2,5 g de açúcares adicionados',
  ]);
  await expect(figures).toBeOnScreen({ scrolled: true });
  await page.goto('/produtos/suplementos/2');
  await expect(page.getByRole('region', { name: 'Em cada porção' })).toHaveCount(0);
});

test('the product page has benefits, long description and the nutrition table', { tag: '@main' }, async ({ page }) => {
  await open(page, '/produtos/soulshake/1');
  expect(await page.getByRole('region', { name: 'Benefícios' }).getByRole('listitem').count()).toBeGreaterThanOrEqual(
    3,
  );
  await expect(page.getByRole('region', { name: 'Sobre o produto' }).getByRole('paragraph').first()).toBeVisible();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Nutriente', '100 ml', '400 ml', '%VD*']);
  const rows = table.getByRole('rowheader');
  await expect(rows).toHaveText([
    'Valor energético (kcal)',
    'Carboidratos (g)',
    'Açúcares totais (g)',
    'Açúcares adicionados (g)',
    'Proteínas (g)',
    'Gorduras totais (g)',
    'Gorduras saturadas (g)',
    'Gorduras trans (g)',
    'Fibras alimentares (g)',
    'Sódio (mg)',
  ]);
});

test('below the label of what is made at the counter, people with an allergy are told to ask', async ({ page }) => {
  const sentence = page.getByText('se você tem alergia ou doença celíaca, avise a equipe');
  await open(page, '/produtos/suplementos/1');
  await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeOnScreen({ scrolled: true });
  await expect(sentence).toHaveCount(0);
  await open(page, '/produtos/soulshake/1');
  await expect(sentence).toBeOnScreen({ scrolled: true });
  await sentence.getByRole('link', { name: 'perguntas frequentes' }).click();
  await expect(page).toHaveURL('/perguntas-frequentes');
});

test('the magnifier warns of added sugar, and an unknown amount shows «não informado»', async ({ page }) => {
  await open(page, '/produtos/soulcrunch/2');
  await expect(page.getByText('Alto em')).toBeVisible();
  await expect(page.getByText('Açúcar adicionado', { exact: true })).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await page.goto('/produtos/soulcrunch/8');
  await expect(page.getByRole('row', { name: /Gorduras trans/ })).toContainText('não informado');
});

test('creatine shows its serving and one sentence instead of a table of zeros, and no flavour', async ({ page }) => {
  await open(page, '/produtos/suplementos/2');
  const facts = page.getByRole('region', { name: 'Informação nutricional' });
  await expect(facts).toContainText('Porções por embalagem: 100');
  await expect(facts).toContainText('Porção: 3 g (1 dosador raso, com 3 g de creatina)');
  await expect(facts).toContainText('Não contém quantidades significativas de valor energético');
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Sobre o produto' })).toBeVisible();
  await expect(page.getByText('Sobre este sabor')).toHaveCount(0);
});

for (const [path, told, notes] of [
  [
    '/produtos/soulshake/1',
    [
      'ALÉRGICOS: CONTÉM LEITE E DERIVADOS. PODE CONTER AMENDOIM, SOJA E PISTACHES.',
      'CONTÉM LACTOSE.',
      'NÃO CONTÉM GLÚTEN.',
    ],
    [],
  ],
  [
    '/produtos/soulshake/4',
    [
      'ALÉRGICOS: CONTÉM LEITE E DERIVADOS. CONTÉM DERIVADOS DE TRIGO E SOJA. PODE CONTER AMENDOIM E PISTACHES.',
      'CONTÉM LACTOSE.',
      'CONTÉM GLÚTEN.',
    ],
    [],
  ],
  [
    '/produtos/soulcrunch/8',
    [
      'ALÉRGICOS: CONTÉM AMENDOIM. CONTÉM DERIVADOS DE LEITE. PODE CONTER SOJA.',
      'CONTÉM LACTOSE.',
      'NÃO CONTÉM GLÚTEN.',
    ],
    ['Sem cafeína.'],
  ],
  [
    '/produtos/suplementos/2',
    ['NÃO CONTÉM GLÚTEN.', 'SUPLEMENTO ALIMENTAR.', /MEDICAMENTO/, /RECOMENDAÇÃO DIÁRIA/, /ALCANCE DE CRIANÇAS/],
    ['Produto vegano: nada de origem animal.', 'Sem cafeína.'],
  ],
] as const) {
  test(`${path} shows its ingredients followed by bold warnings and plain notes`, async ({ page }) => {
    await open(page, path);
    const section = page.getByRole('region', { name: 'Ingredientes' });
    await expect(section).toBeOnScreen({ scrolled: true });
    const label = section.getByRole('paragraph').filter({ hasNotText: 'No balcão' });
    await expect(label).toHaveText([/./, ...told, ...notes]);
    const [ingredients, ...below] = await label.all();
    await expect(ingredients ?? section).toHaveText(/\.$/);
    const size = (text: typeof section) => text.evaluate((it) => Number.parseFloat(getComputedStyle(it).fontSize));
    for (const [index, statement] of below.entries()) {
      await expect(statement).toHaveCSS('font-weight', index < told.length ? '600' : '400');
      expect(await size(statement)).toBeGreaterThanOrEqual(await size(ingredients ?? section));
    }
  });
}
