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

/** What the panel shows of a noun. */
type Shown = {
  /** Its sign, in the navigation and wherever one of its records is named. */
  icon: LucideIcon;
  /** What its tab says; a noun without stands below another. */
  tab?: string;
  /**
   * Its screens, each a chunk of its own: the list, and the form in which a record is begun and edited. They stand where
   * `src/shared/nouns.ts` says; one whose screens are more, or stand within each other, has lines in `routes.tsx`.
   */
  screens?: { list: () => Promise<Screen>; form: () => Promise<Screen> };
};

/** Whatever a noun lacks here does not compile. */
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
