import { describe, expect, test } from 'vitest';
import { signIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';
import { FIELDS, lastWrites, NUTRITION, PATH, refusal, type Written, withToppings, writes } from '../helpers/toppings';

const admin = withToppings();
const { create, names } = admin;

describe('a product in the panel', () => {
  test('gets the next number of its category, and shows to visitors at once', async () => {
    const { number } = await create();
    const second = await create({ name: 'Granola' });
    expect([number, second.number]).toEqual([1, 2]);
    const { status, html } = await page('/produtos/toppins/2');
    expect([status, html.includes('Granola')]).toEqual([200, true]);
    const [write] = await lastWrites();
    expect(write).toMatchObject({ action: 'create', noun: 'products', record_id: String(second.id), title: 'Granola' });
    expect(JSON.parse(String(write?.after))).toEqual({ ...FIELDS, name: 'Granola', number: 2 });
  });

  test('gets a number of its own under 10 concurrent creations', { timeout: 20_000 }, async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create()));
    expect(made.map(({ number }) => number).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('is changed with the current version, and then found by its new words', async () => {
    const { id, version, ...fields } = await create();
    const response = await admin.json('PUT', `${PATH}/${id}`, { ...fields, version, name: 'Calda de Maçã' });
    expect(response.status).toBe(200);
    const { record } = (await response.json()) as Written;
    expect(record).toEqual({ ...fields, id, version: version + 1, name: 'Calda de Maçã' });
    expect(await names({ search: 'MACA' })).toEqual(['Calda de Maçã']);
    expect(await names({ search: 'acai' })).toEqual([]);
    const [write] = await lastWrites();
    expect([JSON.parse(String(write?.before)), JSON.parse(String(write?.after))]).toEqual([
      fields,
      { ...fields, name: 'Calda de Maçã' },
    ]);
    expect(await (await admin.get(`${PATH}/${id}`)).json()).toEqual(record);
  });

  test('cannot have the number of another product of its category: the refusal names it, and the next free number', async () => {
    const first = await create();
    const { id, ...second } = await create();
    for (const fields of [{ number: first.number }, { category: 'soulice', number: 1 }]) {
      const [status, body] = await refusal(await admin.json('PUT', `${PATH}/${id}`, { ...second, ...fields }));
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['number']]);
    }
    const [status, body] = await refusal(await admin.json('POST', PATH, { ...FIELDS, number: first.number }));
    const number = `Este número já é de “${first.name}”. O próximo livre é ${second.number + 1}.`;
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'taken', fields: { number } })]);
  });

  test('moved to another category can get the next number there', async () => {
    const { id, ...fields } = await create();
    const response = await admin.json('PUT', `${PATH}/${id}`, {
      ...fields,
      category: 'soulfuel',
      number: 0,
      active: false,
    });
    expect(((await response.json()) as Written).record).toMatchObject({ category: 'soulfuel', number: 3 });
    const [write] = await lastWrites();
    expect(JSON.parse(String(write?.after)).number).toBe(3);
    await env.DB.prepare('DELETE FROM products WHERE id = ?').bind(id).run();
  });

  test('is switched and featured without other changes', async () => {
    const { id, version } = await create();
    await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version });
    const response = await admin.json('PUT', `${PATH}/${id}/featured`, { featured: true, version: version + 1 });
    const { record } = (await response.json()) as Written;
    expect(record).toMatchObject({ active: false, featured: true, version: version + 2, name: FIELDS.name });
  });

  test('is copied whole, with the next number, as inactive', async () => {
    const { id, version: _, ...fields } = await create({ featured: true });
    const response = await admin.json('POST', `${PATH}/${id}/copies`, {});
    expect(response.status).toBe(201);
    const { record } = (await response.json()) as Written;
    const expected = { ...fields, name: 'Calda de Açaí (cópia)', number: 2, active: false, featured: false };
    expect(record).toMatchObject(expected);
    expect((await page('/produtos/toppins/2')).status).toBe(404);
    const long = await create({ name: 'x'.repeat(120) });
    const copy = (await (await admin.json('POST', `${PATH}/${long.id}/copies`, {})).json()) as Written;
    expect(copy.record.name).toBe(`${'x'.repeat(112)} (cópia)`);
    const happy = await create({ name: `${'x'.repeat(111)}😀${'x'.repeat(7)}` });
    const other = (await (await admin.json('POST', `${PATH}/${happy.id}/copies`, {})).json()) as Written;
    expect(other.record.name).toBe(`${'x'.repeat(111)} (cópia)`);
  });

  test('is deleted, and its fields are recorded', async () => {
    const { id, version, ...fields } = await create();
    const response = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
    expect(response.status).toBe(200);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
    const [write] = await lastWrites();
    expect(write).toMatchObject({ action: 'delete', noun: 'products', record_id: String(id) });
    expect(JSON.parse(String(write?.before))).toEqual(fields);
  });

  test('is restored by undo with its number, which no new product gets, or a new one if that was given by hand', async () => {
    const { id, version, ...fields } = await create();
    const undoDeletionOf = async (seen: number, between: () => Promise<unknown>) => {
      const deletion = await admin.json('DELETE', `${PATH}/${id}?version=${seen}`);
      const { activityId } = (await deletion.json()) as { activityId: number };
      await between();
      expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
      return (await admin.get(`${PATH}/${id}`)).json() as Promise<Written['record']>;
    };
    const restored = await undoDeletionOf(version, async () => {
      expect((await create({ name: 'Outra' })).number).toBe(fields.number + 1);
    });
    expect(restored).toMatchObject({ ...fields, id });
    const moved = await undoDeletionOf(restored.version, () => create({ number: fields.number }));
    expect(moved).toMatchObject({ ...fields, id, number: fields.number + 2 });
  });

  test('is not written when it does not exist or has changed since', async () => {
    const { id, version, ...fields } = await create();
    await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version });
    const before = await writes();
    for (const [method, path, body] of [
      ['PUT', `/${id}`, { ...fields, version }],
      ['PUT', `/${id}/active`, { active: true, version }],
      ['PUT', `/${id}/featured`, { featured: true, version }],
      ['DELETE', `/${id}?version=${version}`, undefined],
    ] as const) {
      const [status, { code }] = await refusal(await admin.json(method, PATH + path, body));
      expect([method, path, status, code]).toEqual([method, path, 409, 'stale']);
      const missing = await admin.json(method, PATH + path.replace(`/${id}`, '/999999'), body);
      expect([method, path, missing.status]).toEqual([method, path, 404]);
    }
    expect((await admin.json('POST', `${PATH}/999999/copies`, {})).status).toBe(404);
    expect(await writes()).toBe(before);
  });
});

