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
          { path: 'slides', lazy: () => import('./slides/list') },
          { path: 'slides/novo', lazy: () => import('./slides/form') },
          { path: 'slides/:id', lazy: () => import('./slides/form') },
          { path: 'slides/:id/editar', lazy: () => import('./slides/form') },
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
