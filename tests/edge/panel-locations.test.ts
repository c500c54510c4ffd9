import { describe, expect, test } from 'vitest';
import { locations as seeded } from '../../scripts/seed/locations';
import { asChosenStore } from '../../src/shared/chosen-store';
import type { Location, LocationItem, LocationRecord } from '../../src/shared/location';
import type { Page } from '../../src/shared/page';
import { fold, locationSearchText } from '../../src/shared/search';
import { signedIn, signIn } from '../helpers/account';
import { counted, env, request } from '../helpers/edge';

const admin = signedIn('admin');

const PATH = '/api/panel/locations';
const FIELDS = {
  name: 'Soul Água Verde',
  address: 'Av. República, 1200',
  city: 'Curitiba',
  uf: 'PR',
  zipcode: '80610-260',
  phone: null,
  email: null,
  schedule: null,
  exceptions: [],
  takesOrders: true,
  districts: [],
  minimumCents: null,
  payments: [],
  unsold: [],
  hours: [{ days: [5, 6], opens: '18:00', closes: '02:00' }],
  type: 'store' as const,
  latitude: -25.45123,
  longitude: -49.28456,
  image: null,
  active: true,
};

async function page(query: Record<string, string> = {}): Promise<Page<LocationItem>> {
  const response = await admin.get(`${PATH}?${new URLSearchParams(query)}`);
  expect(response.status).toBe(200);
  return response.json();
}
async function create(fields: Partial<Record<keyof typeof FIELDS, unknown>> = {}): Promise<LocationRecord> {
  const response = await admin.json('POST', PATH, { ...FIELDS, ...fields });
  expect(response.status).toBe(201);
  return ((await response.json()) as { record: LocationRecord }).record;
}
const names = ({ rows }: Page<LocationItem>) => rows.map(({ name }) => name);

test('an unknown state is refused in a form, an import and a filter', async () => {
  const admin = await signIn('admin');
  const location = {
    zipcode: null,
    phone: null,
    email: null,
    schedule: null,
    hours: null,
    exceptions: [],
    districts: [],
    minimumCents: null,
    type: 'store',
  };
  const place = { name: 'X', address: 'Rua', city: 'X', latitude: null, longitude: null, image: null, active: true };
  const answer = await admin.json('POST', '/api/panel/locations', { ...location, ...place, uf: 'XX' });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { fields: { uf: 'Não há estado com esta sigla.' } },
  ]);
  const file = { format: 'csv', text: 'Nome;Endereço;Cidade;UF\nX;Rua;X;XX\nY;Rua;X;df\n' };
  const plan = await admin.json('POST', '/api/panel/imports/locations?dry=1', file);
  expect(await plan.json()).toMatchObject({
    rows: [{ outcome: 'refused', problems: { uf: 'Não há estado com esta sigla.' } }, { outcome: 'create' }],
  });
  expect((await admin.get('/api/panel/locations?uf=XX')).status).toBe(422);
});

