import {
  FileText,
  History,
  Images,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Package,
  Presentation,
  Settings,
  Users,
} from 'lucide-react';

export type Tab = { to: string; label: string; icon: LucideIcon };

/** The panel's tabs, in their order. */
export const tabs: Tab[] = [
  { to: '/painel', label: 'Dashboard', icon: LayoutDashboard },
  { to: '/painel/blog', label: 'Blog', icon: FileText },
  { to: '/painel/produtos', label: 'Produtos', icon: Package },
  { to: '/painel/locations', label: 'Lojas', icon: MapPin },
  { to: '/painel/slides', label: 'Slides', icon: Presentation },
  { to: '/painel/midia', label: 'Mídia', icon: Images },
  { to: '/painel/usuarios', label: 'Usuários', icon: Users },
  { to: '/painel/atividade', label: 'Atividade', icon: History },
  { to: '/painel/configuracoes', label: 'Configurações', icon: Settings },
];
