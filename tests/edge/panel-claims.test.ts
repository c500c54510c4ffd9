import { expect, test } from 'vitest';
import type { ImportPlan } from '../../src/shared/import';
import type { ProductInput, ProductRecord } from '../../src/shared/product';
import { env, page } from '../helpers/edge';
import { FIELDS, NUTRITION, PATH, withToppings } from '../helpers/toppings';

const admin = withToppings();
const { create } = admin;

const POOR = { ...NUTRITION, proteins: 3.2 };
const PROBLEM = 'pede 5 g de proteínas por porção; este produto declara 3,2 g.';

test('a product with a claim that its figures refute is refused at the field, and saved when they agree', async () => {
  for (const [claim, field, words] of [
    [{ benefits: ['Gelada', 'Fonte de proteína'] }, 'benefits', 'Fonte de proteína'],
    [{ description: 'Açaí com proteína.' }, 'description', 'com proteína'],
    [{ longDescription: 'É PROTEICO.' }, 'longDescription', 'PROTEICO'],
    [{ name: 'Açaí Proteico' }, 'name', 'Proteico'],
  ] satisfies [Partial<ProductInput>, string, string][]) {
    const poor = await admin.json('POST', PATH, { ...FIELDS, ...claim, nutrition: POOR });
    const { fields } = (await poor.json()) as { fields?: object };
    expect([poor.status, fields]).toEqual([422, { [field]: `“${words}” ${PROBLEM}` }]);
    expect((await create(claim)).nutrition).toEqual(NUTRITION);
  }
});

test('a claim that the figures do not refute is saved', async () => {
  expect((await create({ benefits: ['Zero sódio'] })).benefits).toEqual(['Zero sódio']);
  expect((await create({ benefits: ['Rica em fibras'], nutrition: null })).nutrition).toBeNull();
});

test('an import refuses a row whose claim its figures refute, with the message of the form', async () => {
  const rows = [
    { ...FIELDS, number: 1, benefits: ['Fonte de proteína'], nutrition: POOR },
    { ...FIELDS, number: 2, benefits: ['Fonte de proteína'] },
  ];
  const input = { format: 'json', text: JSON.stringify(rows) };
  const answer = await admin.json('POST', '/api/panel/imports/products?dry=1', input);
  const plan = (await answer.json()) as ImportPlan;
  expect(plan.rows.map(({ outcome, problems }) => [outcome, problems])).toEqual([
    ['refused', { benefits: `“Fonte de proteína” ${PROBLEM}` }],
    ['create', {}],
  ]);
});

test('a stored product with a refuted claim can still be read', async () => {
  const { id, number } = await create({ benefits: ['Fonte de proteína'] });
  await env.DB.prepare('UPDATE products SET nutrition = ? WHERE id = ?').bind(JSON.stringify(POOR), id).run();
  const record = (await (await admin.get(`${PATH}/${id}`)).json()) as ProductRecord;
  expect([record.benefits, record.nutrition?.proteins]).toEqual([['Fonte de proteína'], 3.2]);
  const { html } = await page(`/produtos/toppins/${number}?lido`);
  expect(html).toContain('Fonte de proteína');
});
