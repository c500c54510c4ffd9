import type { MediumUse } from '../../shared/media';
import { panelPath } from '../../shared/panel-path';

const NOUNS: Record<MediumUse['noun'], string> = {
  product: 'products',
  post: 'posts',
  slide: 'slides',
  location: 'locations',
  category: 'categories',
  settings: 'settings',
};

/** The screen where a record that shows a picture is edited. */
export function pathOfUse({ noun, id }: MediumUse): string {
  return panelPath(NOUNS[noun], id) ?? '/painel';
}