describe('locations in the panel', () => {
  test('are listed by name regardless of accents, inactive ones included', async () => {
    await create({ name: 'ábaco', active: false });
    const listed = names(await page());
    expect(listed[0]).toBe('ábaco');
    expect(listed).toHaveLength(seeded.length + 1);
    expect(listed.map(fold)).toEqual(listed.map(fold).toSorted());
  });

  test('are searched by name, city and address, without accents', async () => {
    const { name } = await create();
    for (const search of ['agua verde', 'CURITIBA agua', 'republica 1200 verde'])
      expect(names(await page({ search }))).toEqual([name]);
    expect(names(await page({ search: 'agua verde florianopolis' }))).toEqual([]);
  });

  test('are filtered by state, type, status and missing coordinates', async () => {
    const { name } = await create({ uf: 'RR', type: 'retailer', active: false, latitude: null, longitude: null });
    const queries: Record<string, string>[] = [
      { uf: 'RR' },
      { uf: 'RR', type: 'retailer' },
      { uf: 'RR', status: 'inactive' },
      { uf: 'RR', coordinates: 'missing' },
    ];
    for (const query of queries) expect(names(await page(query))).toEqual([name]);
    expect(names(await page({ uf: 'RR', type: 'store' }))).toEqual([]);
    expect(names(await page({ uf: 'RR', status: 'active' }))).toEqual([]);
    expect((await page({ type: 'flagship' })).rows.every(({ type }) => type === 'flagship')).toBe(true);
    expect((await admin.get(`${PATH}?uf=sp`)).status).toBe(422);
  });

  test('come in pages of 50, each once, even when the last one of a page is deleted in between', async () => {
    await many(120, 'Página');
    const first = await page({ search: 'pagina' });
    expect(first.rows).toHaveLength(50);
    const last = first.rows.at(-1);
    await admin.json('DELETE', `${PATH}/${last?.id}?version=${last?.version}`);
    const second = await page({ search: 'pagina', after: first.next ?? '' });
    const third = await page({ search: 'pagina', after: second.next ?? '' });
    expect([second.rows.length, third.rows.length, third.next]).toEqual([50, 20, null]);
    const all = [first, second, third].flatMap(names);
    expect(new Set(all).size).toBe(120);
    expect(all).toEqual(all.toSorted());
  });

  test('cost no more rows per page when there are thousands', async () => {
    await many(2000, 'Muitas');
    const { db, usage } = counted(env.DB);
    const response = await admin.get(PATH, { DB: db });
    expect(((await response.json()) as Page<LocationItem>).rows).toHaveLength(50);
    expect(usage.rowsRead).toBeLessThan(80);
  });

  test('are created, and changed and deleted with the current version only; each write is recorded', async () => {
    const created = await create();
    expect(created).toMatchObject({ ...FIELDS, version: 1 });
    const { id, ...fields } = created;
    const edited = await admin.json('PUT', `${PATH}/${id}`, { ...fields, name: 'Soul Ipê', uf: 'sc' });
    const { record } = (await edited.json()) as { record: LocationRecord };
    expect(record).toMatchObject({ name: 'Soul Ipê', uf: 'SC', version: 2 });
    expect(names(await page({ search: 'ipe soul' }))).toEqual(['Soul Ipê']);
    expect((await admin.json('PUT', `${PATH}/${id}`, fields)).status).toBe(409);
    expect((await admin.json('DELETE', `${PATH}/${id}?version=1`)).status).toBe(409);
    expect((await admin.json('DELETE', `${PATH}/${id}?version=2`)).status).toBe(200);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
    const { results } = await env.DB.prepare(
      "SELECT action FROM activity WHERE noun = 'locations' AND record_id = ? ORDER BY id",
    )
      .bind(String(id))
      .all();
    expect(results.map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });

  test('are switched on and off without other changes', async () => {
    const { id, version } = await create();
    const response = await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version });
    expect(((await response.json()) as { record: LocationRecord }).record).toMatchObject({ active: false, ...{ id } });
  });

  test('are restored as they were when a deletion is undone, and can be searched again', async () => {
    const { id, version } = await create({ name: 'Soul Volta' });
    const deletion = await admin.json('DELETE', `${PATH}/${id}?version=${version}`);
    const { activityId } = (await deletion.json()) as { activityId: number };
    expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
    expect(await (await admin.get(`${PATH}/${id}`)).json()).toMatchObject({ ...FIELDS, name: 'Soul Volta' });
    expect(names(await page({ search: 'volta' }))).toEqual(['Soul Volta']);
  });

  test('show to visitors at once', async () => {
    const { id, version } = await create({ name: 'Soul Visível' });
    const shown = async () => (await (await request('/api/locations?search=visivel')).text()).includes('Soul Visível');
    expect(await shown()).toBe(true);
    await admin.json('PUT', `${PATH}/${id}/active`, { active: false, version });
    expect(await shown()).toBe(false);
  });
});

test('an invalid location is refused with a message for each field', async () => {
  const body = {
    ...FIELDS,
    name: ' ',
    address: '',
    city: '',
    uf: 'ESS',
    latitude: 91,
    longitude: '-40',
    hours: [{ days: [], opens: '9:00', closes: '25:00' }],
  };
  const response = await admin.json('POST', PATH, body);
  expect(response.status).toBe(422);
  const { fields } = (await response.json()) as { fields: Record<string, string> };
  expect(fields).toMatchObject({
    name: 'Informe o nome.',
    address: 'Informe o endereço.',
    city: 'Informe a cidade.',
    uf: 'A UF tem 2 letras.',
    latitude: 'Informe a latitude de -90 a 90.',
    longitude: 'Informe a longitude em graus, como -20,33214.',
    'hours.0.days': 'Escolha ao menos um dia.',
    'hours.0.opens': 'Use o horário no formato 09:00.',
  });
  expect((await admin.json('POST', PATH, { ...FIELDS, role: 'admin' })).status).toBe(400);
});

async function productAt(category: string, number: number) {
  const query = env.DB.prepare('SELECT id, name FROM products WHERE category = ? AND number = ?');
  return (await query.bind(category, number).first<{ id: number; name: string }>()) as { id: number; name: string };
}

