const LOCATIONS = ['busca', 'uf', 'tipo', 'apos', 'local'] as const;

/**
 * The query parameters that each page reads, by the id of its route, in the order in which they are written. Other
 * parameters of an address do not change the page: the edge neither renders by them nor caches a copy for them.
 */
export const PAGE_PARAMETERS = {
  'home/home': LOCATIONS,
  'products/categories': ['linha', 'apos'],
  'products/category': ['apos'],
  'blog/list': ['categoria', 'antes'],
  'locations/locations': LOCATIONS,
  'search/search': ['q', 'em', 'apos'],
} as const;

/** Parameters that visitors type: the number of such addresses has no limit, and visitors hardly ever share one. */
export const TYPED_PARAMETERS = ['q', 'busca'] as const;

/** Parameters with a fixed set of values; any other value is ignored. */
const WORDS: Partial<Record<string, readonly string[]>> = { tipo: ['loja', 'revendedor'], em: ['produtos', 'artigos'] };

type Page = keyof typeof PAGE_PARAMETERS;
/** Values of a page's parameters; those that are missing in the address are empty. */
export type PageParameters<Of extends Page> = Record<(typeof PAGE_PARAMETERS)[Of][number], string>;

export function readParameters<Of extends Page>(page: Of, search: string): PageParameters<Of> {
  const given = new URLSearchParams(search);
  const read = PAGE_PARAMETERS[page].map((name) => {
    const value = given.get(name) ?? '';
    // Only spaces are no search.
    const said = name === 'busca' ? value.trim() : value;
    return [name, WORDS[name]?.includes(said) === false ? '' : said];
  });
  return Object.fromEntries(read) as PageParameters<Of>;
}

/** Returns the query of a page's address, `?categoria=Treino`; empty if all values are empty. */
export function writeParameters<Of extends Page>(page: Of, values: Partial<PageParameters<Of>>): string {
  const said: Partial<Record<string, string>> = values;
  const pairs = PAGE_PARAMETERS[page].flatMap((name) => (said[name] ? [[name, said[name]]] : []));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
