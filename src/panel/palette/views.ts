import { History } from 'lucide-react';
import type { Noun } from '../../shared/nouns';
import { listAddress } from '../../shared/panel-lists';
import { panelNouns } from '../nouns';
import type { Command } from './commands';

/** Ids of the views that have synonyms. */
export const FEATURED = 'lista-destaques';
export const DELETED = 'lista-excluidos';

/** Filtered lists that editors ask for by name, found by typing only. */
export const views: Command[] = [
  view('lista-rascunhos', 'Rascunhos do blog', { noun: 'posts', to: listAddress('posts', { state: 'draft' }) }),
  view('lista-agendadas', 'Postagens agendadas', { noun: 'posts', to: listAddress('posts', { state: 'scheduled' }) }),
  view(FEATURED, 'Produtos em destaque', { noun: 'products', to: listAddress('products', { shown: 'featured' }) }),
  view('lista-revendedores', 'Revendedores', { noun: 'locations', to: listAddress('locations', { type: 'retailer' }) }),
  view('lista-clientes', 'Clientes', { noun: 'users', to: listAddress('users', { role: 'customer' }) }),
  view('lista-administradores', 'Administradores', { noun: 'users', to: listAddress('users', { role: 'admin' }) }),
  {
    ...go(DELETED, 'Registros excluídos', listAddress('activity', { action: 'delete' })),
    icon: History,
    needs: 'panel',
  },
];

function view(id: string, title: string, { noun, to }: { noun: Noun; to: string }): Command {
  return { ...go(id, title, to), icon: panelNouns[noun].icon, needs: noun };
}

function go(id: string, title: string, to: string) {
  return { kind: 'go' as const, id, group: 'Ir para', title, to };
}