describe('an invalid product', () => {
  test('is refused with a message for each field', async () => {
    const wrong = {
      name: ' ',
      priceCents: 1.5,
      images: [{ src: 'javascript:alert(1)', alt: '' }],
      benefits: [''],
      nutrition: { ...NUTRITION, servingSize: 0, proteins: -1 },
      category: 'Não é',
    };
    const [status, { fields }] = await refusal(await admin.json('POST', PATH, { ...FIELDS, ...wrong }));
    expect(status).toBe(422);
    expect(Object.keys(fields ?? {}).sort()).toEqual([
      'benefits.0',
      'category',
      'images.0.src',
      'name',
      'nutrition.proteins',
      'nutrition.servingSize',
      'priceCents',
    ]);
    expect(fields?.name).toBe('Informe o nome do produto.');
  });

  test('is refused for a category that does not exist', async () => {
    const [status, { fields }] = await refusal(await admin.json('POST', PATH, { ...FIELDS, category: 'nenhuma' }));
    expect([status, fields]).toEqual([422, { category: 'Esta categoria não existe mais.' }]);
  });

  test('is refused with unknown keys, or when it is too large', async () => {
    expect((await admin.json('POST', PATH, { ...FIELDS, id: 1 })).status).toBe(400);
    expect((await admin.json('POST', PATH, { ...FIELDS, description: 'x'.repeat(140_000) })).status).toBe(413);
  });

  test('is refused from a customer or a visitor', async () => {
    const customer = await signIn();
    expect((await customer.json('POST', PATH, FIELDS)).status).toBe(403);
    expect((await customer.get(PATH)).status).toBe(403);
    expect((await request(PATH)).status).toBe(401);
  });
});
