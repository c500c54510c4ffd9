import { describe, expect, test } from 'vitest';
import { counted, env, request } from '../helpers/edge';

describe('the products of a cart', () => {
  type Current = { category: string; number: number; name: string; priceCents: number; image: string }[];

  async function current(items: string): Promise<Current> {
    const response = await request(`/api/products/current?items=${items}`);
    expect(response.status).toBe(200);
    return response.json();
  }

  test('have today’s name, price and picture, and are left out when inactive', async () => {
    await env.DB.batch([
      env.DB.prepare("UPDATE products SET price_cents = 3790 WHERE category = 'soulshake' AND number = 9"),
      env.DB.prepare("UPDATE products SET active = 0 WHERE category = 'soulice' AND number = 1"),
    ]);
    expect(await current('soulshake/9,soulice/1,toppins/404')).toEqual([
      {
        category: 'soulshake',
        number: 9,
        name: 'Soul Shake Pistache',
        priceCents: 3790,
        image: expect.stringMatching(/^\/images\/soulshake-9-/),
        pack: { line: 'Soul Shake', size: 3, discount: 0 },
      },
    ]);
  });

  test('are returned as cards in the requested order', async () => {
    const response = await request('/api/products/cards?items=soulshake/9,toppins/404,soulice/1,soulice/2');
    const cards: { category: string; number: number }[] = await response.json();
    expect(cards.map(({ category, number }) => `${category}/${number}`)).toEqual(['soulshake/9', 'soulice/2']);
    expect(cards[0]).toMatchObject({ priceCents: 3790, hasPage: true, facts: expect.arrayContaining(['Sem glúten']) });
    expect(cards[0]).not.toHaveProperty('formerly');
  });

  test.each(['current', 'cards'])(
    'are never cached as %s, because the address tells what a person chose',
    async (what) => {
      const { headers } = await request(`/api/products/${what}?items=soulshake/9`);
      expect(headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('fifty lines need one round trip and read at most 200 rows', async () => {
    const items = Array.from({ length: 50 }, (_, index) => `soulcrunch/${index + 1}`).join();
    const { db, usage } = counted(env.DB);
    const response = await request(`/api/products/current?items=${items}`, undefined, { DB: db });
    expect(await response.json()).toHaveLength(10);
    expect(usage.roundTrips).toBe(1);
    expect(usage.rowsRead).toBeLessThanOrEqual(200);
  });

  test.each([
    ['', 'items='],
    ['fifty-one lines', `items=${Array(51).fill('soulshake/1').join()}`],
    ['a missing list', ''],
    ['a quote', "items=soul'shake/1"],
    ['a number that is none', 'items=soulshake/um'],
    ['too many parts', 'items=soulshake/1/2'],
  ])('%s is refused with 422', async (_, query) => {
    expect((await request(`/api/products/current?${query}`)).status).toBe(422);
  });
});
