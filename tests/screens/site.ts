import { type Facts, nouns, ORDERED } from '../../src/shared/nouns.ts';
import { linkGoodFor } from './acts.ts';
import type { Screen } from './screen.ts';
import { throughVideos, videosInArticle } from './videos.ts';

const LINK = '#'.padEnd(44, 'a');

/** Pages of ordered nouns, also without script and in print. */
const pagesOfNouns: Screen[] = ORDERED.flatMap((noun) => {
  const { site: path, plural }: Facts = nouns[noun];
  if (!path || path === '/') return [];
  return [
    { name: `site: ${plural}`, routes: [path], path },
    { name: `site: ${plural} without script`, path, script: false },
    { name: `site: ${plural} in print`, path, print: true },
  ];
});

/** Every address of the site in its initial state. */
export const sitePages: Screen[] = [
  { name: 'site: home', routes: ['/'], path: '/' },
  { name: 'site: products', routes: ['/produtos'], path: '/produtos' },
  { name: 'site: products of a line', path: '/produtos?linha=soulice' },
  { name: 'site: category', routes: ['/produtos/:category'], path: '/produtos/soulshake' },
  { name: 'site: category of its own colour', path: '/produtos/soulice' },
  { name: 'site: empty category', path: '/produtos/toppins' },
  { name: 'site: products that suit', path: '/produtos?proteina=10&sem=acucar&ordem=menos-kcal' },
  { name: 'site: products of a line that suit', path: '/produtos?linha=soulice&kcal=150' },
  {
    name: 'site: filters of a category',
    path: '/produtos/soulshake?sem=trigo',
    reach: (page) => page.locator('summary').click(),
  },
  { name: 'site: nothing suits', path: '/produtos/suplementos?proteina=5&sem=leite' },
  { name: 'site: product', routes: ['/produtos/:category/:number'], path: '/produtos/soulshake/9' },
  { name: 'site: product with a warning', path: '/produtos/soulcrunch/2' },
  { name: 'site: product without flavours', path: '/produtos/suplementos/2' },
  {
    name: 'site: comparison',
    routes: ['/comparar'],
    path: '/comparar?produtos=soulshake-9,soulice-2,soulicepote-1',
  },
  { name: 'site: comparison of two', path: '/comparar?produtos=soulcrunch-2,soulcrunch-4' },
  { name: 'site: comparison of one with what is gone', path: '/comparar?produtos=suplementos-2,soulshake-999' },
  { name: 'site: nothing to compare yet', path: '/comparar' },
  { name: 'site: blog', routes: ['/blog'], path: '/blog' },
  { name: 'site: blog of a category', path: '/blog?categoria=Treino' },
  { name: 'site: article', routes: ['/blog/:id'], path: '/blog/1' },
  { name: 'site: article, a product’s card', path: '/blog/6', at: (page) => page.locator('.article-product') },
  {
    name: 'site: article, videos',
    path: '/blog',
    before: videosInArticle,
    reach: throughVideos,
    at: (page) => page.locator('.article-video').first(),
  },
  { name: 'site: stores', routes: ['/onde-estamos'], path: '/onde-estamos' },
  { name: 'site: store', path: '/onde-estamos?local=1' },
  { name: 'site: about', routes: ['/sobre'], path: '/sobre' },
  { name: 'site: contact', routes: ['/contato'], path: '/contato' },
  { name: 'site: licensing', routes: ['/licencie'], path: '/licencie' },
  ...pagesOfNouns,
  { name: 'site: privacy', routes: ['/politica-de-privacidade'], path: '/politica-de-privacidade' },
  { name: 'site: terms', routes: ['/termos-de-uso'], path: '/termos-de-uso' },
  { name: 'site: search', routes: ['/busca'], path: '/busca' },
  { name: 'site: search with results', path: '/busca?q=pistache' },
  { name: 'site: branch', routes: ['/biocasaforte'], path: '/biocasaforte' },
  { name: 'site: sign-in', routes: ['/auth/login'], path: '/auth/login' },
  { name: 'site: sign-up', routes: ['/auth/cadastro'], path: '/auth/cadastro' },
  { name: 'site: recovery', routes: ['/auth/recuperar-senha'], path: '/auth/recuperar-senha' },
  {
    name: 'site: new password',
    routes: ['/reset-password'],
    path: `/reset-password${LINK}`,
    before: (page) => linkGoodFor(page, 'reset'),
  },
  {
    name: 'site: first password, by invitation',
    path: `/reset-password${LINK}`,
    before: (page) => linkGoodFor(page, 'invitation'),
  },
  {
    name: 'site: confirmation',
    routes: ['/auth/confirmar'],
    path: `/auth/confirmar${LINK}`,
    before: (page) => linkGoodFor(page, 'confirmation'),
  },
  {
    name: 'site: confirmation in another browser',
    path: `/auth/confirmar${LINK}`,
    before: (page) => linkGoodFor(page, 'claim'),
  },
  { name: 'site: account', routes: ['/conta'], path: '/conta', who: 'customer' },
  { name: 'site: home, signed in', path: '/', who: 'customer' },
  { name: 'site: account without a session', path: '/conta' },
  { name: 'site: page for those without a network', routes: ['/offline'], path: '/offline' },

  { name: 'site: unknown address', routes: ['/*'], path: '/nada/aqui' },
  { name: 'site: unknown category', path: '/produtos/nada' },
  { name: 'site: unknown product', path: '/produtos/soulshake/999' },
  { name: 'site: unknown article', path: '/blog/999999' },
  { name: 'site: search without results', path: '/busca?q=xyzzy' },
  { name: 'site: stores, none found', path: '/onde-estamos?busca=xyzzy' },
  { name: 'site: new password without a link', path: '/reset-password' },
  { name: 'site: confirmation without a link', path: '/auth/confirmar' },

  { name: 'site: home without script', path: '/', script: false },
  { name: 'site: stores without script', path: '/onde-estamos', script: false },
  { name: 'site: products that suit, without script', path: '/produtos?sem=acucar', script: false },
  { name: 'site: product without script', path: '/produtos/soulshake/9', script: false },
  { name: 'site: comparison without script', path: '/comparar?produtos=soulshake-9,soulice-2', script: false },
  { name: 'site: contact without script', path: '/contato', script: false },
  { name: 'site: licensing without script', path: '/licencie', script: false },
  { name: 'site: account without script', path: '/conta', script: false },

  { name: 'site: home in print', path: '/', print: true },
  { name: 'site: product in print', path: '/produtos/soulshake/9', print: true },
  { name: 'site: comparison in print', path: '/comparar?produtos=soulshake-9,soulice-2', print: true },
  { name: 'site: article in print', path: '/blog/1', print: true },
  { name: 'site: licensing in print', path: '/licencie', print: true },
  { name: 'site: privacy in print', path: '/politica-de-privacidade', print: true },
];
