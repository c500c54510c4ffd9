import type { Page } from '@playwright/test';
import { nouns } from '../../src/shared/nouns.ts';
import type { RedirectRecord } from '../../src/shared/redirect.ts';
import type { UnknownPage } from '../../src/shared/unknown-page.ts';
import { answers, confirm, fails, fill, press, toast, words } from './acts.ts';
import { actOn, chooseAll } from './chosen.ts';
import type { Screen } from './screen.ts';

const API = '/api/panel/redirects';
const { panel, creation, record } = nouns.redirects;
const KEY = '0123456789abcdef0123';
const ONE = '/quem-somos';
const hand = {
  product: null,
  category: null,
  ownerName: null,
  leads: true,
  version: 1,
  since: '2026-03-02T14:30:00.000Z',
};
const ROWS: RedirectRecord[] = [
  { ...hand, key: KEY, from: ONE, to: '/sobre' },
  {
    ...hand,
    key: 'a'.repeat(20),
    from: '/campanhas/verao/um-endereco-bem-comprido-que-saiu-de-uma-embalagem-de-2024',
    to: '/produtos/soulshake',
  },
  {
    ...hand,
    key: 'soulshake-31',
    from: '/produtos/soulshake/31',
    to: '/produtos/soulshake/1',
    product: 1,
    ownerName: 'Milk-shake Proteico de Chocolate Belga com Avelãs',
  },
  {
    ...hand,
    key: 'toppins-3',
    from: '/produtos/toppins/3',
    to: '/produtos/soulfuel/9',
    product: 2,
    ownerName: 'Calda',
    leads: false,
  },
  {
    ...hand,
    key: 'category:shakes-proteicos',
    from: '/produtos/shakes-proteicos',
    to: '/produtos/soulshake',
    category: 'soulshake',
    ownerName: 'Soul Shake',
  },
];
const UNKNOWN: UnknownPage[] = [
  { path: '/trabalhe-conosco', times: 1240, near: null },
  { path: '/soulshake', times: 87, near: '/produtos/soulshake' },
  { path: '/um-endereco-muito-comprido-sem-fim/que-alguem-copiou-de-um-anuncio-antigo', times: 12, near: null },
  { path: '/blog/999', times: 3, near: '/blog' },
  { path: '/sobre-nos', times: 2, near: '/sobre' },
  { path: '/loja', times: 1, near: null },
];

async function someRedirects(page: Page) {
  await answers(page, `GET ${API}`, { json: { rows: ROWS, next: null } });
  await answers(page, `GET ${API}/*`, { json: ROWS[0] });
  await answers(page, `GET ${API}/unknown`, { json: { rows: UNKNOWN } });
}

const screens: Screen[] = [
  { name: 'panel: redirects', path: panel, routes: [panel], before: someRedirects },
  {
    name: 'panel: redirects chosen, to be deleted',
    path: panel,
    before: someRedirects,
    reach: async (page) => {
      await chooseAll(page);
      await actOn(page, 'Excluir');
    },
  },
  { name: 'panel: no redirect found', path: `${panel}?busca=xyzzy` },
  {
    name: 'panel: redirects, every unknown address',
    path: panel,
    before: someRedirects,
    reach: (page) => press(page, 'Mostrar mais 1'),
  },
  {
    name: 'panel: redirects, whose unknown addresses cannot be read',
    path: panel,
    before: async (page) => {
      await someRedirects(page);
      await fails(page, `GET ${API}/unknown`);
    },
  },
  { name: 'panel: new redirect', path: creation, routes: [creation] },
  { name: 'panel: new redirect of an unknown address', path: `${creation}?de=/soulshake&para=/produtos/soulshake` },
  {
    name: 'panel: redirect',
    path: record(KEY),
    routes: [record(':id')],
    before: someRedirects,
  },
  { name: 'panel: unknown redirect', path: record('f'.repeat(20)) },
  {
    name: 'panel: redirect in error',
    path: creation,
    reach: async (page) => {
      await fill(page, 'De', 'https://example.com/');
      await fill(page, 'Para', '/painel');
      await press(page, /^Criar/);
      await words(page, 'Este endereço é reservado ao sistema. Escolha outro.');
    },
  },
  {
    name: 'panel: new redirect, whose target is looked for',
    path: creation,
    reach: async (page) => {
      await fill(page, 'Para', 'shake');
      await page.getByRole('list', { name: 'Páginas do site' }).waitFor();
    },
  },
  {
    name: 'panel: new redirect, whose target is chosen',
    path: creation,
    reach: async (page) => {
      await fill(page, 'Para', 'sobre');
      await page.getByRole('list', { name: 'Páginas do site' }).getByRole('button').first().click();
      await page.getByRole('list', { name: 'Páginas do site' }).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'panel: deleting a redirect',
    path: panel,
    before: someRedirects,
    reach: (page) => press(page, /^Excluir /),
  },
  {
    name: 'panel: redirect deleted',
    path: panel,
    before: async (page) => {
      await someRedirects(page);
      await answers(page, `DELETE ${API}/*`, { json: { activityId: 1 } });
    },
    reach: async (page) => {
      await press(page, /^Excluir /);
      await confirm(page, 'Excluir');
      await toast(page, 'Redirecionamento excluído');
    },
  },
  {
    name: 'panel: redirect saved',
    path: creation,
    before: async (page) => {
      await someRedirects(page);
      await answers(page, `POST ${API}`, { json: { record: ROWS[0], activityId: 1 } });
    },
    reach: async (page) => {
      await fill(page, 'De', ONE);
      await fill(page, 'Para', '/sobre');
      await press(page, /^Criar/);
      await toast(page, 'Redirecionamento salvo');
    },
  },
];

export const redirects: Screen[] = screens.map((screen) => ({ who: 'admin', ...screen }));
