import { type RouteObject, redirect } from 'react-router-dom';
import { ErrorScreen, Starting } from './layout/error-screen';
import { Layout } from './layout/layout';
import { guard, loader } from './session/guard';

/** One line a screen; each is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    id: 'painel',
    path: 'painel',
    middleware: [guard],
    loader,
    shouldRevalidate: () => false,
    Component: Layout,
    HydrateFallback: Starting,
    ErrorBoundary: ErrorScreen,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { index: true, lazy: () => import('./dashboard') },
          {
            path: 'locations',
            lazy: () => import('./locations/screen'),
            children: [
              { index: true, lazy: () => import('./locations/list') },
              { path: 'novo', lazy: () => import('./locations/form') },
              { path: ':id', lazy: () => import('./locations/form') },
            ],
          },
          { path: 'produtos', lazy: () => import('./produtos/list') },
          { path: 'produtos/novo', lazy: () => import('./produtos/form') },
          { path: 'produtos/:id', lazy: () => import('./produtos/form') },
          { path: 'produtos/categorias', lazy: () => import('./produtos/categories') },
          { path: 'produtos/categorias/nova', lazy: () => import('./produtos/category-form') },
          { path: 'produtos/categorias/:key', lazy: () => import('./produtos/category-form') },
          { path: 'slides', lazy: () => import('./slides/list') },
          { path: 'slides/novo', lazy: () => import('./slides/form') },
          { path: 'slides/:id', lazy: () => import('./slides/form') },
          { path: 'slides/:id/editar', lazy: () => import('./slides/form') },
          { path: 'atividade', lazy: () => import('./atividade/list') },
          { path: 'usuarios', lazy: () => import('./usuarios/list') },
          { path: 'configuracoes', lazy: () => import('./configuracoes/form') },
          { path: 'configuracoes/dados', lazy: () => import('./configuracoes/transfer') },
          {
            path: 'blog',
            children: [
              { index: true, lazy: () => import('./blog/list') },
              { path: 'novo', lazy: () => import('./blog/edit') },
              { path: ':id', lazy: () => import('./blog/edit') },
            ],
          },
          {
            path: 'midia',
            lazy: () => import('./midia/library'),
            children: [{ path: ':id', lazy: () => import('./midia/detail') }],
          },
          { path: '*', loader: () => redirect('/painel') },
        ],
      },
    ],
  },
];
