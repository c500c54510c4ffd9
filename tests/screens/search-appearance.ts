import type { Page } from '@playwright/test';
import { fill, press, toDetails, words } from './acts.ts';
import type { Screen } from './screen.ts';

const at = (page: Page) => page.getByRole('region', { name: 'Nos buscadores e no WhatsApp' });
const open = (page: Page) => press(page, 'Personalizar');

/** Editing how a record appears in search engines and chats. */
export const searchAppearance: Screen[] = [
  {
    name: 'panel: post, how it is found and shared',
    path: '/painel/blog/6',
    who: 'admin',
    reach: async (page) => {
      await toDetails(page);
      await open(page);
      await at(page).getByRole('figure', { name: 'No WhatsApp' }).waitFor();
    },
    at,
  },
  {
    name: 'panel: product that is found by words of its own, one of them refused',
    path: '/painel/produtos/1',
    who: 'admin',
    reach: async (page) => {
      await open(page);
      await fill(page, 'Título nos buscadores', `Um shake sem caloria nenhuma ${'e com um nome comprido '.repeat(2)}`);
      await fill(page, 'Imagem ao compartilhar', '/icon-192.png');
      await press(page, 'Atualizar');
      await words(page, 'Escolha uma imagem da Mídia ou da marca.');
    },
    at,
  },
  {
    name: 'panel: product that has no page to be found yet',
    path: '/painel/produtos/novo',
    who: 'admin',
    reach: open,
    at,
  },
  {
    name: 'panel: category, how it is found and shared',
    path: '/painel/produtos/categorias/soulice',
    who: 'admin',
    reach: open,
    at,
  },
  {
    name: 'panel: page, how it is found and shared',
    path: '/painel/paginas/unidade',
    who: 'admin',
    reach: open,
    at,
  },
];
