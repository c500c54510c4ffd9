import {
  FileText,
  Images,
  type LucideIcon,
  MapPin,
  MessageCircleQuestion,
  Package,
  PanelsTopLeft,
  Presentation,
  Settings,
  Signpost,
  Tags,
  Users,
} from 'lucide-react';
import type { Noun } from '../shared/nouns';
import type { Screen } from './session/screen';

/** Presentation of a noun in the panel. */
type Shown = {
  /** Icon in the navigation and beside its records. */
  icon: LucideIcon;
  /** Label of its tab; a noun without a tab is reached from another noun's screen. */
  tab?: string;
  /**
   * Its screens, each in a chunk of its own: the list, and the form for new and existing records. Their addresses are in
   * `src/shared/nouns.ts`. Nouns with more or nested screens have lines in `routes.tsx` instead.
   */
  screens?: { list: () => Promise<Screen>; form: () => Promise<Screen> };
};

/** A missing noun is a compile error. */
export const panelNouns: Record<Noun, Shown> = {
  posts: { icon: FileText, tab: 'Blog' },
  products: {
    icon: Package,
    tab: 'Produtos',
    screens: { list: () => import('./products/list'), form: () => import('./products/form') },
  },
  categories: {
    icon: Tags,
    screens: { list: () => import('./categories/list'), form: () => import('./categories/form') },
  },
  locations: { icon: MapPin, tab: 'Lojas' },
  slides: {
    icon: Presentation,
    tab: 'Slides',
    screens: { list: () => import('./slides/list'), form: () => import('./slides/form') },
  },
  faqs: {
    icon: MessageCircleQuestion,
    tab: 'Perguntas',
    screens: { list: () => import('./faqs/list'), form: () => import('./faqs/form') },
  },
  pages: { icon: PanelsTopLeft, tab: 'Páginas' },
  media: { icon: Images, tab: 'Mídia' },
  redirects: {
    icon: Signpost,
    tab: 'Redirecionamentos',
    screens: { list: () => import('./redirects/list'), form: () => import('./redirects/form') },
  },
  users: { icon: Users, tab: 'Usuários' },
  settings: { icon: Settings, tab: 'Configurações' },
};
