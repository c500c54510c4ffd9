import { describe, expect, test } from 'vitest';
import type { CartItem } from '../../src/shared/cart';
import type { CategoryRecord } from '../../src/shared/category';
import type { Pack } from '../../src/shared/pack';
import { signedIn } from '../helpers/account';
import { env, page, request } from '../helpers/edge';

const admin = signedIn('admin');

const PATH = '/api/panel/categories/soulcrunch';

/** Sets how the cones are sold by the box, as the panel's form does. */
async function sell(packed: { packSize: unknown; packDiscount: unknown }) {
  const { key: _key, productCount: _count, ...record } = (await (await admin.get(PATH)).json()) as CategoryRecord;
  return admin.json('PUT', PATH, { ...record, ...packed });
}
const read = async <Body>(path: string) => (await (await request(path)).json()) as Body;
const packIn = async (path: string) => (await read<{ pack: Pack | null }>(path)).pack;

describe('the pack of a line', () => {
  test('is returned with its category, its products and carts', async () => {
    const saved = await sell({ packSize: 6, packDiscount: 15 });
    expect(saved.status).toBe(200);
    const pack = { line: 'Soul Crunch', size: 6, discount: 15 };
    expect(await packIn('/api/categories/soulcrunch')).toEqual(pack);
    expect(await packIn('/api/products/soulcrunch/2')).toEqual(pack);
    const carts = await read<CartItem[]>('/api/products/current?items=soulcrunch/2,soulice/2');
    expect(carts.map((line) => [line.category, line.pack])).toEqual([
      ['soulcrunch', pack],
      ['soulice', null],
    ]);
    expect(await packIn('/api/categories/soulice')).toBeNull();
  });

  test('has a page with every product of the line that can be ordered, in one round trip', async () => {
    const { status, html } = await page('/produtos/soulcrunch/caixa');
    expect(status).toBe(200);
    expect(html).toContain('<h1 class="text-display">Monte sua caixa</h1>');
    expect(html).toContain('<link rel="canonical" href="https://soul.test/produtos/soulcrunch/caixa"/>');
    expect(html.match(/class="pack-flavour /g)).toHaveLength(10);
    expect((await page('/produtos/soulcrunch')).html).toContain('href="/produtos/soulcrunch/caixa"');
  });

  test('redirects its page to a line that has no packs, and answers 404 for an unknown line', async () => {
    const line = await request('/produtos/soulice/caixa');
    expect([line.status, line.headers.get('Location')]).toEqual([302, '/produtos/soulice']);
    expect((await page('/produtos/nada/caixa')).status).toBe(404);
  });

  test('is offered nowhere while the line has no product that could fill it', async () => {
    const offers = async (host: string) => {
      const pages = ['/produtos', '/produtos/soulcrunch', '/busca?q=caixa'].map(
        (path) => `https://${host}.test${path}`,
      );
      const htmls = await Promise.all(pages.map(async (address) => (await page(address)).html));
      return htmls.map((html) => html.includes('/produtos/soulcrunch/caixa'));
    };
    expect((await offers('sold')).slice(1)).toEqual([true, true]);
    await env.DB.prepare("UPDATE products SET active = 0 WHERE category = 'soulcrunch'").run();
    expect(await offers('empty')).toEqual([false, false, false]);
    await env.DB.prepare("UPDATE products SET active = 1 WHERE category = 'soulcrunch'").run();
  });

  test('is in the sitemap when it can be ordered', async () => {
    const sitemap = await (await request('/sitemap.xml')).text();
    expect(sitemap).toContain('<loc>https://soul.test/produtos/soulcrunch/caixa</loc>');
    expect(sitemap).not.toContain('/soulice/caixa');
  });

  test.each([
    [{ packSize: 1, packDiscount: 0 }, 'packSize', 'Uma caixa tem de 2 a 24 unidades.'],
    [{ packSize: 25, packDiscount: 0 }, 'packSize', 'Uma caixa tem de 2 a 24 unidades.'],
    [{ packSize: 6, packDiscount: 91 }, 'packDiscount', 'O desconto vai de 0 a 90%.'],
    [{ packSize: 6, packDiscount: -1 }, 'packDiscount', 'O desconto vai de 0 a 90%.'],
    [{ packSize: 6, packDiscount: 2.5 }, 'packDiscount', 'Use um número inteiro no desconto.'],
  ])('is refused as %j', async (packed, field, message) => {
    const refused = await sell(packed);
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as { fields: object }).fields).toMatchObject({ [field]: message });
  });

  test('is restored by undo', async () => {
    const saved = (await (await sell({ packSize: null, packDiscount: 0 })).json()) as { activityId: number };
    expect(await packIn('/api/categories/soulcrunch')).toBeNull();
    expect((await request('/produtos/soulcrunch/caixa')).status).toBe(302);
    const undone = await admin.json('POST', `/api/panel/activity/${saved.activityId}/undo`, {});
    expect(undone.status).toBe(200);
    expect(await packIn('/api/categories/soulcrunch')).toMatchObject({ size: 6, discount: 15 });
  });
});
