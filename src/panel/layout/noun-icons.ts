import { FileText, Images, type LucideIcon, MapPin, Package, Presentation, Settings, Tags, Users } from 'lucide-react';
import type { Noun } from '../../shared/nouns';

/** The sign of each noun, in the navigation and wherever one of its records is named. */
export const nounIcons = {
  posts: FileText,
  products: Package,
  categories: Tags,
  locations: MapPin,
  slides: Presentation,
  media: Images,
  users: Users,
  settings: Settings,
} satisfies Record<Noun, LucideIcon>;
