import type { RouteObject } from 'react-router-dom';
import { unwrap } from '../lib/api';
import { api } from '../lib/context';
import { loadPost, loadPosts } from './blog/loaders';
import { loadHome } from './home/loader';
import { Document, loader as documentLoader } from './layout/document';
import { ErrorBoundary } from './layout/error-boundary';
import { Layout } from './layout/layout';
import { NotFound, loader as notFoundLoader } from './layout/not-found';
import { writtenOf } from './layout/page-texts';
import { withPanels } from './locations/fetch-panels';
import { loadLocations } from './locations/loader';
import { loadCategories, loadCategory, loadCompared, loadPack, loadProduct } from './products/loaders';
import { loadResults } from './search/loader';

/**
 * A route's id is its module's path, by which the edge finds the chunks to prefetch (`scripts/bundle/build-facts.ts`). Its
 * loader is here, not in its module, so that a page's data and code load in parallel.
 */
export const routes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    // The browser finds this loader's data in the page.
    loader: import.meta.env.SSR ? documentLoader : true,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'layout',
        Component: Layout,
        children: [
          {
            id: 'pages',
            ErrorBoundary,
            children: [
              { id: 'home/home', index: true, loader: loadHome, lazy: () => withPanels(import('./home/home')) },
              {
                id: 'products/categories',
                path: 'produtos',
                loader: loadCategories,
                lazy: () => import('./products/categories'),
              },
              {
                id: 'products/category',
                path: 'produtos/:category',
                loader: loadCategory,
                lazy: () => import('./products/category'),
              },
              {
                id: 'products/pack',
                path: 'produtos/:category/caixa',
                loader: loadPack,
                lazy: () => import('./products/pack'),
              },
              {
                id: 'products/product',
                path: 'produtos/:category/:number',
                loader: loadProduct,
                lazy: () => import('./products/product'),
              },
              {
                id: 'products/compare',
                path: 'comparar',
                loader: loadCompared,
                lazy: () => import('./products/compare'),
              },
              { id: 'products/favourites', path: 'favoritos', lazy: () => import('./products/favourites') },
              { id: 'blog/list', path: 'blog', loader: loadPosts, lazy: () => import('./blog/list') },
              { id: 'blog/article', path: 'blog/:id', loader: loadPost, lazy: () => import('./blog/article') },
              {
                id: 'locations/locations',
                path: 'onde-estamos',
                loader: loadLocations,
                lazy: () => withPanels(import('./locations/locations')),
              },
              { id: 'about/about', path: 'sobre', loader: writtenOf('sobre'), lazy: () => import('./about/about') },
              { id: 'contact', path: 'contato', lazy: () => import('./contact') },
              {
                id: 'faqs/faqs',
                path: 'perguntas-frequentes',
                loader: ({ context }) => unwrap(api(context).faqs.$get()),
                lazy: () => import('./faqs/faqs'),
              },
              {
                id: 'licensing/licensing',
                path: 'licencie',
                loader: writtenOf('licencie'),
                lazy: () => import('./licensing/licensing'),
              },
              {
                id: 'legal/privacy',
                path: 'politica-de-privacidade',
                loader: writtenOf('privacidade'),
                lazy: () => import('./legal/privacy'),
              },
              {
                id: 'legal/terms',
                path: 'termos-de-uso',
                loader: writtenOf('termos'),
                lazy: () => import('./legal/terms'),
              },
              { id: 'search/search', path: 'busca', loader: loadResults, lazy: () => import('./search/search') },
              { id: 'auth/sign-in', path: 'auth/login', lazy: () => import('./auth/sign-in') },
              { id: 'auth/sign-up', path: 'auth/cadastro', lazy: () => import('./auth/sign-up') },
              {
                id: 'auth/recovery',
                path: 'auth/recuperar-senha',
                lazy: () => import('./auth/recovery'),
              },
              { id: 'auth/reset-password', path: 'reset-password', lazy: () => import('./auth/reset-password') },
              { id: 'auth/confirmation', path: 'auth/confirmar', lazy: () => import('./auth/confirmation') },
              { id: 'account/account', path: 'conta', lazy: () => import('./account/account') },
              { id: 'layout/offline', path: 'offline', lazy: () => import('./layout/offline') },
              { id: 'not-found', path: '*', loader: notFoundLoader, Component: NotFound },
            ],
          },
        ],
      },
      {
        id: 'branch/branch',
        path: 'biocasaforte',
        lazy: () => import('./branch/branch'),
        ErrorBoundary,
      },
    ],
  },
];
