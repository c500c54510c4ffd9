import { type RouteObject, redirect } from 'react-router-dom';
import { ErrorScreen, PanelError, Starting } from './layout/error-screen';
import { Layout } from './layout/layout';
import { guard, loader } from './session/guard';

/** One line a screen; each is a chunk of its own. */
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
          { index: true, lazy: () => import('./dashboard/dashboard') },
          {
            path: 'locations',
            lazy: () => import('./locations/screen'),
            children: [
              { index: true, lazy: () => import('./locations/list') },
              { path: 'novo', lazy: () => import('./locations/form') },
              { path: ':id', lazy: () => import('./locations/form') },
            ],
          },
          { path: 'produtos', lazy: () => import('./products/list') },
          { path: 'produtos/novo', lazy: () => import('./products/form') },
          { path: 'produtos/:id', lazy: () => import('./products/form') },
          { path: 'produtos/categorias', lazy: () => import('./categories/list') },
          { path: 'produtos/categorias/nova', lazy: () => import('./categories/form') },
          { path: 'produtos/categorias/:key', lazy: () => import('./categories/form') },
          { path: 'slides', lazy: () => import('./slides/list') },
          { path: 'slides/novo', lazy: () => import('./slides/form') },
          { path: 'slides/:id', lazy: () => import('./slides/form') },
          { path: 'slides/:id/editar', lazy: () => import('./slides/form') },
          { path: 'atividade', lazy: () => import('./activity/list') },
          { path: 'usuarios', lazy: () => import('./users/list') },
          { path: 'configuracoes', lazy: () => import('./settings/form') },
          { path: 'configuracoes/dados', lazy: () => import('./settings/transfer') },
          {
            path: 'blog',
            children: [
              { index: true, lazy: () => import('./posts/list') },
              { path: 'novo', lazy: () => import('./posts/edit') },
              { path: ':id', lazy: () => import('./posts/edit') },
            ],
          },
          { path: 'midia/marca', lazy: () => import('./media/brand-library') },
          {
            path: 'midia',
            lazy: () => import('./media/library'),
            children: [{ path: ':id', lazy: () => import('./media/detail') }],
          },
          { path: '*', loader: () => redirect('/painel') },
        ],
      },
    ],
  },
];
