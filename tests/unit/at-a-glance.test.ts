import { expect, test } from 'vitest';
import { products } from '../../scripts/seed/products';
import { atAGlance } from '../../src/shared/label/at-a-glance';
import { labelStatements } from '../../src/shared/label/statements';
import { hasWholeSheet } from '../../src/shared/product';

const glances = () =>
  products.filter(hasWholeSheet).map((product) => ({
    product,
    glance: atAGlance({ ...product, statements: labelStatements(product, product.category) }),
  }));
const of = (category: string, number: number) =>
  glances().find(({ product }) => product.category === category && product.number === number)?.glance;

test('the summary of a product shows its portion and every label warning, in lower case', () => {
  expect(of('soulshake', 1)).toBe(
    'Porção: 400 ml (1 copo). Alérgicos: contém leite e derivados. Pode conter amendoim, soja e pistaches. Contém lactose. Não contém glúten.',
  );
});

test('the summary of a supplement leaves out what else its label must say', () => {
  expect(of('suplementos', 2)).toMatch(/^Porção: [^.]+\. Não contém glúten\.$/);
});

test('the summary of every product includes its gluten, lactose and allergen warnings', () => {
  const all = glances();
  expect(all.length).toBeGreaterThan(25);
  for (const { product, glance } of all) {
    const warnings =
      labelStatements(product, product.category)
        .join(' ')
        .match(/[^.]*CONT[^.]*/g) ?? [];
    for (const warning of warnings) expect(glance.toLowerCase()).toContain(warning.trim().toLowerCase());
  }
});

test('the summary of a product without declarations shows only its portion', () => {
  const [one] = glances();
  if (!one) throw new Error('no product was seeded');
  expect(atAGlance({ ...one.product, statements: [] })).toMatch(/^Porção: [^.]+\.$/);
});
