import { describe, expect, test } from 'vitest';
import { licencie } from '../../src/shared/pictures';
import { signIn } from '../helpers/account';
import { d1Through } from '../helpers/d1-through';
import { env, request } from '../helpers/edge';
import type { Undone } from '../helpers/imports';
import { count, withFiles } from '../helpers/imports';

const { run, exported, post, counted, ...admin } = withFiles();
const rowsOf = async (noun: string): Promise<Record<string, unknown>[]> => JSON.parse(await exported(`${noun}.json`));
const undo = (groupId: string) => counted(`/api/panel/activity/groups/${groupId}/undo`);
const undone = async (groupId: string) => (await undo(groupId)).body as unknown as Undone;

describe('undoing an import', () => {
  test('restores every record in few statements, and can itself be undone', { timeout: 60_000 }, async () => {
    const before = await rowsOf('products');
    const file = [
      ...before.map(({ id }) => ({ id, priceCents: 4321 })),
      ...Array.from({ length: 300 }, (_, i) => ({
        category: 'soulice',
        number: 2000 + i,
        name: `N ${i}`,
        priceCents: 1,
      })),
    ];
    const { groupId } = await run('products', 'json', JSON.stringify(file));
    const after = await rowsOf('products');
    expect(after).toHaveLength(before.length + 300);

    const { status, usage, body } = await undo(groupId);
    expect([status, usage.statements < 30]).toEqual([200, true]);
    expect(body).toMatchObject({ noun: 'products', total: file.length, left: [] });
    expect(await rowsOf('products')).toEqual(before);
    expect((await undo(groupId)).body).toMatchObject({ code: 'undone' });

    const { status: again } = await undo(body.groupId);
    expect(again).toBe(200);
    expect(await rowsOf('products')).toEqual(after);
    const { results } = await env.DB.prepare(
      `SELECT count(*) AS n FROM products WHERE version <= (
         SELECT count(*) - 1 FROM activity WHERE noun = 'products' AND record_id = CAST(products.id AS TEXT))`,
    ).all();
    expect(results).toEqual([{ n: 0 }]);
  });

  test('skips records changed since, and names them', async () => {
    const [first, second] = await rowsOf('locations');
    const file = [first, second].map((row) => ({ id: row?.id, phone: '(81) 3333-4444' }));
    const { groupId } = await run('locations', 'json', JSON.stringify(file));
    await run('locations', 'json', JSON.stringify([{ id: second?.id, phone: '(81) 5555-6666' }]));
    expect(await undone(groupId)).toMatchObject({ total: 1, left: [{ title: second?.name, why: 'stale' }] });
    const rows = await rowsOf('locations');
    expect(rows[0]).toEqual(first);
    expect(rows[1]).toMatchObject({ phone: '(81) 5555-6666' });
    expect((await undo(groupId)).body).toMatchObject({ code: 'newer' });
  });

  test('restores a picture as it is cropped now', async () => {
    const [first] = await rowsOf('locations');
    const { groupId } = await run('locations', 'json', JSON.stringify([{ id: first?.id, image: licencie }]));
    const medium = await env.DB.prepare('SELECT id, version, alt, folder FROM media WHERE address = ?')
      .bind(String(first?.image))
      .first<{ id: number; version: number; alt: string; folder: string }>();
    const { id, ...words } = medium ?? { id: 0 };
    const editor = await signIn('admin');
    const cropped = await editor.json('PATCH', `/api/panel/media/${id}`, {
      ...words,
      focalX: 0.5,
      focalY: 0.1,
      crops: {},
    });
    expect(cropped.status).toBe(200);
    expect((await rowsOf('locations'))[0]).toMatchObject({ image: licencie });
    expect(await undone(groupId)).toMatchObject({ total: 1, left: [] });
    expect((await rowsOf('locations'))[0]).toMatchObject({ image: `${first?.image}#x50y10` });
  });

  test('restores a post without storing its unchanged fields', async () => {
    const [row] = await rowsOf('posts');
    const { groupId } = await run('posts', 'json', JSON.stringify([{ id: row?.id, author: 'Ana' }]));
    const { results } = await env.DB.prepare('SELECT before, after FROM activity WHERE import_id = ?')
      .bind(groupId)
      .all();
    expect(JSON.parse(String(results[0]?.after))).not.toHaveProperty('content');
    expect(await undone(groupId)).toMatchObject({ total: 1 });
    expect((await rowsOf('posts')).find(({ id }) => id === row?.id)).toEqual(row);
  });

  test('succeeds despite concurrent writes to other records', async () => {
    const [first, second] = await rowsOf('locations');
    const phoneOf = (row: Record<string, unknown> | undefined, phone: string) =>
      run('locations', 'json', JSON.stringify([{ id: row?.id, phone }]));
    const { groupId } = await phoneOf(first, '(81) 3333-7777');
    let others = 0;
    const before = async (sql: string[]) => {
      if (!sql.some((text) => /into "guards"/.test(text))) return;
      others += 1;
      if (others < 3) await phoneOf(second, `(81) 3333-000${others}`);
    };
    const DB = d1Through(env.DB, { before });
    const admin = await signIn('admin');
    const answer = await admin.json('POST', `/api/panel/activity/groups/${groupId}/undo`, undefined, { DB });
    expect([answer.status, others]).toEqual([200, 3]);
    const rows = await rowsOf('locations');
    expect(rows[0]).toEqual(first);
    expect(rows[1]).toMatchObject({ phone: '(81) 3333-0002' });
  });

  test('is refused when concurrent writes defeat four tries', async () => {
    const [first, second] = await rowsOf('locations');
    const phoneOf = (row: Record<string, unknown> | undefined, phone: string) =>
      run('locations', 'json', JSON.stringify([{ id: row?.id, phone }]));
    const { groupId } = await phoneOf(first, '(81) 3333-8888');
    let others = 0;
    const before = async (sql: string[]) => {
      if (!sql.some((text) => /into "guards"/.test(text)) || others > 6) return;
      others += 1;
      await phoneOf(second, `(81) 3333-100${others}`);
    };
    const path = `/api/panel/activity/groups/${groupId}/undo`;
    const { status, body } = await counted(path, undefined, d1Through(env.DB, { before }));
    expect([status, body.code, others]).toEqual([409, 'overtaken', 4]);
  });

  test('whose answer D1 loses is not reported as a conflict', async () => {
    const [first] = await rowsOf('locations');
    const { groupId } = await run('locations', 'json', JSON.stringify([{ id: first?.id, phone: '(81) 3333-6666' }]));
    const after = (sql: string[]) => {
      if (sql.some((text) => /into "guards"/.test(text))) throw new Error('D1_ERROR: Network connection lost.');
    };
    const path = `/api/panel/activity/groups/${groupId}/undo`;
    expect((await counted(path, undefined, d1Through(env.DB, { after }))).status).toBe(503);
    expect((await rowsOf('locations'))[0]).toEqual(first);
  });

  test('is refused when another category has taken the address', async () => {
    const lines = (names: string[]) =>
      `Nome;URL da Imagem\n${names.map((name) => `${name};/images/a.webp\n`).join('')}`;
    await run('categories', 'csv', lines(['Saída']));
    const path = '/api/panel/categories';
    const { body } = await counted(`${path}/acts`, { act: 'delete', rows: [{ id: 'saida', version: 1 }] });
    await env.DB.prepare("UPDATE categories SET address = 'saida' WHERE key = 'soulice'").run();
    expect((await undo(body.groupId)).body).toMatchObject({ code: 'clash' });
    await env.DB.prepare("UPDATE categories SET address = key WHERE key = 'soulice'").run();
  });

  test('leaves a deleted category whose key a new one has', async () => {
    await run('categories', 'csv', 'Nome;URL da Imagem\nIda;/images/a.webp\nVolta;/images/a.webp\n');
    const rows = ['ida', 'volta'].map((id) => ({ id, version: 1 }));
    const { body } = await counted('/api/panel/categories/acts', { act: 'delete', rows });
    await run('categories', 'csv', 'Nome;URL da Imagem\nIda;/images/b.webp\n');
    expect(await undone(body.groupId)).toMatchObject({ total: 1, left: [{ id: 'ida', title: 'Ida', why: 'exists' }] });
    const images = new Map((await rowsOf('categories')).map(({ name, image }) => [name, image]));
    expect([images.get('Ida'), images.get('Volta')]).toEqual(['/images/b.webp', '/images/a.webp']);
  });

  test('leaves records that are gone, and says why none can be undone', async () => {
    const [first] = await rowsOf('locations');
    const made = ['Um', 'Dois'].map((name) => ({ name, address: 'Rua', city: 'Natal', uf: 'RN' }));
    const drop = (name: string) => env.DB.prepare('DELETE FROM locations WHERE name = ?').bind(name).run();
    const { groupId } = await run('locations', 'json', JSON.stringify(made));
    await drop('Um');
    expect(await undone(groupId)).toMatchObject({ total: 1, left: [{ title: 'Um', why: 'gone' }] });

    const mixed = [
      { ...made[0], name: 'Três' },
      { id: first?.id, phone: '(81) 3333-9999' },
    ];
    const { groupId: second } = await run('locations', 'json', JSON.stringify(mixed));
    await drop('Três');
    await drop(String(first?.name));
    expect((await undo(second)).body).toMatchObject({ code: 'needed' });

    const [other] = await rowsOf('locations');
    const { groupId: third } = await run(
      'locations',
      'json',
      JSON.stringify([
        { ...made[0], name: 'Quatro' },
        { id: other?.id, phone: '(81) 3333-9999' },
      ]),
    );
    await drop('Quatro');
    await run('locations', 'json', JSON.stringify([{ id: other?.id, phone: '(81) 3333-0000' }]));
    expect((await undo(third)).body).toMatchObject({ code: 'newer' });
  });

  test('restores a record that was deleted before a release added a field', async () => {
    await run('posts', 'json', JSON.stringify([{ title: 'De antes', category: 'Treino' }]));
    const { id } = (await rowsOf('posts')).find(({ title }) => title === 'De antes') ?? {};
    const { body } = await counted('/api/panel/posts/acts', { act: 'delete', rows: [{ id, version: 1 }] });
    await env.DB.prepare(
      "UPDATE activity SET before = json_remove(before, '$.author') WHERE import_id = ? AND action = 'delete'",
    )
      .bind(body.groupId)
      .run();
    expect(await undone(body.groupId)).toMatchObject({ total: 1, left: [] });
    const found = (await rowsOf('posts')).find((post) => post.id === id);
    expect(found).toMatchObject({ title: 'De antes', category: 'Treino', author: null });
  });

  test('restores deleted products under new numbers when theirs are taken', async () => {
    const names = ['Um', 'Dois', 'Três'];
    const lines = (of: string[]) =>
      of.map((name, index) => ({ category: 'toppins', number: 801 + index, name, priceCents: 1 }));
    await run('products', 'json', JSON.stringify(lines(names)));
    const found = async () =>
      (await rowsOf('products')).filter(({ category, number }) => category === 'toppins' && Number(number) > 800);
    const rows = (await found()).map(({ id }) => ({ id, version: 1 }));
    const { body } = await counted('/api/panel/products/acts', { act: 'delete', rows });
    await run('products', 'json', JSON.stringify(lines(['Outro', 'Mais um'])));
    expect(await undone(body.groupId)).toMatchObject({ total: 3, left: [] });
    const now = await found();
    expect(now.map(({ number, name }) => `${number} ${name}`)).toEqual([
      '801 Outro',
      '802 Mais um',
      '803 Três',
      '804 Um',
      '805 Dois',
    ]);
    const { results } = await env.DB.prepare(
      "SELECT title, after ->> '$.number' AS number FROM activity WHERE undoes IS NOT NULL ORDER BY id DESC LIMIT 3",
    ).all();
    expect(results.reverse()).toEqual([
      { title: 'Um', number: 804 },
      { title: 'Dois', number: 805 },
      { title: 'Três', number: 803 },
    ]);
  });

  test('restores the positions of slides', async () => {
    const before = await rowsOf('slides');
    const turned = before.map(({ id }, index) => ({ id, position: before.length - 1 - index }));
    const text = JSON.stringify([...turned, { title: 'Novo', imageUrl: '/images/a.webp', position: 99 }]);
    const { groupId } = await run('slides', 'json', text);
    expect((await rowsOf('slides')).map(({ title }) => title)).toEqual([
      ...before.map(({ title }) => title).reverse(),
      'Novo',
    ]);
    const { groupId: undoing } = await undone(groupId);
    expect(await rowsOf('slides')).toEqual(before);
    await undone(undoing);
    expect(await count('slides')).toBe(before.length + 1);
    expect((await rowsOf('slides')).map(({ position }) => position)).toEqual([...Array(before.length + 1).keys()]);
  });

  test('keeps a category that has products by now', async () => {
    const { groupId } = await run(
      'categories',
      'csv',
      'Nome;URL da Imagem\nUma;/images/a.webp\nOutra;/images/a.webp\n',
    );
    await run('products', 'csv', 'Categoria;Número;Nome;Preço\numa;1;X;1,00\n');
    expect(await undone(groupId)).toMatchObject({ total: 1, left: [{ title: 'Uma', why: 'needed' }] });
    expect((await undo(groupId)).body).toMatchObject({ code: 'needed' });
  });

  test('redirects the address that a product had in between', async () => {
    const [row] = (await rowsOf('products')).filter(({ category }) => category === 'soulice');
    const { groupId } = await run('products', 'json', JSON.stringify([{ id: row?.id, number: 777 }]));
    await undone(groupId);
    const response = await request('/produtos/soulice/777', { redirect: 'manual' });
    expect(response.headers.get('Location')).toContain(`/soulice/${row?.number}`);
  });

  test('is one entry of Atividade, with its records listed separately', async () => {
    const rows = ['Um', 'Dois', 'Três'].map((name) => ({ name, address: 'Rua', city: 'Natal', uf: 'RN' }));
    const { groupId } = await run('locations', 'json', JSON.stringify(rows));
    const list = async (query = '') =>
      ((await (await admin.get(`/api/panel/activity${query}`)).json()) as { rows: Record<string, unknown>[] }).rows;
    const [first, second] = await list();
    expect(first).toMatchObject({ group: { id: groupId, act: null, total: 3, open: true } });
    expect(second?.group).not.toEqual(first?.group);
    expect(await list(`?group=${groupId}`)).toHaveLength(3);
    expect((await list(`?noun=locations&record=${first?.recordId}`))[0]).toMatchObject({
      group: null,
      action: 'create',
    });
    const { groupId: undoing } = await undone(groupId);
    const [last, former] = await list('?noun=locations');
    expect([last, former]).toMatchObject([
      { group: { id: undoing, act: null, total: 3, open: true }, action: 'delete' },
      { group: { id: groupId, act: null, total: 3, open: false } },
    ]);
  });

  test('of an unknown group is not found', async () => {
    expect((await post(`/api/panel/activity/groups/${crypto.randomUUID()}/undo`)).status).toBe(404);
    expect((await post('/api/panel/activity/groups/x/undo')).status).toBe(404);
  });
});
