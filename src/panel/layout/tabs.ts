import { History, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { type Noun, nouns } from '../../shared/nouns';
import type { Permission } from '../../shared/permissions';
import { nounIcons } from './noun-icons';

export type Tab = { to: string; label: string; icon: LucideIcon; needs: Permission };

/** The panel's tabs, in their order; who may not open one does not see it. */
export const tabs: Tab[] = [
  { to: '/painel', label: 'Dashboard', icon: LayoutDashboard, needs: 'panel' },
  tab('posts', 'Blog'),
  tab('products', 'Produtos'),
  tab('locations', 'Lojas'),
  tab('slides', 'Slides'),
  tab('media', 'Mídia'),
  tab('users', 'Usuários'),
  { to: '/painel/atividade', label: 'Atividade', icon: History, needs: 'panel' },
  tab('settings', 'Configurações'),
];

function tab(noun: Noun, label: string): Tab {
  return { to: nouns[noun].panel, label, icon: nounIcons[noun], needs: noun };
}
