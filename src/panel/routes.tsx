import { type RouteObject, redirect } from 'react-router-dom';
import { ErrorScreen, PanelError, Starting } from './layout/error-screen';
import { Layout } from './layout/layout';
import { guard, loader } from './session/guard';
import { screen } from './session/screen';

/** One line a screen, with what it takes to see it; each is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: 'panel',
    path: 'painel',
    middleware: [guard],
    loader,
    shouldRevalidate: () => false,
    Component: Layout,
    HydrateFallback: Starting,
    ErrorBoundary: PanelError,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, lazy: screen('panel', () => import('./dashboard/dashboard')) },
          {
            path: 'locations',
            lazy: screen('locations', () => import('./locations/screen')),
            children: [
              { index: true, lazy: screen('locations', () => import('./locations/list')) },
              { path: 'novo', lazy: screen('locations', () => import('./locations/form')) },
              { path: ':id', lazy: screen('locations', () => import('./locations/form')) },
            ],
          },
          { path: 'produtos', lazy: screen('products', () => import('./products/list')) },
          { path: 'produtos/novo', lazy: screen('products', () => import('./products/form')) },
          { path: 'produtos/:id', lazy: screen('products', () => import('./products/form')) },
          { path: 'produtos/categorias', lazy: screen('categories', () => import('./categories/list')) },
          { path: 'produtos/categorias/nova', lazy: screen('categories', () => import('./categories/form')) },
          { path: 'produtos/categorias/:key', lazy: screen('categories', () => import('./categories/form')) },
          { path: 'slides', lazy: screen('slides', () => import('./slides/list')) },
          { path: 'slides/novo', lazy: screen('slides', () => import('./slides/form')) },
          { path: 'slides/:id', lazy: screen('slides', () => import('./slides/form')) },
          { path: 'slides/:id/editar', lazy: screen('slides', () => import('./slides/form')) },
          { path: 'atividade', lazy: screen('panel', () => import('./activity/list')) },
          { path: 'usuarios', lazy: screen('users', () => import('./users/list')) },
          { path: 'configuracoes', lazy: screen('settings', () => import('./settings/form')) },
          { path: 'configuracoes/dados', lazy: screen('transfer', () => import('./settings/transfer')) },
          {
            path: 'blog',
            children: [
              { index: true, lazy: screen('posts', () => import('./posts/list')) },
              { path: 'novo', lazy: screen('posts', () => import('./posts/edit')) },
              { path: ':id', lazy: screen('posts', () => import('./posts/edit')) },
            ],
          },
          { path: 'midia/marca', lazy: screen('media', () => import('./media/brand-library')) },
          {
            path: 'midia',
            lazy: screen('media', () => import('./media/library')),
            children: [{ path: ':id', lazy: screen('media', () => import('./media/detail')) }],
          },
          { path: '*', loader: () => redirect('/painel') },
        ],
      },
    ],
  },
];
