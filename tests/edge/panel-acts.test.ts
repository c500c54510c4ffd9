import { describe, expect, test } from 'vitest';
import type { ActDone } from '../../src/shared/acts';
import { overtaken } from '../helpers/d1-through';
import { env, request } from '../helpers/edge';
import { count, withFiles } from '../helpers/imports';

const { exported, post, counted, ...admin } = withFiles();
type Row = Record<string, unknown> & { id: number };
type Listed = { id: number; version: number };

/** Returns every record of a noun, as exported. */
const recordsOf = async (noun: string): Promise<Row[]> => JSON.parse(await exported(`${noun}.json`));
const listed = async (noun: string, query = ''): Promise<Listed[]> => {
  const { rows } = (await (await admin.get(`/api/panel/${noun}${query}`)).json()) as { rows: Listed[] };
  return rows.map(({ id, version }) => ({ id, version }));
};
async function act(noun: string, rows: Listed[], said: object, database = env.DB) {
  const { status, body, usage } = await counted(`/api/panel/${noun}/acts`, { rows, ...said }, database);
  return { status, usage, ...(body as unknown as ActDone & { error?: string; code?: string }) };
}
const undo = async (groupId: string | null) => counted(`/api/panel/activity/groups/${groupId}/undo`);
const idsIn = (rows: Listed[]) => rows.map(({ id }) => id);

