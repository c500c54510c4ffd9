import { expect, test } from 'vitest';
import type { ProductRecord } from '../../src/shared/product';
import { env, page } from '../helpers/edge';
import { FIELDS, PATH, withToppings } from '../helpers/toppings';

const admin = withToppings();
const { create } = admin;

test('the declaration of a product is shown in the wording of the law, after every edit', async () => {
  const { id, number, version, ...fields } = await create();
  const path = `/produtos/toppins/${number}`;
  const statements = async (turn: number) => {
    const { html } = await page(`${path}?turno=${turn}`);
    const section = /<section aria-labelledby="ingredientes">(.*?)<\/section>/.exec(html)?.[1] ?? '';
    const texts = [...section.matchAll(/<(?:p|h2)[^>]*>(.*?)<\/(?:p|h2)>/g)].map(([, text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
    return texts.filter((text) => !text.startsWith('No balcão'));
  };
  expect(await statements(1)).toEqual([
    'Ingredientes',
    'Polpa de açaí, açúcar e leite em pó.',
    'ALÉRGICOS: CONTÉM LEITE. PODE CONTER AMENDOIM.',
    'CONTÉM LACTOSE.',
    'NÃO CONTÉM GLÚTEN.',
  ]);
  const whey = { ingredients: 'Água, whey e farinha de trigo.', contains: ['milk', 'wheat'], mayContain: [] };
  const edited = { ...fields, ...whey, number, version, gluten: 'contains', lactose: 'free' };
  expect((await admin.json('PUT', `${PATH}/${id}`, edited)).status).toBe(200);
  expect(await statements(2)).toEqual([
    'Ingredientes',
    'Água, whey e farinha de trigo.',
    'ALÉRGICOS: CONTÉM DERIVADOS DE TRIGO E LEITE.',
    'ZERO LACTOSE.',
    'CONTÉM GLÚTEN.',
  ]);
  const unknown = { ...edited, version: version + 1, ingredients: null, contains: [], lactose: 'low' };
  expect((await admin.json('PUT', `${PATH}/${id}`, unknown)).status).toBe(200);
  expect(await statements(3)).toEqual(['Glúten e alergênicos', 'BAIXO TEOR DE LACTOSE.', 'CONTÉM GLÚTEN.']);
  const coffee = { ...unknown, version: version + 2, ingredients: 'Água e café.', lactose: null };
  expect((await admin.json('PUT', `${PATH}/${id}`, { ...coffee, vegan: true, caffeine: 62.5 })).status).toBe(200);
  expect(await statements(4)).toEqual([
    'Ingredientes',
    'Água e café.',
    'CONTÉM GLÚTEN.',
    'Produto vegano: nada de origem animal.',
    'Cafeína: 62,5 mg por porção.',
  ]);
  const silent = { ...unknown, version: version + 3, gluten: null, lactose: null };
  expect((await admin.json('PUT', `${PATH}/${id}`, silent)).status).toBe(200);
  expect(await statements(5)).toEqual([]);
});

test('the declaration of a product is stored in the order of the regulation, each allergen once', async () => {
  const { contains } = await create({ contains: ['latex', 'milk', 'soy', 'milk'], mayContain: [] });
  expect(contains).toEqual(['soy', 'milk', 'latex']);
  const stored = await env.DB.prepare("SELECT contains FROM products WHERE category = 'toppins'").first();
  expect(stored).toEqual({ contains: '["soy","milk","latex"]' });
});

test('a contradictory or invalid declaration is refused at its field', async () => {
  for (const [wrong, field] of [
    [{ gluten: null }, 'gluten'],
    [{ contains: ['wheat'], mayContain: [], gluten: 'free' }, 'gluten'],
    [{ lactose: 'notApplicable' }, 'lactose'],
    [{ mayContain: ['milk'] }, 'mayContain'],
    [{ contains: ['gergelim'] }, 'contains.0'],
    [{ gluten: 'talvez' }, 'gluten'],
    [{ vegan: true }, 'vegan'],
    [{ ingredients: 'Café, leite em pó.', caffeine: 0 }, 'caffeine'],
    [{ caffeine: 1001 }, 'caffeine'],
    [{ lactose: 'pouca' }, 'lactose'],
    [{ ingredients: 'x'.repeat(3001) }, 'ingredients'],
  ] as const) {
    const answer = await admin.json('POST', PATH, { ...FIELDS, ...wrong });
    const { fields } = (await answer.json()) as { fields?: object };
    expect([answer.status, Object.keys(fields ?? {})]).toEqual([422, [field]]);
  }
});

test('the declaration is restored with its product, and empty if the deletion recorded none', async () => {
  const { id, version, ...fields } = await create();
  const remove = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
  const { activityId } = (await remove.json()) as { activityId: number };
  const { ingredients: _i, contains: _c, mayContain: _m, gluten: _g, lactose: _l, ...older } = fields;
  const restored = await admin.json('POST', `/api/panel/activity/${activityId}/undo`);
  expect(restored.status).toBe(200);
  const row = (await (await admin.get(`${PATH}/${id}`)).json()) as ProductRecord;
  expect(row).toMatchObject({ ingredients: fields.ingredients, contains: ['milk'], gluten: 'free' });
  const again = await admin.json('DELETE', `${PATH}/${id}?version=${row.version}`);
  const { activityId: second } = (await again.json()) as { activityId: number };
  await env.DB.prepare('UPDATE activity SET before = ? WHERE id = ?').bind(JSON.stringify(older), second).run();
  expect((await admin.json('POST', `/api/panel/activity/${second}/undo`)).status).toBe(200);
  expect(await (await admin.get(`${PATH}/${id}`)).json()).toMatchObject({
    ...older,
    ...{ ingredients: null, contains: [], mayContain: [], gluten: null, lactose: null },
  });
});

test('a declaration with unknown allergens does not break the page of the product', async () => {
  const { number } = await create();
  await env.DB.prepare(`UPDATE products SET contains = '["milk", "gone", 1]' WHERE category = 'toppins'`).run();
  const { status, html } = await page(`/produtos/toppins/${number}?estranho`);
  expect([status, html.includes('ALÉRGICOS: CONTÉM LEITE. PODE CONTER AMENDOIM.')]).toEqual([200, true]);
});
