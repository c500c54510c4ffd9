const LOCATIONS = ['busca', 'uf', 'tipo', 'apos', 'local'] as const;

/**
 * The query parameters that each page reads, by the id of its route, in the order in which they are written. Whatever
 * else an address carries changes nothing of the page: the edge neither renders by it nor keeps a copy for it.
 */
export const PAGE_PARAMETERS = {
  'home/home': LOCATIONS,
  'products/categories': ['linha', 'apos'],
  'products/category': ['apos'],
  'blog/list': ['categoria', 'antes'],
  'locations/locations': LOCATIONS,
  'search/search': ['q'],
} as const;

/** What visitors type: there is no end to such addresses, and hardly one that two of them share. */
export const TYPED_PARAMETERS = ['q', 'busca'] as const;

/** Those that say one of few words: any other says nothing. */
const WORDS: Partial<Record<string, readonly string[]>> = { tipo: ['loja', 'revendedor'] };

type Page = keyof typeof PAGE_PARAMETERS;
/** What an address says to a page; what it does not say is empty. */
export type PageParameters<Of extends Page> = Record<(typeof PAGE_PARAMETERS)[Of][number], string>;

export function readParameters<Of extends Page>(page: Of, search: string): PageParameters<Of> {
  const given = new URLSearchParams(search);
  const read = PAGE_PARAMETERS[page].map((name) => {
    const said = given.get(name) ?? '';
    return [name, WORDS[name]?.includes(said) === false ? '' : said];
  });
  return Object.fromEntries(read) as PageParameters<Of>;
}

/** The query of a page's address, `?categoria=Treino`; empty when there is nothing to say. */
export function writeParameters<Of extends Page>(page: Of, values: Partial<PageParameters<Of>>): string {
  const said: Partial<Record<string, string>> = values;
  const pairs = PAGE_PARAMETERS[page].flatMap((name) => (said[name] ? [[name, said[name]]] : []));
  return pairs.length ? `?${new URLSearchParams(pairs)}` : '';
}
