import type { MediumUse } from '../../shared/media';

const PATHS: Record<MediumUse['noun'], (id: string) => string> = {
  product: (id) => `/painel/produtos/${id}`,
  post: (id) => `/painel/blog/${id}`,
  slide: (id) => `/painel/slides/${id}`,
  location: (id) => `/painel/locations/${id}`,
  category: (key) => `/painel/produtos/categorias/${key}`,
  settings: () => '/painel/configuracoes',
};

/** The screen where a record that shows a picture is edited. */
export function pathOfUse({ noun, id }: MediumUse): string {
  return PATHS[noun](encodeURIComponent(id));
}
