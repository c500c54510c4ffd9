import { ACTIONS, type Action } from './activity';
import { LOCATION_STATUSES, LOCATION_TYPES, type LocationType } from './location-type';
import { NOUNS, type Noun, nouns } from './nouns';
import type { Role } from './permissions';
import type { PostState } from './post';
import { UFS } from './uf';

/** One filter of a list: its name in the address, and what the address calls each of its values; any text without. */
export type ListFilter<Value extends string = string> = { param: string; words: Record<Value, string> | null };

function text(param: string): ListFilter {
  return { param, words: null };
}

function choice<Value extends string>(param: string, words: Record<Value, string>): ListFilter<Value> {
  return { param, words };
}

/** Values that the address calls by their own names. */
function among<Value extends string>(param: string, values: readonly Value[]): ListFilter<Value> {
  return { param, words: Object.fromEntries(values.map((value) => [value, value])) as { [Word in Value]: Word } };
}

export const search = text('busca');

/** The lists of the panel, where each stands and what narrows it: the one place that knows their addresses. */
export const lists = {
  posts: {
    path: nouns.posts.panel,
    filters: {
      search,
      state: choice<PostState>('situacao', { published: 'publicadas', scheduled: 'agendadas', draft: 'rascunhos' }),
      category: text('categoria'),
    },
  },
  products: {
    path: nouns.products.panel,
    filters: {
      search,
      category: text('categoria'),
      shown: choice('mostrar', {
        active: 'ativos',
        inactive: 'inativos',
        featured: 'destaques',
        withoutSheet: 'sem-ficha',
        energyOff: 'energia-a-conferir',
      }),
      order: choice('ordem', {
        name: 'nome',
        nameDown: 'nome-z',
        priceUp: 'menor-preco',
        priceDown: 'maior-preco',
        updated: 'recentes',
      }),
    },
  },
  categories: { path: nouns.categories.panel, filters: {} },
  locations: {
    path: nouns.locations.panel,
    filters: {
      search,
      uf: among('uf', UFS),
      type: among<LocationType>('tipo', LOCATION_TYPES),
      status: among('status', LOCATION_STATUSES),
      coordinates: among('coordenadas', ['missing']),
    },
  },
  slides: {
    path: nouns.slides.panel,
    filters: { status: choice('status', { active: 'ativos', inactive: 'inativos' }) },
  },
  media: { path: nouns.media.panel, filters: { search, alt: choice('texto', { missing: 'sem' }) } },
  users: {
    path: nouns.users.panel,
    filters: {
      search,
      id: text('pessoa'),
      role: choice<Role | 'customer'>('papel', { admin: 'admin', 'c-level': 'c-level', customer: 'clientes' }),
      mail: choice('correio', { failed: 'nao-entregue' }),
    },
  },
  activity: {
    path: '/painel/atividade',
    filters: {
      noun: among<Noun>('tipo', NOUNS),
      record: text('registro'),
      user: text('pessoa'),
      action: among<Action>('acao', ACTIONS),
      from: text('de'),
      to: text('ate'),
    },
  },
};

export type ListNoun = keyof typeof lists;
type FiltersIn<List extends ListNoun> = (typeof lists)[List]['filters'];
type ValueOf<Filter> = Filter extends ListFilter<infer Value> ? Value : never;
/** What a list is narrowed by. */
export type Filters<List extends ListNoun> = {
  [Name in keyof FiltersIn<List>]?: ValueOf<FiltersIn<List>[Name]> | undefined;
};

/** Where a list stands that is narrowed so. */
export function listAddress<List extends ListNoun>(noun: List, filters: Filters<List> = {}): string {
  const { path, filters: known } = lists[noun];
  const params = new URLSearchParams();
  for (const [name, { param, words }] of Object.entries<ListFilter>(known)) {
    const value = (filters as Record<string, string | undefined>)[name];
    if (value) params.set(param, words?.[value] ?? value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

/** What an address narrows its list by; a word that is none of those known narrows nothing. */
export function readFilters<List extends ListNoun>(noun: List, params: URLSearchParams): Filters<List> {
  const read = Object.entries<ListFilter>(lists[noun].filters).flatMap(([name, { param, words }]) => {
    const word = params.get(param)?.trim();
    const value = words ? Object.keys(words).find((known) => words[known] === word) : word;
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(read);
}

/** Whether the address narrows the list at all; an order does not. */
export function isNarrowed(noun: ListNoun, params: URLSearchParams): boolean {
  const { order: _order, ...narrowing } = readFilters(noun, params) as Record<string, string>;
  return Object.keys(narrowing).length > 0;
}
