import { nouns, ORDERED, type OrderedNoun } from '../../src/shared/nouns.ts';
import { somePictures } from './acts.ts';
import type { Screen } from './screen.ts';

type Page = [name: string, path: string, route?: string, before?: Screen['before']];

/** List and form of an ordered noun. */
function orderedScreens(noun: OrderedNoun): Page[] {
  const { singular, panel, creation, record } = nouns[noun];
  return [
    [noun, panel, panel],
    [`new ${singular}`, creation, creation],
    [singular, record('1'), record(':id')],
    [`unknown ${singular}`, record('999999')],
    [`active ${noun}`, `${panel}?status=ativos`],
  ];
}

/** Every address of the panel as an editor sees it, and lists without results. */
const PAGES: Page[] = [
  ['dashboard', '/painel', '/painel'],
  ['unknown address', '/painel/nada/aqui', '/painel/*'],
  ['posts', '/painel/blog', '/painel/blog'],
  ['new post', '/painel/blog/novo', '/painel/blog/novo'],
  ['post', '/painel/blog/1', '/painel/blog/:id'],
  ['locations', '/painel/locations', '/painel/locations'],
  ['new location', '/painel/locations/novo', '/painel/locations/novo'],
  ['location', '/painel/locations/1', '/painel/locations/:id'],
  ['products', '/painel/produtos', '/painel/produtos'],
  ['new product', '/painel/produtos/novo', '/painel/produtos/novo'],
  ['product', '/painel/produtos/1', '/painel/produtos/:id'],
  ['categories', '/painel/produtos/categorias', '/painel/produtos/categorias'],
  ['new category', '/painel/produtos/categorias/nova', '/painel/produtos/categorias/nova'],
  ['category', '/painel/produtos/categorias/soulfuel', '/painel/produtos/categorias/:id'],
  ...ORDERED.flatMap(orderedScreens),
  ['slide, its other address', '/painel/slides/1/editar', '/painel/slides/:id/editar'],
  ['pictures', '/painel/midia', '/painel/midia', somePictures],
  ['picture', '/painel/midia/1', '/painel/midia/:id', somePictures],
  ['pictures of the brand', '/painel/midia'],
  ['pages', '/painel/paginas', '/painel/paginas'],
  ['page about', '/painel/paginas/sobre', '/painel/paginas/:page'],
  ['page home', '/painel/paginas/inicio'],
  ['page of the branch', '/painel/paginas/unidade'],
  ['people', '/painel/usuarios', '/painel/usuarios'],
  ['activity', '/painel/atividade', '/painel/atividade'],
  ['settings', '/painel/configuracoes', '/painel/configuracoes'],
  ['data', '/painel/configuracoes/dados', '/painel/configuracoes/dados'],

  ['no post found', '/painel/blog?busca=xyzzy'],
  ['no location found', '/painel/locations?busca=xyzzy'],
  ['no product found', '/painel/produtos?busca=xyzzy'],
  ['no picture found', '/painel/midia?busca=xyzzy'],
  ['nobody found', '/painel/usuarios?busca=xyzzy'],
  ['no activity found', '/painel/atividade?ate=2020-01-01'],
  ['unknown post', '/painel/blog/999999'],
];

export const panelPages: Screen[] = PAGES.map(([name, path, route, before]) => ({
  name: `panel: ${name}`,
  path,
  who: 'admin',
  ...(route && { routes: [route] }),
  ...(before && { before }),
}));

export const panelWithoutScript: Screen = { name: 'panel: without script', path: '/painel', script: false };
