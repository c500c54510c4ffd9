import { History, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { type Noun, nouns } from '../../shared/nouns';
import { nounIcons } from './noun-icons';

export type Tab = { to: string; label: string; icon: LucideIcon };

/** The panel's tabs, in their order. */
export const tabs: Tab[] = [
  { to: '/painel', label: 'Dashboard', icon: LayoutDashboard },
  tab('posts', 'Blog'),
  tab('products', 'Produtos'),
  tab('locations', 'Lojas'),
  tab('slides', 'Slides'),
  tab('media', 'Mídia'),
  tab('users', 'Usuários'),
  { to: '/painel/atividade', label: 'Atividade', icon: History },
  tab('settings', 'Configurações'),
];

function tab(noun: Noun, label: string): Tab {
  return { to: nouns[noun].panel, label, icon: nounIcons[noun] };
}
