import type { Page } from '@playwright/test';
import { answers, kept, press } from './acts.ts';
import type { Screen } from './screen.ts';
import { openCart } from './site-cart.ts';

const PATH = '/produtos/soulcrunch/caixa';
const PACK = { line: 'Soul Crunch', size: 6, discount: 10 };

/** Answers with a discounted box, reached by the link on the line's page. */
async function cheaper(page: Page, change: { size?: number } = {}) {
  const found = await (await page.request.get('/api/categories/soulcrunch/pack')).json();
  await answers(page, 'GET /api/categories/soulcrunch/pack', { json: { ...found, pack: { ...PACK, ...change } } });
}
const throughTheLine = (page: Page) => page.locator(`a[href="${PATH}"]`).first().click();

const cone = (number: number, name: string, quantity: number, priceCents = 900) => ({
  ...{ category: 'soulcrunch', number, name, priceCents, quantity, image: null },
  pack: PACK,
});
async function inTheCart(page: Page, lines: ReturnType<typeof cone>[]) {
  await answers(page, 'GET /api/products/current', { json: lines.map(({ quantity: _quantity, ...line }) => line) });
  await kept(page, 'soul-cart', lines);
}

/** Boxes of a product line, from the empty box to the order. */
export const packs: Screen[] = [
  { name: 'site: pack, empty', routes: ['/produtos/:category/caixa'], path: PATH },
  { name: 'site: pack without script', path: PATH, script: false },
  { name: 'site: pack, begun', path: PATH, before: (page) => kept(page, 'soul-boxes', { soulcrunch: [2, 2, 4, 10] }) },
  {
    name: 'site: pack, opened in a narrow window',
    path: PATH,
    below: 1024,
    before: (page) => kept(page, 'soul-boxes', { soulcrunch: [2, 2, 4, 10] }),
    reach: (page) => press(page, 'Ver a caixa toda'),
    at: (page) => page.getByText('4 de 6. Faltam 2.'),
  },
  {
    name: 'site: pack, full',
    path: PATH,
    before: (page) => kept(page, 'soul-boxes', { soulcrunch: [2, 2, 4, 10, 1, 7] }),
  },
  {
    name: 'site: pack, full and cheaper',
    path: '/produtos/soulcrunch',
    before: async (page) => {
      await cheaper(page);
      await kept(page, 'soul-boxes', { soulcrunch: [2, 2, 4, 10, 1, 7] });
    },
    reach: throughTheLine,
    at: (page) => page.getByRole('button', { name: 'Colocar no carrinho' }),
  },
  {
    name: 'site: pack of as many units as there may be',
    path: '/produtos/soulcrunch',
    before: (page) => cheaper(page, { size: 24 }),
    reach: async (page) => {
      await throughTheLine(page);
      const more = page.getByRole('button', { name: 'Ver a caixa toda' });
      await page.getByRole('region', { name: 'Sua caixa' }).waitFor();
      if (await more.isVisible()) await more.click();
      await press(page, 'Surpreenda-me');
    },
    at: (page) => page.getByText('Caixa completa!'),
  },
  {
    name: 'site: cart with a full pack and one begun',
    path: '/blog',
    before: (page) => inTheCart(page, [cone(2, 'Soul Crunch Chocolate', 5), cone(4, 'Soul Crunch Pistache', 3)]),
    reach: openCart,
    at: (page) => page.getByText('Faltam 4 unidades'),
  },
];
