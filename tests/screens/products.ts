import { answers, kept, words } from './acts.ts';
import type { Screen } from './screen.ts';

/** Product pages after scrolling, and without the product in the chosen store. */
export const productStates: Screen[] = [
  {
    name: 'site: product, read on past its button',
    path: '/produtos/soulshake/10',
    below: 1024,
    reach: async (page) => {
      await page.getByRole('heading', { name: 'Informação nutricional' }).scrollIntoViewIfNeeded();
      await page.getByRole('region', { name: 'Pedir este produto' }).waitFor();
    },
    at: (page) => page.getByRole('region', { name: 'Pedir este produto' }),
  },
  {
    name: 'site: product that the chosen store does not sell',
    path: '/produtos/soulshake/9',
    before: async (page) => {
      const unsold = [{ category: 'soulshake', number: 9 }];
      const terms = { districts: [], minimumCents: null, payments: [], unsold };
      await answers(page, 'GET /api/locations/1/terms', { json: terms });
      await kept(page, 'soul-store', {
        id: 1,
        name: 'Soul Praia da Costa',
        city: 'Vila Velha',
        uf: 'ES',
        phone: '(27) 99999-0101',
      });
    },
    reach: (page) => words(page, /não vende este produto/),
    at: (page) => page.getByRole('status').filter({ hasText: 'não vende este produto' }),
  },
];
