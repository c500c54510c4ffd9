import { fails, holds, kept } from './acts.ts';
import type { Screen } from './screen.ts';

const FAVOURITES = [
  { category: 'soulshake', number: 9 },
  { category: 'soulice', number: 2 },
  { category: 'suplementos', number: 2 },
  { category: 'soulcrunch', number: 2 },
];

/** Favourites and recently viewed products, and products chosen for comparison. */
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
  { name: 'site: favourites, none', routes: ['/favoritos'], path: '/favoritos' },
  { name: 'site: favourites without script', path: '/favoritos', script: false },
  { name: 'site: favourites', path: '/favoritos', before: (page) => kept(page, 'soul-favourites', FAVOURITES) },
  {
    name: 'site: favourites, one taken back and one chosen to compare',
    path: '/favoritos',
    before: async (page) => {
      await kept(page, 'soul-favourites', FAVOURITES);
      await kept(page, 'soul-compared', FAVOURITES.slice(1, 2));
    },
    reach: (page) => page.getByRole('button', { name: 'Soul Ice Pistache nos favoritos' }).click(),
  },
  {
    name: 'site: favourites, some that are gone',
    path: '/favoritos',
    before: (page) => kept(page, 'soul-favourites', [...FAVOURITES.slice(0, 1), { category: 'toppins', number: 404 }]),
  },
  {
    name: 'site: favourites on their way',
    path: '/favoritos',
    loading: true,
    before: async (page) => {
      await holds(page, 'GET /api/products/cards');
      await kept(page, 'soul-favourites', FAVOURITES);
    },
  },
  {
    name: 'site: favourites that cannot be read',
    path: '/favoritos',
    before: async (page) => {
      await fails(page, 'GET /api/products/cards');
      await kept(page, 'soul-favourites', FAVOURITES);
    },
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
