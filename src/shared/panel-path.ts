const PATHS: Record<string, (id: string | number) => string> = {
  posts: (id) => `/painel/blog/${id}`,
  products: (id) => `/painel/produtos/${id}`,
  categories: (key) => `/painel/produtos/categorias/${key}`,
  locations: (id) => `/painel/locations/${id}`,
  slides: (id) => `/painel/slides/${id}`,
  media: (id) => `/painel/midia/${id}`,
  users: (id) => `/painel/usuarios?pessoa=${id}`,
  settings: () => '/painel/configuracoes',
};

/** The screen of the panel where a record is edited; nothing for a noun that has none. */
export function panelPath(noun: string, id: string | number): string | undefined {
  return PATHS[noun]?.(encodeURIComponent(id));
}