describe('an act on many products', () => {
  test('takes few statements, and one undo reverts all of it', async () => {
    const before = await recordsOf('products');
    const rows = await listed('products');
    expect(rows.length).toBeGreaterThan(30);
    const done = await act('products', rows, { act: 'price', percent: 10, toNinety: false });
    const changed = rows.map(({ id, version }) => ({ id, version: version + 1 }));
    expect(done).toMatchObject({ status: 200, done: rows.length, same: 0, left: [], changed });
    expect(done.usage.statements).toBeLessThan(30);
    const among = new Set(idsIn(rows));
    const after = await recordsOf('products');
    for (const [index, product] of after.entries()) {
      const was = Number(before[index]?.priceCents);
      expect(product.priceCents).toBe(among.has(product.id) ? Math.floor((was * 11 + 5) / 10) : was);
    }
    expect((await listed('products')).map(({ version }) => version)).toEqual(rows.map(({ version }) => version + 1));

    const undone = await undo(done.groupId);
    expect([undone.status, undone.usage.statements < 30]).toEqual([200, true]);
    expect(undone.body).toMatchObject({ noun: 'products', act: 'price', total: rows.length, left: [] });
    expect(await recordsOf('products')).toEqual(before);
    expect((await undo(done.groupId)).body).toMatchObject({ code: 'undone' });
  });

  test('skips changed and deleted products, and names them', async () => {
    const [first, second, third] = (await listed('products', '?category=soulcrunch')) as [Listed, Listed, Listed];
    await admin.put(`/api/panel/products/${second.id}/featured`, { featured: true, version: second.version });
    const gone = { id: 999_999, version: 1 };
    const done = await act('products', [first, second, third, gone], { act: 'deactivate' });
    const { name } = (await recordsOf('products')).find(({ id }) => id === second.id) as Row;
    expect(done).toMatchObject({
      ...{ done: 2, same: 0 },
      left: [
        { id: second.id, title: name, why: 'stale' },
        { id: gone.id, title: null, why: 'gone' },
      ],
    });
    const shown = new Map((await recordsOf('products')).map(({ id, active }) => [id, active]));
    expect([first, second, third].map(({ id }) => shown.get(id))).toEqual([false, true, false]);
  });

  test('writes nothing when no product would change', async () => {
    const rows = (await listed('products', '?shown=active')).slice(0, 3);
    const writes = await count('activity');
    expect(await act('products', rows, { act: 'activate' })).toMatchObject({
      groupId: null,
      done: 0,
      same: 3,
      left: [],
    });
    expect(await count('activity')).toBe(writes);
  });

  test('skips a price that would exceed the maximum', async () => {
    const [first, second] = (await listed('products')) as [Listed, Listed];
    await env.DB.prepare('UPDATE products SET price_cents = 9000000 WHERE id = ?').bind(first.id).run();
    const done = await act('products', [first, second], { act: 'price', percent: 20, toNinety: true });
    expect(done).toMatchObject({ done: 1, left: [{ id: first.id, why: 'limit' }] });
    const { priceCents } = (await recordsOf('products')).find(({ id }) => id === second.id) as Row;
    expect(Number(priceCents) % 100).toBe(90);
  });

  test('moves them behind the products of another line, redirects their addresses, and is undone', async () => {
    const before = await recordsOf('products');
    const rows = await listed('products', '?category=soulfuel');
    const last = Math.max(
      ...before.filter(({ category }) => category === 'soulice').map(({ number }) => Number(number)),
    );
    const numbers = before.filter(({ category }) => category === 'soulfuel').map(({ number }) => number);
    const done = await act('products', rows, { act: 'category', category: 'soulice' });
    expect(done).toMatchObject({ done: rows.length, left: [] });
    const moved = (await recordsOf('products')).filter(({ id }) => idsIn(rows).includes(id));
    expect(moved.map(({ category, number }) => `${category}/${number}`)).toEqual(
      rows.map((_, index) => `soulice/${last + 1 + index}`),
    );
    const old = await request(`/produtos/soulfuel/${numbers[0]}`);
    expect([old.status, old.headers.get('Location')]).toEqual([301, `/produtos/soulice/${last + 1}`]);
    await undo(done.groupId);
    expect(await recordsOf('products')).toEqual(before);
  });

  test('is refused for an unknown category', async () => {
    const rows = (await listed('products')).slice(0, 2);
    const done = await act('products', rows, { act: 'category', category: 'nenhuma' });
    expect([done.status, done.code]).toEqual([422, 'invalid']);
  });

  test('deletes them, and undo restores them unchanged', async () => {
    const before = await recordsOf('products');
    const rows = (await listed('products')).slice(0, 5);
    const done = await act('products', rows, { act: 'delete' });
    expect(done).toMatchObject({ done: 5, left: [] });
    expect(await recordsOf('products')).toHaveLength(before.length - 5);
    expect((await undo(done.groupId)).body).toMatchObject({ act: 'delete', total: 5, left: [] });
    expect(await recordsOf('products')).toEqual(before);
  });

  test.each(['deactivate', 'delete'])(
    'that ends their pages (%s) names the records with a link to these',
    async (ends) => {
      const { results } = await env.DB.prepare('SELECT id, content FROM posts').all<{ id: number; content: string }>();
      const write = (id: number, content: string) =>
        env.DB.prepare('UPDATE posts SET content = ? WHERE id = ?').bind(content, id);
      const products = await recordsOf('products');
      const rows = await listed('products', '?category=soulshake&shown=active');
      const [one, other, stale] = rows
        .slice(0, 3)
        .map(({ id }) => products.find((product) => product.id === id) as Row);
      const link = (product: Row | undefined, end = '') =>
        `<p>A \\ “"B"” <a href="/produtos/${product?.category}/${product?.number}${end}">Veja</a></p>`;
      const card = `<figure data-product="${one?.id}"></figure>`;
      const texts = [
        link(one, '#rotulo') + link(other),
        card + link(one),
        card + link(other),
        link(stale),
        link(one, '0'),
      ];
      await env.DB.batch(results.map(({ id }, index) => write(id, texts[index] ?? '')));
      const seen = rows.slice(0, 3).map((row) => (row.id === stale?.id ? { ...row, version: row.version + 1 } : row));
      const done = await act('products', seen, { act: ends });
      expect(done).toMatchObject({ done: 2, left: [{ id: stale?.id, why: 'stale' }] });
      const named = done.linked?.filter(({ noun }) => noun === 'posts').map(({ id }) => Number(id));
      expect(named).toEqual([results[0]?.id, results[2]?.id]);
      expect(done.usage.statements).toBeLessThan(40);
      await undo(done.groupId);
      await env.DB.batch(results.map(({ id, content }) => write(id, content)));
    },
  );

  test('assigns the next numbers of a line despite a concurrent write', async () => {
    const [other] = (await listed('products', '?category=soulshake')) as [Listed];
    const rows = (await listed('products', '?category=soulcoffee')).slice(0, 2);
    const DB = overtaken(env.DB, () => act('products', [other], { act: 'price', percent: 10, toNinety: false }));
    expect(await act('products', rows, { act: 'category', category: 'toppins' }, DB)).toMatchObject({ done: 2 });
    const numbers = (await recordsOf('products')).filter(({ category }) => category === 'toppins');
    expect(numbers.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('succeeds in parallel with others, or answers that it was overtaken', async () => {
    const rows = (await listed('products')).slice(0, 6);
    const answers = await Promise.all(rows.map((row) => act('products', [row], { act: 'feature' })));
    const done = answers.filter(({ status }) => status === 200);
    expect(done.every((answer) => answer.done === 1 || answer.same === 1)).toBe(true);
    expect(answers.every(({ status, code }) => status === 200 || code === 'overtaken')).toBe(true);
    const featured = (await recordsOf('products')).filter(({ id, featured }) => featured && idsIn(rows).includes(id));
    expect(featured).toHaveLength(done.length);
    expect(done.length).toBeGreaterThan(1);
  });
});

describe('an act on many posts', () => {
  const instantsOf = async (ids: number[]) => {
    const all = new Map((await recordsOf('posts')).map(({ id, publishedAt }) => [id, publishedAt]));
    return ids.map((id) => all.get(id));
  };

  test('unpublishes them, and publishes them now, while a published one keeps its time', async () => {
    const rows = (await listed('posts')).slice(0, 3);
    const ids = idsIn(rows);
    const [, , since] = await instantsOf(ids);
    const off = await act('posts', rows.slice(0, 2), { act: 'unpublish' });
    expect(off.done).toBe(2);
    expect(await instantsOf(ids)).toEqual([null, null, since]);
    const began = new Date().toISOString();
    const again = (await listed('posts')).filter(({ id }) => ids.includes(id));
    expect(await act('posts', again, { act: 'publish' })).toMatchObject({ done: 2, same: 1 });
    const [one, other, third] = await instantsOf(ids);
    expect([String(one) >= began, one, third]).toEqual([true, other, since]);
  });

  test('is undone over newer edits as a whole version, although it recorded no body', async () => {
    const [row] = await listed('posts');
    const path = `/api/panel/posts/${row?.id}`;
    const { id: _id, ...seen } = await admin.get(path).then((response) => response.json() as Promise<Row>);
    await act('posts', [row as Listed], { act: 'category', category: 'Verão' });
    const written = await env.DB.prepare('SELECT max(id) AS id FROM activity').first<{ id: number }>();
    for (const [index, title] of ['Outro', 'Mais um'].entries()) {
      const newer = { ...seen, title, content: `<p>${title}</p>`, version: Number(row?.version) + 1 + index };
      expect((await admin.put(path, newer)).status).toBe(200);
    }
    expect((await post(`/api/panel/activity/${written?.id}/undo?force=1`)).status).toBe(200);
    const { title, category, content } = (await admin.get(path).then((response) => response.json())) as Row;
    expect([title, category, content]).toEqual([seen.title, seen.category, seen.content]);
  });

  test('changes their category, which can be filtered, and records no body', async () => {
    const rows = (await listed('posts')).slice(0, 2);
    const done = await act('posts', rows, { act: 'category', category: 'Verão' });
    expect(idsIn(await listed('posts', '?category=Ver%C3%A3o')).sort()).toEqual(idsIn(rows).sort());
    const { results } = await env.DB.prepare('SELECT before, after, act FROM activity WHERE import_id = ?')
      .bind(done.groupId)
      .all<{ before: string; after: string; act: string }>();
    expect(results).toHaveLength(2);
    for (const row of results) {
      expect(JSON.parse(row.after)).toMatchObject({ category: 'Verão' });
      expect([row.act, 'content' in JSON.parse(row.before), 'content' in JSON.parse(row.after)]).toEqual([
        ...['category', false, false],
      ]);
    }
    await undo(done.groupId);
    expect(await listed('posts', '?category=Ver%C3%A3o')).toEqual([]);
  });
});

test('an act on many locations changes their type, and is undone as a whole', async () => {
  const rows = (await listed('locations')).slice(0, 4);
  const before = await recordsOf('locations');
  const done = await act('locations', rows, { act: 'type', type: 'flagship' });
  const types = (await recordsOf('locations')).filter(({ id }) => idsIn(rows).includes(id)).map(({ type }) => type);
  expect(types).toEqual(['flagship', 'flagship', 'flagship', 'flagship']);
  await undo(done.groupId);
  expect(await recordsOf('locations')).toEqual(before);
});

test('an act on many locations gives a date other hours, except where a longer period has its own', async () => {
  const rows = (await listed('locations')).slice(0, 3);
  const before = await recordsOf('locations');
  const ids = idsIn(rows);
  const exception = { from: '2027-12-25', to: '2027-12-25', hours: [], note: 'Natal' };
  const vacation = { ...exception, from: '2027-12-20', to: '2027-12-31', note: null };
  const put = async (some: Listed[], given: object, usual = false) =>
    act('locations', await present(some), { act: 'dates', exception: given, usual });
  const present = async (some: Listed[]) => {
    const wanted = idsIn(some);
    return (await listed('locations')).filter(({ id }) => wanted.includes(id));
  };
  const stored = async () => {
    const records = await recordsOf('locations');
    const exceptions = ids.map(
      (id) => records.find((record) => record.id === id)?.exceptions as { note: string | null }[],
    );
    return exceptions.map((list) => list.map(({ note }) => note));
  };
  const away = await put(rows.slice(0, 1), vacation);
  const done = await put(rows, exception);
  expect(done).toMatchObject({ done: 2, same: 0, left: [{ id: ids[0], why: 'covered' }] });
  expect(await stored()).toEqual([[null], ['Natal'], ['Natal']]);
  expect(await put(rows, exception)).toMatchObject({ done: 0, same: 2 });
  for (const { groupId } of [done, away]) await undo(groupId);
  expect(await recordsOf('locations')).toEqual(before);
  await put(rows, exception);
  expect(await put(rows, exception, true)).toMatchObject({ done: 3, left: [] });
  expect(await recordsOf('locations')).toEqual(before);
});

test('special dates of many locations are checked like those of one', async () => {
  const rows = (await listed('locations')).slice(0, 2);
  const hours = [
    { opens: '09:00', closes: '14:00' },
    { opens: '13:00', closes: '18:00' },
  ];
  const exception = { from: '2027-12-25', to: '2027-12-24', hours, note: null };
  const answer = await counted('/api/panel/locations/acts', { act: 'dates', rows, exception, usual: false });
  expect(answer).toMatchObject({
    status: 422,
    body: {
      fields: {
        'exception.to': 'A última data vem antes da primeira.',
        'exception.hours': expect.stringContaining('m horário começa antes'),
      },
    },
  });
});

describe.each(['slides', 'faqs'])('an act on many %s', (noun) => {
  const ordered = async () => {
    const { rows } = (await (await admin.get(`/api/panel/${noun}`)).json()) as {
      rows: (Listed & { position: number })[];
    };
    return rows;
  };

  test('deletes without gaps in the order, and undo restores the positions', async () => {
    const before = await ordered();
    const gone = before.filter((_, index) => index === 0 || index === 2).map(({ id, version }) => ({ id, version }));
    const done = await act(noun, gone, { act: 'delete' });
    expect(done).toMatchObject({ done: 2, left: [] });
    const rest = await ordered();
    expect(rest.map(({ position }) => position)).toEqual(rest.map((_, index) => index));
    expect((await undo(done.groupId)).body).toMatchObject({ total: 2, left: [] });
    const now = await ordered();
    expect(now.map(({ id, position }) => [id, position])).toEqual(before.map(({ id, position }) => [id, position]));
  });

  test('hides them without changing the order', async () => {
    const before = await ordered();
    const rows = before.slice(1).map(({ id, version }) => ({ id, version }));
    expect(await act(noun, rows, { act: 'deactivate' })).toMatchObject({ done: rows.length });
    expect((await ordered()).map(({ id, position }) => [id, position])).toEqual(
      before.map(({ id, position }) => [id, position]),
    );
  });
});

test('an act is one entry of Atividade, and is undone as a whole', async () => {
  const rows = (await listed('locations')).slice(0, 3);
  const entries = async () => {
    const { rows: told } = (await (await admin.get('/api/panel/activity?noun=locations')).json()) as { rows: object[] };
    return told.slice(0, 2);
  };
  const { groupId } = await act('locations', rows, { act: 'delete' });
  expect((await entries())[0]).toMatchObject({ group: { id: groupId, act: 'delete', total: 3, open: true } });
  await post(`/api/panel/activity/groups/${groupId}/undo`);
  expect(await entries()).toMatchObject([
    { action: 'create', group: { act: 'delete', total: 3, open: true } },
    { group: { id: groupId, act: 'delete', total: 3, open: false } },
  ]);
});
