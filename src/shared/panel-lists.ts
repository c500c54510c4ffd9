import { ACTIONS, type Action } from './activity';
import { categoryKey } from './category';
import { LOCATION_TYPES, type LocationType } from './location-type';
import { FOLDER_MAX } from './media';
import { NOUNS, type Noun, nouns, ORDERED, type OrderedNoun } from './nouns';
import type { PostState } from './publication';
import type { RedirectOrigin } from './redirect';
import type { Role } from './roles';
import { UFS } from './uf';
import { z } from './zod';

/**
 * One filter of a list: its name in the screen's address, and the address's word for each value (`null`: any text). The
 * API uses the names and values of the code, which `schema` checks.
 */
export type ListFilter<Value extends string = string> = {
  param: string;
  words: Record<Value, string> | null;
  schema: z.ZodType<Value, string>;
};

function text(param: string, schema: z.ZodType<string, string>): ListFilter {
  return { param, words: null, schema };
}

function choice<Value extends string>(param: string, words: Record<Value, string>): ListFilter<Value> {
  return { param, words, schema: z.enum(Object.keys(words) as Value[]) };
}

/** Returns a filter whose values are spelled the same in the address. */
function among<Value extends string>(param: string, values: readonly Value[]): ListFilter<Value> {
  return choice(param, Object.fromEntries(values.map((value) => [value, value])) as { [Word in Value]: Word });
}

/** Filters of posts: by state, or by something that an editor may have forgotten. */
export type PostFilter = PostState | 'withoutCover' | 'changed';

const id = z.string().max(64);
const day = z.iso.date();

/** Only the beginning of a long text is searched for (`searchWords`). */
export const search = text('busca', z.string());

/** Returns the lists of ordered nouns. All rows are read at once, so the screen alone filters them. */
function orderedLists() {
  const filters = {
    search,
    status: choice('status', { active: 'ativos', inactive: 'inativos', changed: 'alterados' }),
  };
  const each = ORDERED.map((noun) => [noun, { path: nouns[noun].panel, filters }]);
  return Object.fromEntries(each) as Record<OrderedNoun, { path: string; filters: typeof filters }>;
}

/** The lists of the panel with their addresses and filters. No other module knows these addresses. */
export const lists = {
  posts: {
    path: nouns.posts.panel,
    filters: {
      search,
      state: choice<PostFilter>('situacao', {
        published: 'publicadas',
        scheduled: 'agendadas',
        ended: 'encerradas',
        draft: 'rascunhos',
        withoutCover: 'sem-capa',
        changed: 'alteradas',
      }),
      category: text('categoria', z.string().max(60)),
    },
  },
  products: {
    path: nouns.products.panel,
    filters: {
      search,
      category: text('categoria', categoryKey),
      shown: choice('mostrar', {
        active: 'ativos',
        inactive: 'inativos',
        featured: 'destaques',
        withoutSheet: 'sem-ficha',
        withoutPicture: 'sem-imagem',
        energyOff: 'energia-a-conferir',
        changed: 'alterados',
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
      // Addresses of earlier releases contain the first two words.
      status: choice('status', { active: 'active', inactive: 'inactive', changed: 'alterados' }),
      coordinates: among('coordenadas', ['missing']),
    },
  },
  ...orderedLists(),
  media: {
    path: nouns.media.panel,
    filters: {
      search,
      folder: text('pasta', z.string().max(FOLDER_MAX)),
      alt: choice('texto', { missing: 'sem' }),
      use: choice('uso', { none: 'nenhum' }),
      size: choice('tamanho', { large: 'grandes' }),
      order: choice('ordem', { oldest: 'antigas', heaviest: 'maiores' }),
    },
  },
  redirects: {
    path: nouns.redirects.panel,
    filters: {
      search,
      origin: choice<RedirectOrigin>('origem', { product: 'produtos', category: 'categorias', hand: 'criados-aqui' }),
    },
  },
  users: {
    path: nouns.users.panel,
    filters: {
      search,
      id: text('pessoa', id),
      role: choice<Role | 'customer'>('papel', {
        admin: 'admin',
        editor: 'edicao',
        'c-level': 'c-level',
        customer: 'clientes',
      }),
      mail: choice('correio', { failed: 'nao-entregue' }),
    },
  },
  activity: {
    path: '/painel/atividade',
    filters: {
      search,
      noun: among<Noun>('tipo', NOUNS),
      record: text('registro', id),
      user: text('pessoa', id),
      action: among<Action>('acao', ACTIONS),
      group: text('conjunto', z.uuid()),
      from: text('de', day),
      to: text('ate', day),
    },
  },
};

export type ListNoun = keyof typeof lists;
type FiltersIn<List extends ListNoun> = (typeof lists)[List]['filters'];
type ValueOf<Filter> = Filter extends ListFilter<infer Value> ? Value : never;
/** The filters that are set for a list. */
export type Filters<List extends ListNoun> = {
  [Name in keyof FiltersIn<List>]?: ValueOf<FiltersIn<List>[Name]> | undefined;
};

/** Returns the address of a list with these filters. */
export function listAddress<List extends ListNoun>(noun: List, filters: Filters<List> = {}): string {
  const { path, filters: known } = lists[noun];
  const params = new URLSearchParams();
  for (const [name, { param, words }] of Object.entries<ListFilter>(known)) {
    const value = (filters as Record<string, string | undefined>)[name];
    if (value) params.set(param, words?.[value] ?? value);
  }
  return params.size > 0 ? `${path}?${params}` : path;
}

/** Returns the address of a noun's list with this search, or `null` if that list has no search. */
export function searchAddress(noun: Noun, words: string): string | null {
  const list = Object.entries(lists).find(([name]) => name === noun)?.[1];
  return list && 'search' in list.filters ? `${list.path}?${new URLSearchParams({ [search.param]: words })}` : null;
}

/** Reads a list's filters from its address. Ignores unknown words and invalid values. */
export function readFilters<List extends ListNoun>(noun: List, params: URLSearchParams): Filters<List> {
  const read = Object.entries<ListFilter>(lists[noun].filters).flatMap(([name, { param, words, schema }]) => {
    const word = params.get(param)?.trim();
    const value = words ? Object.keys(words).find((known) => words[known] === word) : word;
    return value && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(read);
}

type Contract<List extends ListNoun> = {
  [Name in keyof FiltersIn<List>]: z.ZodOptional<z.ZodType<ValueOf<FiltersIn<List>[Name]>, string>>;
};

/** Returns the schemas of a list's filters, as the API takes them. */
export function filtersOf<List extends ListNoun>(noun: List): Contract<List> {
  const filters = Object.entries<ListFilter>(lists[noun].filters);
  return Object.fromEntries(filters.map(([name, { schema }]) => [name, schema.optional()])) as Contract<List>;
}

/** Returns whether the address filters the list. An order is not a filter. */
export function isNarrowed(noun: ListNoun, params: URLSearchParams): boolean {
  const { order: _order, ...narrowing } = readFilters(noun, params) as Record<string, string>;
  return Object.keys(narrowing).length > 0;
}
