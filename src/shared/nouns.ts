/** What editors call a kind of record. Sentences are built of these words: `a` postagem, `o` produto. */
type Words = { article: 'a' | 'o'; singular: string; plural: string };

export type Facts = Words & {
  /** The screen of the panel that lists its records. */
  panel: string;
  /** The screen where one record is edited, below or beside the list. */
  record: (id: string) => string;
  /** The screen where a record is begun, where that is one of its own. */
  creation?: string;
  /** The public page that shows its records, where there is one. */
  site?: string;
};

const below = (list: string) => ({ panel: list, record: (id: string) => `${list}/${id}` });
/** Of a noun whose records are begun on a screen of their own. */
const begunBelow = (list: string, word = 'novo') => ({ ...below(list), creation: `${list}/${word}` });

/**
 * The kinds of records that the panel writes, by table. Everything that exists once per kind is a
 * `Record<Noun, …>`, so that a new one fails the compile wherever it is still missing.
 */
export const nouns = {
  posts: { article: 'a', singular: 'postagem', plural: 'postagens', site: '/blog', ...begunBelow('/painel/blog') },
  products: {
    article: 'o',
    singular: 'produto',
    plural: 'produtos',
    site: '/produtos',
    ...begunBelow('/painel/produtos'),
  },
  categories: {
    article: 'a',
    singular: 'categoria',
    plural: 'categorias',
    site: '/produtos',
    ...begunBelow('/painel/produtos/categorias', 'nova'),
  },
  locations: {
    article: 'o',
    singular: 'local',
    plural: 'locais',
    site: '/onde-estamos',
    ...begunBelow('/painel/locations'),
  },
  slides: { article: 'o', singular: 'slide', plural: 'slides', site: '/', ...begunBelow('/painel/slides') },
  media: { article: 'a', singular: 'imagem', plural: 'imagens', ...below('/painel/midia') },
  users: {
    article: 'o',
    singular: 'usuário',
    plural: 'usuários',
    panel: '/painel/usuarios',
    record: (id) => `/painel/usuarios?pessoa=${id}`,
  },
  settings: {
    article: 'a',
    singular: 'configuração',
    plural: 'configurações',
    panel: '/painel/configuracoes',
    record: () => '/painel/configuracoes',
  },
} as const satisfies Record<string, Facts>;

export type Noun = keyof typeof nouns;

export const NOUNS = Object.keys(nouns) as Noun[];

/** The screen of the panel where a record is edited. */
export function recordPath(noun: Noun, id: string | number): string {
  return nouns[noun].record(encodeURIComponent(id));
}

/** The screen of the panel where a record is begun, if it has one. */
export function creationPath(noun: Noun): string | null {
  const facts: Facts = nouns[noun];
  return facts.creation ?? null;
}

/** A noun at the head of a list, a column or a filter. */
export function nounLabel(noun: Noun, number: 'singular' | 'plural' = 'singular'): string {
  const word = nouns[noun][number];
  return word.charAt(0).toUpperCase() + word.slice(1);
}
