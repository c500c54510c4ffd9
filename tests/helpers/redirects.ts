import { beforeAll, beforeEach, expect } from 'vitest';
import type { Page } from '../../src/shared/page';
import type { RedirectRecord } from '../../src/shared/redirect';
import { signIn } from './account';
import { env } from './edge';
import { NUTRITION, withToppings } from './toppings';

export const PATH = '/api/panel/redirects';
export const PRODUCTS = '/api/panel/products';
export type Written = { record: RedirectRecord; activityId: number };

/** An editor for redirects, none of which exist when a test starts, and toppings of the test's own. */
export function withRedirects() {
  const admin = withToppings();
  let editor: Awaited<ReturnType<typeof signIn>>;
  beforeAll(async () => {
    editor = await signIn('editor');
  });
  beforeEach(async () => {
    await env.DB.batch([
      env.DB.prepare('DELETE FROM redirects'),
      env.DB.prepare('DELETE FROM former_addresses'),
      env.DB.prepare('DELETE FROM unknown_pages'),
    ]);
  });

  const add = (from: string, to: string) => editor.json('POST', PATH, { from, to });
  async function list(query: Record<string, string> = {}): Promise<Page<RedirectRecord>> {
    const response = await editor.get(`${PATH}?${new URLSearchParams(query)}`);
    expect(response.status).toBe(200);
    return response.json();
  }

  return {
    admin,
    get editor() {
      return editor;
    },
    add,
    list,
    async added(from: string, to: string): Promise<Written> {
      const response = await add(from, to);
      expect(response.status, await response.clone().text()).toBe(201);
      return response.json();
    },
    ways: async (query?: Record<string, string>) => (await list(query)).rows.map(({ from, to }) => `${from} ${to}`),
    /** Creates a product with a page and moves it from `/produtos/toppins/1` to `/produtos/toppins/7`. */
    async moved() {
      const { id, ...fields } = await admin.create({ benefits: ['Crocante'], nutrition: NUTRITION });
      expect((await admin.json('PUT', `${PRODUCTS}/${id}`, { ...fields, number: 7 })).status).toBe(200);
      return id;
    },
  };
}
