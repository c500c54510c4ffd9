import type { Page } from '@playwright/test';
import { fails, kept, press, words } from './acts.ts';
import type { Screen } from './screen.ts';

const LONG = 'Soul Shake de Pistache com Avelã, Framboesa e Doce de Leite sem Lactose';

export const line = (number: number, name: string, quantity: number, image: string | null = null) => ({
  category: 'soulshake',
  number,
  name,
  image,
  priceCents: 3690,
  quantity,
});

export const openCart = (page: Page) => press(page, /^Abrir carrinho/).then(() => page.getByRole('dialog').waitFor());

const pistachio = [line(9, 'Soul Shake Pistache', 2)];
const store = { id: 2, name: 'Soul Praia do Canto', city: 'Vitória', uf: 'ES', phone: '(27) 99999-0102' };
const orders = [
  { code: 'K7QM', sentAt: '2026-03-02T14:30:00.000Z', store: store.name, lines: [line(9, LONG, 9999), ...pistachio] },
  { code: 'W3XP', sentAt: '2026-02-20T21:05:00.000Z', store: null, lines: pistachio },
];

const withStore = async (page: Page) => {
  await kept(page, 'soul-cart', pistachio);
  await kept(page, 'soul-store', store);
};
const openWithStore = async (page: Page) => {
  await openCart(page);
  await words(page, / - ES · (Aberto|Fechado)/);
};

/** The cart and the stages of an order. */
export const siteCart: Screen[] = [
  {
    name: 'site: blog of whoever has chosen a store',
    path: '/blog',
    before: (page) => kept(page, 'soul-store', store),
    at: (page) => page.getByRole('link', { name: /^Sua loja: .+\. (Aberto|Fechado)/ }),
  },
  {
    name: 'site: cart for a chosen store',
    path: '/blog',
    before: withStore,
    reach: openWithStore,
  },
  {
    name: 'site: cart for a store whose name is long, with earlier orders',
    path: '/blog',
    before: async (page) => {
      await fails(page, 'GET /api/locations');
      await kept(page, 'soul-cart', pistachio);
      await kept(page, 'soul-store', { ...store, name: `${LONG} Praia do Canto`, city: 'Santo Antônio do Descoberto' });
      await kept(page, 'soul-orders', orders);
    },
    reach: async (page) => {
      await openCart(page);
      await page.getByText('Pedidos anteriores').click();
    },
  },
  {
    name: 'site: cart, how it is to be received',
    path: '/blog',
    before: withStore,
    reach: async (page) => {
      await openWithStore(page);
      await page.getByLabel('Entrega').check();
      await page.getByLabel(/^Bairro/).fill('Praia da Costa');
    },
  },
  {
    name: 'site: cart, not delivered by its store',
    path: '/blog',
    before: async (page) => {
      await kept(page, 'soul-cart', pistachio);
      await kept(page, 'soul-store', { ...store, id: 1, name: 'Soul Praia da Costa', phone: '(27) 99999-0101' });
    },
    reach: async (page) => {
      await openWithStore(page);
      await page.getByLabel('Entrega').check();
      await page.getByLabel(/^Bairro/).fill('Jardim Camburi');
      await words(page, /Que tal retirar na loja/);
    },
  },
  {
    name: 'site: cart whose store takes no more orders',
    path: '/blog',
    before: async (page) => {
      await kept(page, 'soul-cart', pistachio);
      await kept(page, 'soul-store', { ...store, id: 999_999 });
    },
    reach: async (page) => {
      await openCart(page);
      await words(page, /não recebe mais pedidos por aqui/);
    },
  },
  {
    name: 'site: cart, order sent',
    path: '/blog',
    before: withStore,
    reach: async (page) => {
      await openWithStore(page);
      const chat = page.context().waitForEvent('page');
      await page.getByRole('link', { name: 'Finalizar pedido pelo WhatsApp' }).click();
      await (await chat).close();
      await words(page, /Abrimos o WhatsApp/);
    },
  },
  {
    name: 'site: empty cart with earlier orders',
    path: '/blog',
    before: async (page) => {
      await kept(page, 'soul-store', store);
      await kept(page, 'soul-orders', orders);
    },
    reach: openWithStore,
  },
  {
    name: 'site: cart, choice of a store',
    path: '/blog',
    before: withStore,
    reach: async (page) => {
      await openCart(page);
      await press(page, 'Trocar');
      await words(page, 'Soul Meireles');
    },
  },
  {
    name: 'site: cart, no store found',
    path: '/blog',
    before: withStore,
    reach: async (page) => {
      await openCart(page);
      await press(page, 'Trocar');
      await page.getByLabel('Nome, cidade ou CEP').fill('xyzzy');
      await words(page, 'Nenhuma loja encontrada');
    },
  },
  {
    name: 'site: cart, stores that cannot be read',
    path: '/blog',
    before: async (page) => {
      await fails(page, 'GET /api/locations');
      await kept(page, 'soul-cart', pistachio);
    },
    reach: async (page) => {
      await openCart(page);
      await press(page, 'Escolher loja');
      await words(page, 'Não conseguimos carregar as lojas agora.');
    },
  },
];
