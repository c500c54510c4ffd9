import { type RouteObject, redirect } from 'react-router-dom';
import { nouns, WITH_FORM } from '../shared/nouns';
import { ErrorScreen, PanelError, Starting } from './layout/error-screen';
import { Layout } from './layout/layout';
import { panelNouns } from './nouns';
import { guard, loader } from './session/guard';
import { screen } from './session/screen';

/** Returns the routes of the nouns that have exactly a list and a form. */
function plainScreens(): RouteObject[] {
  return WITH_FORM.flatMap((noun) => {
    const { screens } = panelNouns[noun];
    if (!screens) return [];
    const { panel, creation, record } = nouns[noun];
    const below = (address: string) => address.replace('/painel/', '');
    const form = screen(noun, screens.form);
    return [
      { path: below(panel), lazy: screen(noun, screens.list) },
      { path: below(creation), lazy: form },
      { path: below(record(':id')), lazy: form },
    ];
  });
}

/** All screens, each a chunk of its own, with the permission it needs. */
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
          ...plainScreens(),
          // Address used by the owner's existing links.
          { path: 'slides/:id/editar', lazy: screen('slides', () => import('./slides/form')) },
          { path: 'atividade', lazy: screen('panel', () => import('./activity/list')) },
          { path: 'seguranca', lazy: screen('panel', () => import('./security/security')) },
          { path: 'usuarios', lazy: screen('users', () => import('./users/list')) },
          { path: 'paginas', lazy: screen('pages', () => import('./pages/list')) },
          { path: 'paginas/:page', lazy: screen('pages', () => import('./pages/form')) },
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
