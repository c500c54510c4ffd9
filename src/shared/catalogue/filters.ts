import { ALLERGEN_CODES, ALLERGENS, type Allergen } from '../label/regulation';
import { FILTER_PARAMETERS, type FilterParameter, sayings } from './parameters';

/** Steps of the filters: minimum grams of protein per serving, maximum kcal, maximum price in reais. */
const PROTEIN_STEPS = [5, 10, 15, 20] as const;
const KCAL_STEPS = [100, 150, 200, 250] as const;
const PRICE_STEPS = [10, 20, 40, 100] as const;

export type Without = 'addedSugars' | 'gluten' | 'lactose' | 'caffeine' | Allergen;
/** Substances, besides the allergens, that a product can be without. */
export const DIETS = ['addedSugars', 'gluten', 'lactose', 'caffeine'] as const;
export const WITHOUT: readonly Without[] = [...DIETS, ...ALLERGEN_CODES];
/** As written after `sem`. */
export const withoutLabels: Record<Without, string> = {
  addedSugars: 'açúcar adicionado',
  gluten: 'glúten',
  lactose: 'lactose',
  caffeine: 'cafeína',
  ...ALLERGENS,
};

/** Properties of a product, as written after `so`. */
export const onlyLabels = { vegan: 'vegano', caffeine: 'com cafeína' };
export type Only = keyof typeof onlyLabels;
const ONLY: readonly Only[] = ['vegan', 'caffeine'];

export const ORDERS = ['priceUp', 'proteinDown', 'kcalUp'] as const;
export type Order = (typeof ORDERS)[number];
export const orderLabels: Record<Order, string> = {
  priceUp: 'Menor preço',
  proteinDown: 'Mais proteína',
  kcalUp: 'Menos kcal',
};

export type Filters = {
  minProtein: (typeof PROTEIN_STEPS)[number] | null;
  maxKcal: (typeof KCAL_STEPS)[number] | null;
  /** In reais. */
  maxPrice: (typeof PRICE_STEPS)[number] | null;
  /** In the order of {@link WITHOUT}, each once. */
  without: readonly Without[];
  only: readonly Only[];
  order: Order | null;
};

export const NO_FILTERS: Filters = {
  minProtein: null,
  maxKcal: null,
  maxPrice: null,
  without: [],
  only: [],
  order: null,
};

/** The known words of each parameter, and their values. All other words in an address are ignored. */
export const WORDS = {
  proteina: wordsOf(PROTEIN_STEPS, String),
  kcal: wordsOf(KCAL_STEPS, String),
  preco: wordsOf(PRICE_STEPS, String),
  sem: wordsOf(WITHOUT, (one) => (one === 'addedSugars' ? 'acucar' : hyphened(withoutLabels[one]))),
  so: wordsOf(ONLY, (one) => hyphened(onlyLabels[one])),
  ordem: wordsOf(ORDERS, (order) => hyphened(orderLabels[order])),
} satisfies Record<FilterParameter, Map<string, unknown>>;

/** Returns a label for an address. Not by `fold`: its import would make category pages load code shared with stores. */
function hyphened(label: string): string {
  return label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

function wordsOf<Value>(values: readonly Value[], word: (value: Value) => string): Map<string, Value> {
  return new Map(values.map((value) => [word(value), value]));
}

/** Reads the filters from an address or a form. A parameter with a single value takes its first known word. */
export function readFilters(search: string | string[][]): Filters {
  const said = sayings(search);
  const first = <Value>(words: Map<string, Value>, given: string[]) =>
    words.get(given.find((word) => words.has(word)) ?? '') ?? null;
  const all = <Value>(words: Map<string, Value>, given: string[]) =>
    [...words].flatMap(([word, value]) => (given.includes(word) ? [value] : []));
  return {
    minProtein: first(WORDS.proteina, said.proteina),
    maxKcal: first(WORDS.kcal, said.kcal),
    maxPrice: first(WORDS.preco, said.preco),
    without: all(WORDS.sem, said.sem),
    only: all(WORDS.so, said.so),
    order: first(WORDS.ordem, said.ordem),
  };
}

/** Returns the filters as pairs of an address, in a fixed order, without duplicates. */
export function filterPairs({
  minProtein,
  maxKcal,
  maxPrice,
  without,
  only,
  order,
}: Filters): [FilterParameter, string][] {
  const meant: Record<FilterParameter, readonly unknown[]> = {
    proteina: [minProtein],
    kcal: [maxKcal],
    preco: [maxPrice],
    sem: without,
    so: only,
    ordem: [order],
  };
  return FILTER_PARAMETERS.flatMap((name) =>
    [...WORDS[name]].flatMap(([word, value]): [FilterParameter, string][] =>
      meant[name].includes(value) ? [[name, word]] : [],
    ),
  );
}

/**
 * Returns the options, as pairs of an address (`proteina=20`), that would leave no product if they were added. In a
 * parameter with a single value, an option replaces the current one.
 */
export function deadEnds(filters: Filters, leavesSome: (filters: Filters) => boolean): string[] {
  const asked = filterPairs(filters);
  return FILTER_PARAMETERS.flatMap((name) =>
    name === 'ordem'
      ? []
      : [...WORDS[name].keys()].flatMap((word) => {
          if (asked.some(([other, said]) => other === name && said === word)) return [];
          const besides = name === 'sem' || name === 'so' ? asked : asked.filter(([other]) => other !== name);
          return leavesSome(readFilters([...besides, [name, word]])) ? [] : [`${name}=${word}`];
        }),
  );
}

/** Returns the query of a page with these filters, from its start or after one product; empty if there are none. */
export function writeFilters(filters: Filters, line = '', after = ''): string {
  const place = Object.entries({ linha: line, apos: after }).filter(([, text]) => text);
  const query = new URLSearchParams([...place, ...filterPairs(filters)]);
  return query.size > 0 ? `?${query}` : '';
}
