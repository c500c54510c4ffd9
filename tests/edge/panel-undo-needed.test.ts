import { expect, test } from 'vitest';
import type { CategoryRecord } from '../../src/shared/category';
import type { ProductRecord } from '../../src/shared/product';
import { signedIn } from '../helpers/account';
import { category } from '../helpers/categories';
import { env } from '../helpers/edge';
import { aMedium } from '../helpers/media';
import { FIELDS } from '../helpers/toppings';

const admin = signedIn('admin');
type Written<Row> = { record: Row; activityId: number };

async function write<Row>(method: string, path: string, body?: object): Promise<Written<Row>> {
  const response = await admin.json(method, `/api/panel/${path}`, body);
  expect(response.ok, await response.clone().text()).toBe(true);
  return response.json();
}
async function createCategory(name: string) {
  const { key: _key, address: _address, version: _version, productCount: _count, ...input } = category('x', 0);
  return write<CategoryRecord>('POST', 'categories', { ...input, name });
}
const createProduct = (fields: object) => write<ProductRecord>('POST', 'products', { ...FIELDS, ...fields });
async function editProduct({ record }: Written<ProductRecord>, fields: object) {
  const { id, ...rest } = record;
  return write<ProductRecord>('PUT', `products/${id}`, { ...rest, ...fields });
}
async function deleteCategory({ record }: Written<CategoryRecord>) {
  const { version } = (await (await admin.get(`/api/panel/categories/${record.key}`)).json()) as CategoryRecord;
  return write('DELETE', `categories/${record.key}?version=${version}`);
}
async function refusal(activityId: number): Promise<unknown[]> {
  const response = await admin.json('POST', `/api/panel/activity/${activityId}/undo`);
  return [response.status, ((await response.json()) as { code?: string }).code];
}

test('the creation of a category stays while a product needs it', async () => {
  const made = await createCategory('Com produto');
  await createProduct({ category: made.record.key, number: 1 });
  expect(await refusal(made.activityId)).toEqual([409, 'needed']);
});

test('a product does not return to a category that was deleted since', async () => {
  const former = await createCategory('De antes');
  const moved = await editProduct(await createProduct({ category: former.record.key, number: 901 }), {
    category: 'suplementos',
  });
  const last = await createProduct({ category: former.record.key, number: 902 });
  const deleted = await write('DELETE', `products/${last.record.id}?version=${last.record.version}`);
  await deleteCategory(former);
  expect(await refusal(moved.activityId)).toEqual([409, 'clash']);
  expect(await refusal(deleted.activityId)).toEqual([409, 'clash']);
});

test('a picture that has left the trash cannot be restored', async () => {
  const { id } = await aMedium();
  const { activityId } = await write('DELETE', `media/${id}?version=1`);
  await env.DB.prepare('DELETE FROM media WHERE id = ?').bind(id).run();
  expect(await refusal(activityId)).toEqual([409, 'fixed']);
});

test('a later write of another kind of record with the same id does not keep a write from being undone', async () => {
  const versionOf = (table: string) => env.DB.prepare(`SELECT version FROM ${table} WHERE id = 1`).first('version');
  const off = { active: false, version: await versionOf('slides') };
  const { activityId } = await write('PUT', 'slides/1/active', off);
  await write('PUT', 'posts/1/published', { published: false, version: await versionOf('posts') });
  expect((await admin.json('POST', `/api/panel/activity/${activityId}/undo`)).status).toBe(200);
  expect(await env.DB.prepare('SELECT active FROM slides WHERE id = 1').first('active')).toBe(1);
});
