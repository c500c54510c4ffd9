import type { Page } from '@playwright/test';
import { answers, fails, fill, goTo, holds, kept, press, words } from './acts.ts';
import type { Screen } from './screen.ts';
import { line, openCart } from './site-cart.ts';

const EVERY_LIST = ['slides', 'products/featured', 'posts/latest', 'locations'].map((part) => `GET /api/${part}`);
const LONG = 'Soul Shake de Pistache com Avelã, Framboesa e Doce de Leite sem Lactose';

const home = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Soul, página inicial' }).press('Enter');
const simulator = (page: Page) => page.getByRole('heading', { name: 'Faça a conta com os seus números' });
const storesOfHome = (page: Page) => page.getByRole('heading', { name: 'Onde estamos' });

/** States of the site's pages in use, or when a part of them fails. */
export const siteStates: Screen[] = [
  {
    name: 'site: menu',
    path: '/',
    below: 1024,
    reach: (page) => press(page, 'Abrir menu'),
  },
  { name: 'site: empty cart', path: '/blog', reach: openCart },
  {
    name: 'site: full cart',
    path: '/blog',
    before: async (page) => {
      await answers(page, 'GET /api/products/current', { status: 503, json: { error: 'Não', code: 'unavailable' } });
      await kept(page, 'soul-cart', [
        line(9, LONG, 9999),
        ...[1, 2, 3, 4, 5].map((number) => line(number, `Soul Shake ${number}`, number)),
      ]);
    },
    reach: openCart,
  },
  {
    name: 'site: cart with a new price and a product that is gone',
    path: '/blog',
    before: (page) =>
      kept(page, 'soul-cart', [{ ...line(9, 'Soul Shake Pistache', 2), priceCents: 3000 }, line(77, LONG, 1)]),
    reach: async (page) => {
      await openCart(page);
      await words(page, 'Indisponível');
    },
  },
  { name: 'site: home, second slide', path: '/', reach: (page) => press(page, 'Ir para o slide 2') },
  { name: 'site: home, third slide', path: '/', reach: (page) => press(page, 'Ir para o slide 3') },
  { name: 'site: home, a store chosen', path: '/?local=1', at: storesOfHome },
  { name: 'site: home, no store found', path: '/?busca=xyzzy', at: storesOfHome },
  {
    name: 'site: skip link',
    path: '/blog',
    reach: (page) => page.keyboard.press('Tab'),
  },

  {
    name: 'site: contact in error',
    path: '/contato',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'E-mail' }).fill('sem arroba');
      await press(page, 'Enviar pelo WhatsApp');
    },
  },
  {
    name: 'site: contact sent',
    path: '/contato',
    reach: async (page) => {
      await fill(page, /^Nome/, 'Ana');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.com');
      await fill(page, /^Assunto/, 'Elogio');
      await fill(page, /^Mensagem/, 'Gostei.');
      const chat = page.context().waitForEvent('page');
      await press(page, 'Enviar pelo WhatsApp');
      await (await chat).close();
      await words(page, /Abrimos o WhatsApp/);
    },
  },
  {
    name: 'site: licensing in error',
    path: '/licencie',
    reach: async (page) => {
      await press(page, 'Enviar pelo WhatsApp');
    },
  },
  {
    name: 'site: licensing, a store that does not pay back',
    path: '/licencie',
    reach: async (page) => {
      await fill(page, 'Vendas por dia', '40');
      await words(page, 'não se paga');
    },
    at: simulator,
  },
  {
    name: 'site: licensing, an amount that cannot be',
    path: '/licencie',
    reach: async (page) => {
      // Folded on phones.
      const costs = page.getByText('Custos e investimento');
      if (await costs.isVisible()) await costs.click();
      await fill(page, 'Investimento', 'duzentos mil');
      await page.getByLabel('Margem', { exact: true }).focus();
    },
    at: simulator,
  },
  {
    name: 'site: licensing, an answer',
    path: '/licencie',
    reach: (page) => page.getByText('Já preciso ter um ponto?').click(),
    at: (page) => page.getByRole('heading', { name: 'Perguntas de quem está decidindo' }),
  },
  {
    name: 'site: sign-in in error',
    path: '/auth/login',
    before: (page) =>
      answers(page, 'POST /api/auth/session', {
        status: 401,
        json: { error: 'E-mail ou senha incorretos.', code: 'wrong-credentials' },
      }),
    reach: async (page) => {
      await signIn(page);
      await words(page, 'E-mail ou senha incorretos.');
    },
  },
  {
    name: 'site: sign-in before the address is confirmed',
    path: '/auth/login',
    before: (page) =>
      answers(page, 'POST /api/auth/session', {
        status: 403,
        json: { error: 'Confirme seu e-mail antes de entrar.', code: 'unconfirmed' },
      }),
    reach: async (page) => {
      await signIn(page);
      await words(page, 'Confirme seu e-mail antes de entrar.');
    },
  },
  {
    name: 'site: sign-in under way',
    path: '/auth/login',
    loading: true,
    before: (page) => holds(page, 'POST /api/auth/session'),
    reach: async (page) => {
      await signIn(page);
      await words(page, 'Entrando...');
    },
  },
  {
    name: 'site: sign-up in error',
    path: '/auth/cadastro',
    reach: async (page) => {
      await signUp(page, 'abc', 'abd');
      await words(page, 'As senhas não conferem');
    },
  },
  {
    name: 'site: signed up',
    path: '/auth/cadastro',
    before: (page) => answers(page, 'POST /api/auth/sign-up', { json: {} }),
    reach: async (page) => {
      await signUp(page, 'segredo bom', 'segredo bom');
      await words(page, 'Falta um passo');
    },
  },
  {
    name: 'site: recovery sent',
    path: '/auth/recuperar-senha',
    before: (page) => answers(page, 'POST /api/auth/recoveries', { json: {} }),
    reach: async (page) => {
      await fill(page, /^E-?mail/, 'ana@example.com');
      await press(page, 'Enviar link de recuperação');
      await words(page, 'Email enviado com sucesso!');
    },
  },
  {
    name: 'site: account in error',
    path: '/conta',
    who: 'customer',
    reach: async (page) => {
      await fill(page, 'Senha atual', 'uma');
      await fill(page, 'Nova senha', 'abc');
      await fill(page, 'Confirmar senha', 'abd');
      await press(page, 'Trocar senha');
      await words(page, 'As senhas não conferem');
    },
  },
  {
    name: 'site: dialog, deleting the account',
    path: '/conta',
    who: 'customer',
    reach: (page) => press(page, 'Excluir minha conta'),
  },
  {
    name: 'site: account that cannot be read',
    path: '/conta',
    who: 'customer',
    before: (page) => fails(page, 'GET /api/me'),
    reach: (page) => words(page, /Não foi possível carregar a sua conta/),
  },
  {
    name: 'site: account of whom nobody tells',
    path: '/conta',
    before: (page) => fails(page, 'GET /api/auth/session'),
    reach: (page) => words(page, /Não foi possível carregar a sua conta/),
  },
  {
    name: 'site: account on its way',
    path: '/conta',
    who: 'customer',
    loading: true,
    before: (page) => holds(page, 'GET /api/me'),
  },
  {
    name: 'site: stores on their way',
    path: '/blog',
    loading: true,
    before: (page) => holds(page, 'GET /api/locations'),
    reach: async (page) => {
      await goTo(page, 'Onde estamos');
      await words(page, 'Carregando locais...');
    },
  },
  {
    name: 'site: page on its way',
    path: '/blog',
    loading: true,
    before: (page) => holds(page, 'GET /api/categories'),
    reach: (page) => goTo(page, 'Produtos'),
  },
  {
    name: 'site: home without any of its parts',
    path: '/blog',
    before: (page) => fails(page, ...EVERY_LIST),
    reach: async (page) => {
      await home(page);
      await page.getByRole('region', { name: 'Onde estamos' }).waitFor();
    },
  },
  {
    name: 'site: page that cannot be read',
    path: '/blog',
    before: (page) => fails(page, 'GET /api/categories'),
    reach: async (page) => {
      await goTo(page, 'Produtos');
      await words(page, 'Algo não saiu como devia');
    },
  },
  {
    name: 'site: page that was never seen, without a network',
    path: '/blog',
    offline: true,
    // The emulation tells a new page for a moment that the network is back, at which this one loads anew.
    before: (page) =>
      page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation(), true)),
    reach: async (page) => {
      await page.goto('/blog/4');
      await words(page, 'Você está sem internet');
    },
  },
];

export async function signIn(page: Page) {
  await page.getByRole('textbox', { name: /^E-?mail/ }).fill('ana@example.com');
  await fill(page, 'Senha', 'segredo bom');
  await press(page, 'Entrar');
}

export async function signUp(page: Page, password: string, confirmation: string) {
  await fill(page, 'Nome completo', 'Ana Conceição');
  await page.getByRole('textbox', { name: /^E-?mail/ }).fill('ana@example.com');
  await fill(page, 'Senha', password);
  await fill(page, 'Confirmar senha', confirmation);
  await page.getByLabel(/Tenho 18 anos/).check();
  await page.getByLabel(/Li e aceito/).check();
  await press(page, 'Cadastrar');
}
