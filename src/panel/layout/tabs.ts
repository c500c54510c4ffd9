import { History, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { NOUNS, nouns } from '../../shared/nouns';
import type { Permission } from '../../shared/permissions';
import { panelNouns } from '../nouns';

type Tab = { to: string; label: string; icon: LucideIcon; needs: Permission };

const ofNouns = NOUNS.flatMap((noun): Tab[] => {
  const { icon, tab } = panelNouns[noun];
  return tab ? [{ to: nouns[noun].panel, label: tab, icon, needs: noun }] : [];
});

/** Screen of the user's own passkeys. It has no tab; the account area links to it. */
export const SECURITY = '/painel/seguranca';

/** Tabs of the panel, in their order. Those without permission are hidden. */
export const tabs: Tab[] = [
  { to: '/painel', label: 'Dashboard', icon: LayoutDashboard, needs: 'panel' },
  ...ofNouns.filter(({ needs }) => needs !== 'settings'),
  { to: '/painel/atividade', label: 'Atividade', icon: History, needs: 'panel' },
  ...ofNouns.filter(({ needs }) => needs === 'settings'),
];
