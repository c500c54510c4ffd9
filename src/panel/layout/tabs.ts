import { History, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { NOUNS, nouns } from '../../shared/nouns';
import type { Permission } from '../../shared/permissions';
import { panelNouns } from '../nouns';

export type Tab = { to: string; label: string; icon: LucideIcon; needs: Permission };

const ofNouns = NOUNS.flatMap((noun): Tab[] => {
  const { icon, tab } = panelNouns[noun];
  return tab ? [{ to: nouns[noun].panel, label: tab, icon, needs: noun }] : [];
});

/** One's own passkeys: no tab, but a way from one's own name. */
export const SECURITY = '/painel/seguranca';

/** The panel's tabs, in their order; who may not open one does not see it. */
export const tabs: Tab[] = [
  { to: '/painel', label: 'Dashboard', icon: LayoutDashboard, needs: 'panel' },
  ...ofNouns.filter(({ needs }) => needs !== 'settings'),
  { to: '/painel/atividade', label: 'Atividade', icon: History, needs: 'panel' },
  ...ofNouns.filter(({ needs }) => needs === 'settings'),
];
