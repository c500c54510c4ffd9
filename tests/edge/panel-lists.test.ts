import { describe, expect, test } from 'vitest';
import { ORDERED } from '../../src/shared/nouns';
import type { Page } from '../../src/shared/page';
import { type ListFilter, type ListNoun, lists } from '../../src/shared/panel-lists';
import { signedIn } from '../helpers/account';
import { env } from '../helpers/edge';

const admin = signedIn('admin');

const nouns = Object.keys(lists) as ListNoun[];
/** Not paginated: these lists are short, with an order of their own. */
const whole: ListNoun[] = [...ORDERED, 'categories'];
const paged = nouns.filter((noun) => !whole.includes(noun));
const samples = ['soulice', '2026-01-31'];

describe.each(nouns)('the list of %s', (noun) => {
  test('is a page of rows with the cursor of the next page', async () => {
    const response = await admin.get(`/api/panel/${noun}`);
    expect([response.status, Object.keys(await response.json())]).toEqual([200, ['rows', 'next']]);
  });
});

describe.each(paged)('the list of %s', (noun) => {
  test('accepts every filter of its address, by the names and values of the code', async () => {
    for (const [name, { words, schema }] of Object.entries<ListFilter>(lists[noun].filters)) {
      for (const value of words ? Object.keys(words) : samples.filter((text) => schema.safeParse(text).success)) {
        const path = `/api/panel/${noun}?${new URLSearchParams({ [name]: value })}`;
        expect([path, (await admin.get(path)).status]).toEqual([path, 200]);
      }
    }
    expect((await admin.get(`/api/panel/${noun}?quem=eu`)).status).toBe(422);
  });

  test.each(['', 'x', '1', '{}', '[]', '[null]', '[1e999]', '["\\ud800",1]', '["a","0"]', '[1,2,3,4]', '[-1]'])(
    'refuses the invalid cursor «%s» in Portuguese',
    async (cursor) => {
      const response = await admin.get(`/api/panel/${noun}?${new URLSearchParams({ after: cursor })}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: 'Esta página da lista não existe.', code: 'bad-cursor' },
      ]);
    },
  );
});

test('a cursor is valid only for the order in which the list began', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < 60)
     INSERT INTO products (category, number, name, price_cents, search_text, active)
     SELECT 'toppins', value, 'Muitos ' || value, value, 'muitos ' || value, 0 FROM n`,
  ).run();
  const first: Page<object> = await (await admin.get('/api/panel/products?order=priceUp')).json();
  const go = (order: string) =>
    admin.get(`/api/panel/products?${new URLSearchParams({ order, after: first.next ?? '' })}`);
  expect((await go('priceUp')).status).toBe(200);
  expect((await go('name')).status).toBe(400);
});