async function many(count: number, name: string) {
  const place = { address: 'Rua A', city: 'Vitória', uf: 'ES' };
  const rows = Array.from({ length: count }, (_, index) => {
    const own = { ...place, name: `${name} ${String(index).padStart(5, '0')}` };
    return env.DB.prepare('INSERT INTO locations (name, address, city, uf, search_text) VALUES (?, ?, ?, ?, ?)').bind(
      own.name,
      own.address,
      own.city,
      own.uf,
      locationSearchText(own),
    );
  });
  await env.DB.batch(rows);
}

test('order terms are validated, can be undone, and are served by their own request while the store is active', async () => {
  const said = { districts: ['Batel', 'Água Verde'], minimumCents: 4990, payments: ['pix', 'cash'] };
  const [creatine, gone] = [await productAt('suplementos', 2), { id: 999_999, name: 'Saiu do cardápio' }];
  const { id, version } = await create({ name: 'Soul Entregas', ...said, unsold: [creatine, gone] });
  const terms = { ...said, unsold: [{ category: 'suplementos', number: 2 }] };
  const none = { districts: ['Batel'], minimumCents: null, payments: [], unsold: [] };
  const told = async () => {
    const answer = await request(`/api/locations/${id}/terms`);
    return [answer.status, await answer.json()];
  };
  expect(await told()).toEqual([200, terms]);
  const { locations } = (await (await request('/api/locations')).json()) as { locations: object[] };
  expect(
    locations.some((one) => ['districts', 'minimumCents', 'payments', 'unsold'].some((field) => field in one)),
  ).toBe(false);

  const put = (fields: object, seen: number) =>
    admin.json('PUT', `${PATH}/${id}`, { ...FIELDS, name: 'Soul Entregas', ...fields, version: seen });
  const saved = await put(none, version);
  const { record, activityId } = (await saved.json()) as { record: LocationRecord; activityId: number };
  expect(await told()).toEqual([200, none]);
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`, {})).status).toBe(200);
  expect(await told()).toEqual([200, terms]);

  const twice = await put({ districts: ['Batel', 'batel'] }, record.version + 1);
  expect([twice.status, await twice.json()]).toMatchObject([
    422,
    { fields: { districts: 'O bairro batel aparece duas vezes. Deixe um só.' } },
  ]);
  const odd = await put({ payments: ['pix', 'pix'], unsold: [creatine, creatine] }, record.version + 1);
  expect([odd.status, await odd.json()]).toMatchObject([
    422,
    {
      fields: {
        payments: 'Há formas de pagamento repetidas.',
        unsold: 'Há produtos repetidos entre os que o local não vende.',
      },
    },
  ]);
  expect((await put({ ...said, active: false }, record.version + 1)).status).toBe(200);
  expect((await told())[0]).toBe(404);
});

const seen = async (id: number) => (await (await request(`/api/locations/${id}`)).json()) as Location;

test('a store without orders is marked and cannot be chosen in the cart; other stores have no mark', async () => {
  const { id } = await create({ name: 'Soul Sem Pedidos', phone: '(41) 99999-0101', takesOrders: false });
  const [silent, other] = [await seen(id), await seen(2)];
  expect(silent).toMatchObject({ phone: '(41) 99999-0101', takesOrders: false });
  expect(asChosenStore(silent)).toBeNull();
  expect(other).not.toHaveProperty('takesOrders');
  expect(asChosenStore(other)).toMatchObject({ id: 2 });
});

test('districts and the minimum order are in the CSV export', async () => {
  await create({ name: 'Soul Planilha', districts: ['Batel', 'Água Verde'], minimumCents: 4990 });
  const csv = await (await admin.get('/api/panel/exports/locations.csv')).text();
  const [head = '', ...rows] = csv.replace(/^\uFEFF/, '').split('\r\n');
  expect(head).toContain('Bairros atendidos na entrega');
  expect(head).toContain('Pedido mínimo para entrega');
  expect(rows.join('\n')).toMatch(/Soul Planilha[\s\S]*Batel\nÁgua Verde[\s\S]*49,90/);
});

test('a store’s Brazilian telephone is stored as the site writes it, and a foreign one as typed', async () => {
  expect(await create({ phone: '27999887766' })).toMatchObject({ phone: '(27) 99988-7766' });
  expect(await create({ phone: '+351 912345678' })).toMatchObject({ phone: '+351 912345678' });
});

test('a store’s postal code is stored with its hyphen', async () => {
  expect(await create({ zipcode: '80610260' })).toMatchObject({ zipcode: '80610-260' });
  expect(await create({ zipcode: '80610-260' })).toMatchObject({ zipcode: '80610-260' });
});
