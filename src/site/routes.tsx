import type { RouteObject } from 'react-router-dom';
import { Document, loader as documentLoader } from './layout/document';
import { ErrorPage, OfflineMessage } from './layout/error-page';
import { Layout } from './layout/layout';
import { NotFound, loader as notFoundLoader } from './layout/not-found';

/** A route's id is its module's path, by which the edge finds the chunks to fetch early (`scripts/build-facts.ts`). */
export const routes: RouteObject[] = [
  {
    id: 'document',
    Component: Document,
    loader: documentLoader,
    shouldRevalidate: () => false,
    children: [
      {
        id: 'layout',
        Component: Layout,
        children: [
          {
            id: 'pages',
            ErrorBoundary: ErrorPage,
            children: [
              { id: 'home/home', index: true, lazy: () => import('./home/home') },
              { id: 'produtos/categories', path: 'produtos', lazy: () => import('./produtos/categories') },
              { id: 'produtos/category', path: 'produtos/:category', lazy: () => import('./produtos/category') },
              { id: 'produtos/product', path: 'produtos/:category/:number', lazy: () => import('./produtos/product') },
              { id: 'blog/list', path: 'blog', lazy: () => import('./blog/list') },
              { id: 'blog/article', path: 'blog/:id', lazy: () => import('./blog/article') },
              { id: 'onde-estamos/stores', path: 'onde-estamos', lazy: () => import('./onde-estamos/stores') },
              { id: 'sobre', path: 'sobre', lazy: () => import('./sobre') },
              { id: 'contato', path: 'contato', lazy: () => import('./contato') },
              { id: 'licencie/licencie', path: 'licencie', lazy: () => import('./licencie/licencie') },
              { id: 'legal/privacy', path: 'politica-de-privacidade', lazy: () => import('./legal/privacy') },
              { id: 'legal/terms', path: 'termos-de-uso', lazy: () => import('./legal/terms') },
              { id: 'busca/busca', path: 'busca', lazy: () => import('./busca/busca') },
              { id: 'auth/login', path: 'auth/login', lazy: () => import('./auth/login') },
              { id: 'auth/cadastro', path: 'auth/cadastro', lazy: () => import('./auth/cadastro') },
              {
                id: 'auth/recuperar-senha',
                path: 'auth/recuperar-senha',
                lazy: () => import('./auth/recuperar-senha'),
              },
              { id: 'auth/reset-password', path: 'reset-password', lazy: () => import('./auth/reset-password') },
              { id: 'auth/confirmar', path: 'auth/confirmar', lazy: () => import('./auth/confirmar') },
              { id: 'conta/account', path: 'conta', lazy: () => import('./conta/account') },
              { id: 'offline', path: 'offline', Component: OfflineMessage },
              { id: 'not-found', path: '*', loader: notFoundLoader, Component: NotFound },
            ],
          },
        ],
      },
      {
        id: 'biocasaforte',
        path: 'biocasaforte',
        lazy: () => import('./biocasaforte'),
        ErrorBoundary: ErrorPage,
      },
    ],
  },
];
