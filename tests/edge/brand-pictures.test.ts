import { describe, expect, test } from 'vitest';
import type { RecordUse } from '../../src/shared/record-use';
import { signIn } from '../helpers/account';
import { env } from '../helpers/edge';

const usesOf = (address: string) => `/api/panel/media/uses?${new URLSearchParams({ address })}`;

describe('the uses of a brand picture', () => {
  test('list every record that shows it', async () => {
    const admin = await signIn('admin');
    const category = await env.DB.prepare("SELECT image FROM categories WHERE key = 'soulfuel'").first<string>('image');
    const response = await admin.get(usesOf(category ?? ''));
    expect(response.status).toBe(200);
    const uses: RecordUse[] = await response.json();
    expect(uses).toContainEqual({ noun: 'categories', id: 'soulfuel', title: 'Soul Fuel' });
    const { results } = await env.DB.prepare("SELECT name FROM products WHERE category = 'soulfuel'").all<{
      name: string;
    }>();
    expect(uses.filter(({ noun }) => noun === 'products').map(({ title }) => title)).toEqual(
      results.map(({ name }) => name),
    );
  });

  test('are empty for an unused picture, and refused with 422 for any other text', async () => {
    const admin = await signIn('admin');
    expect(await (await admin.get(usesOf('/images/nada.webp'))).json()).toEqual([]);
    for (const address of ['', 'a', '/images/', '/images/%.webp', '/media/x.webp']) {
      expect((await admin.get(usesOf(address))).status, address).toBe(422);
    }
  });
});
