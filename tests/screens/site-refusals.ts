import { fill, kept, press, words } from './acts.ts';
import type { Screen } from './screen.ts';
import { line, openCart } from './site-cart.ts';

/** Screens for impossible or removed things, with the links to go on. */
export const siteRefusals: Screen[] = [
  {
    name: 'site: cart, its line taken out',
    path: '/blog',
    before: (page) => kept(page, 'soul-cart', [{ ...line(9, 'Soul Shake Pistache', 2), priceCents: 3690 }]),
    reach: async (page) => {
      await openCart(page);
      await press(page, 'Remover Soul Shake Pistache');
      await words(page, 'Soul Shake Pistache saiu do carrinho.');
    },
  },
  {
    name: 'site: a fourth to compare',
    path: '/produtos/soulshake',
    before: (page) =>
      kept(
        page,
        'soul-compared',
        [1, 2, 3].map((number) => ({ category: 'soulice', number })),
      ),
    reach: async (page) => {
      await page.locator('.compare-pick').first().click();
      await words(page, 'Já são três.');
    },
  },
  {
    name: 'site: filters that lead nowhere',
    path: '/produtos/soulice?sem=gluten',
    reach: (page) => page.locator('summary').first().click(),
  },
  {
    name: 'site: contact, too long',
    path: '/contato',
    reach: async (page) => {
      await fill(page, /^Mensagem/, 'a'.repeat(1600));
      await press(page, 'Enviar pelo WhatsApp');
    },
  },
  { name: 'site: stores of a state', path: '/onde-estamos?uf=ES' },
  { name: 'site: search, a page', path: '/busca?q=caixa' },
];
