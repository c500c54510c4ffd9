import { describe, expect, test } from 'vitest';
import type { ActDone, Seen } from '../../src/shared/acts';
import type { CategoryRecord } from '../../src/shared/category';
import { NO_SEARCH_APPEARANCE } from '../../src/shared/search-appearance';
import { env } from '../helpers/edge';
import { count, withFiles } from '../helpers/imports';

const { counted, get, post } = withFiles();
const PATH = '/api/panel/categories';

async function list(): Promise<CategoryRecord[]> {
  return ((await (await get(PATH)).json()) as { rows: CategoryRecord[] }).rows;
}
async function act(rows: Seen[], said: object) {
  const { status, body, usage } = await counted(`${PATH}/acts`, { rows, ...said });
  return { status, usage, ...(body as unknown as ActDone & { code?: string }) };
}
const seen = (rows: CategoryRecord[]): Seen[] => rows.map(({ key, version }) => ({ id: key, version }));
const places = async () => (await list()).map(({ key, position }) => [key, position]);
/** Creates a line without products at a position. */
async function created(name: string, position: number) {
  const input = {
    name,
    description: '',
    image: '/images/a.webp',
    imageAlt: '',
    highlighted: false,
    packSize: null,
    packDiscount: 0,
    ...NO_SEARCH_APPEARANCE,
    position,
  };
  return (await counted(PATH, input)).body as unknown as { record: CategoryRecord };
}

describe('an act on many categories', () => {
  test('shows or hides them as filters, in few statements and with one undo', async () => {
    const before = await list();
    const meant = before.filter(({ highlighted }) => !highlighted).length;
    expect(meant).toBeGreaterThan(0);
    const done = await act(seen(before), { act: 'highlight' });
    expect(done).toMatchObject({ status: 200, done: meant, same: before.length - meant, left: [] });
    expect(done.usage.statements).toBeLessThan(28);
    expect(done.changed).toContainEqual({ id: expect.any(String), version: expect.any(Number) });
    const after = await list();
    expect(after.every(({ highlighted }) => highlighted)).toBe(true);
    expect(done.changed).toEqual(seen(after).filter((_, index) => !before[index]?.highlighted));
    await post(`/api/panel/activity/groups/${done.groupId}/undo`);
    expect((await list()).map(({ key, highlighted }) => [key, highlighted])).toEqual(
      before.map(({ key, highlighted }) => [key, highlighted]),
    );
  });

  test('deletes those without products, names the others, and undo restores their positions', async () => {
    await created('Vazia um', 1);
    await created('Vazia dois', 4);
    const before = await places();
    const full = (await list()).filter(({ productCount }) => productCount > 0).slice(0, 2);
    const empty = (await list()).filter(({ key }) => key.startsWith('vazia'));
    const writes = await count('activity');
    const done = await act(seen([...full, ...empty]), { act: 'delete' });
    expect(done).toMatchObject({
      ...{ status: 200, done: 2, same: 0 },
      left: full.map(({ key, name }) => ({ id: key, title: name, why: 'needed' })),
    });
    expect(await count('activity')).toBe(writes + 2);
    const rest = await list();
    expect(rest.map(({ position }) => position)).toEqual(rest.map((_, index) => index));
    expect(rest.map(({ key }) => key)).not.toContain('vazia-um');
    const undone = await counted(`/api/panel/activity/groups/${done.groupId}/undo`);
    expect(undone.body).toMatchObject({ noun: 'categories', act: 'delete', total: 2, left: [] });
    expect(await places()).toEqual(before);
  });

  test('writes nothing when all of them have products', async () => {
    const [first] = (await list()).filter(({ productCount }) => productCount > 0) as [CategoryRecord];
    const writes = await count('activity');
    expect(await act(seen([first]), { act: 'delete' })).toMatchObject({ groupId: null, done: 0, left: [{}] });
    expect(await count('activity')).toBe(writes);
  });

  test('skips changed and missing categories, and refuses a row without a key', async () => {
    const [first, second] = (await list()) as [CategoryRecord, CategoryRecord];
    const rows = [...seen([first]), { id: second.key, version: second.version + 1 }, { id: 'nenhuma', version: 1 }];
    const { left } = await act(rows, { act: first.highlighted ? 'unhighlight' : 'highlight' });
    expect(left).toEqual([
      { id: second.key, title: second.name, why: 'stale' },
      { id: 'nenhuma', title: null, why: 'gone' },
    ]);
    expect((await act([{ id: 7, version: 1 }], { act: 'delete' })).status).toBe(422);
  });

  test('does not delete one that gets a product concurrently', async () => {
    const { record } = await created('Quase vazia', 0);
    await env.DB.prepare(
      `CREATE TRIGGER meanwhile INSTEAD OF INSERT ON guards BEGIN
        UPDATE products SET category = '${record.key}', number = 900 WHERE id = (SELECT min(id) FROM products);
      END`,
    ).run();
    const done = await act([{ id: record.key, version: record.version }], { act: 'delete' });
    await env.DB.prepare('DROP TRIGGER meanwhile').run();
    expect([done.status, done.code]).toEqual([409, 'overtaken']);
    expect((await list()).map(({ key }) => key)).toContain(record.key);
  });
});
