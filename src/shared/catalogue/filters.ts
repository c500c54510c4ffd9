import { ALLERGEN_CODES, ALLERGENS, type Allergen } from '../label/regulation';
import { FILTER_PARAMETERS, type FilterParameter, sayings } from './parameters';

/** Grams of protein in a serving from which on, and kcal and reais up to which, products are let through. */
const PROTEIN_STEPS = [5, 10, 15, 20] as const;
const KCAL_STEPS = [100, 150, 200, 250] as const;
const PRICE_STEPS = [10, 20, 40, 100] as const;

export type Without = 'addedSugars' | 'gluten' | 'lactose' | 'caffeine' | Allergen;
/** What a product can be without, besides the allergens. */
export const DIETS = ['addedSugars', 'gluten', 'lactose', 'caffeine'] as const;
export const WITHOUT: readonly Without[] = [...DIETS, ...ALLERGEN_CODES];
/** As they stand behind `sem`. */
export const withoutLabels: Record<Without, string> = {
  addedSugars: 'açúcar adicionado',
  gluten: 'glúten',
  lactose: 'lactose',
  caffeine: 'cafeína',
  ...ALLERGENS,
};

/** What a product can be, and how it stands behind `so`. */
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

/** Every word that a parameter may say, and what it means: whatever else stands in an address says nothing. */
export const WORDS = {
  proteina: wordsOf(PROTEIN_STEPS, String),
  kcal: wordsOf(KCAL_STEPS, String),
  preco: wordsOf(PRICE_STEPS, String),
  sem: wordsOf(WITHOUT, (one) => (one === 'addedSugars' ? 'acucar' : hyphened(withoutLabels[one]))),
  so: wordsOf(ONLY, (one) => hyphened(onlyLabels[one])),
  ordem: wordsOf(ORDERS, (order) => hyphened(orderLabels[order])),
} satisfies Record<FilterParameter, Map<string, unknown>>;

/** A label as it stands in an address. Not by `fold`, with which every category would load what stores share. */
function hyphened(label: string): string {
  return label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');
}

function wordsOf<Value>(values: readonly Value[], word: (value: Value) => string): Map<string, Value> {
  return new Map(values.map((value) => [word(value), value]));
}

/** What an address asks of the catalogue, or the fields of its form: of a parameter that says one thing its first known word. */
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

/** The same as the pairs of an address, in one order, each once. */
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
 * The options, as pairs of an address (`proteina=20`), that would leave nothing if they were asked for besides. Of what
 * names one step another takes its place.
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

/** The query of a page that shows those that suit, from its beginning or behind one of them; empty where nothing is asked. */
export function writeFilters(filters: Filters, line = '', after = ''): string {
  const told = Object.entries({ linha: line, apos: after }).filter(([, text]) => text);
  const query = new URLSearchParams([...told, ...filterPairs(filters)]);
  return query.size > 0 ? `?${query}` : '';
}
