import { kept } from './acts.ts';
import type { Screen } from './screen.ts';

/** What a browser has kept of products, and what is chosen to stand side by side. */
export const keptProducts: Screen[] = [
  {
    name: 'site: product, others seen before',
    path: '/produtos/soulshake/9',
    before: (page) =>
      kept(
        page,
        'soul-seen',
        [1, 5, 7, 10].map((number) => ({ category: 'soulshake', number })),
      ),
    at: (page) => page.getByRole('heading', { name: 'Você viu há pouco' }),
  },
  {
    name: 'site: product, favourites and others seen before',
    path: '/produtos/soulshake/9',
    before: async (page) => {
      await kept(page, 'soul-favourites', [
        { category: 'soulshake', number: 9 },
        { category: 'soulice', number: 2 },
      ]);
      await kept(page, 'soul-seen', [{ category: 'soulshake', number: 1 }]);
    },
    at: (page) => page.getByRole('heading', { name: 'Seus favoritos' }),
  },
  {
    name: 'site: category, two chosen to compare',
    path: '/produtos/soulshake',
    before: (page) =>
      kept(
        page,
        'soul-compared',
        [1, 9].map((number) => ({ category: 'soulshake', number })),
      ),
    at: (page) => page.getByRole('button', { name: 'Comparar (2)' }),
  },
  {
    name: 'site: comparison, products to swap',
    path: '/comparar?produtos=soulshake-9,soulice-2',
    below: 768,
    reach: (page) => page.getByText('Trocar produtos').click(),
  },
];
