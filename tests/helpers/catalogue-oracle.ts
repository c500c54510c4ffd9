/**
 * A second implementation of the product filters: product by product, from the address's words alone, with no code of the
 * product. The order is found by repeatedly searching for the next item.
 */
export type Item = {
  id: number;
  priceCents: number;
  proteins: number | null;
  calories: number | null;
  without: readonly string[];
  only: readonly string[];
};

/** The address's words for ingredients to exclude; taken by hand from the regulation's list. */
export const WORDS: Record<string, string> = {
  acucar: 'addedSugars',
  gluten: 'gluten',
  lactose: 'lactose',
  cafeina: 'caffeine',
  trigo: 'wheat',
  centeio: 'rye',
  cevada: 'barley',
  aveia: 'oats',
  crustaceos: 'crustaceans',
  ovos: 'eggs',
  peixes: 'fish',
  amendoim: 'peanuts',
  soja: 'soy',
  leite: 'milk',
  amendoas: 'almonds',
  avelas: 'hazelnuts',
  'castanha-de-caju': 'cashews',
  'castanha-do-para': 'brazilNuts',
  macadamias: 'macadamias',
  nozes: 'walnuts',
  pecas: 'pecans',
  pistaches: 'pistachios',
  pinoli: 'pineNuts',
  castanhas: 'chestnuts',
  'latex-natural': 'latex',
};
/** The address's words for properties to require. */
export const ONLY: Record<string, string> = { vegano: 'vegan', 'com-cafeina': 'caffeine' };
export const GRAMS = ['5', '10', '15', '20'];
export const KCAL = ['100', '150', '200', '250'];
/** In whole reais. */
export const PRICES = ['10', '20', '40', '100'];
export const ORDERS = ['menor-preco', 'mais-proteina', 'menos-kcal'];

/** Returns the numbers of the products that a page shows for this query, in order. */
export function expectedProducts(items: readonly Item[], query: readonly [name: string, word: string][]): number[] {
  let kept: Item[] = [];
  for (const item of items) {
    let fits = true;
    let grams: string | undefined;
    let most: string | undefined;
    let reais: string | undefined;
    for (const [name, word] of query) {
      if (name === 'proteina' && GRAMS.includes(word)) grams ??= word;
      if (name === 'kcal' && KCAL.includes(word)) most ??= word;
      if (name === 'preco' && PRICES.includes(word)) reais ??= word;
      const free = name === 'sem' && Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
      if (name === 'so' && Object.hasOwn(ONLY, word) && !item.only.includes(ONLY[word] ?? '')) fits = false;
      if (free !== undefined && item.without.indexOf(free) < 0) fits = false;
    }
    if (grams !== undefined && !(item.proteins !== null && item.proteins >= Number(grams))) fits = false;
    if (most !== undefined && !(item.calories !== null && item.calories <= Number(most))) fits = false;
    if (reais !== undefined && item.priceCents > Number(`${reais}00`)) fits = false;
    if (fits) kept.push(item);
  }
  const order = query.find(([name, word]) => name === 'ordem' && ORDERS.includes(word))?.[1];
  if (order === undefined) return kept.map(({ id }) => id);
  const shown: number[] = [];
  while (kept.length > 0) {
    let next = kept[0] as Item;
    for (const other of kept) if (comesBefore(other, next, order)) next = other;
    shown.push(next.id);
    kept = kept.filter((item) => item !== next);
  }
  return shown;
}

function comesBefore(one: Item, other: Item, order: string): boolean {
  if (order === 'menor-preco') return one.priceCents < other.priceCents;
  const [a, b] = order === 'mais-proteina' ? [one.proteins, other.proteins] : [one.calories, other.calories];
  if (a === null) return false;
  if (b === null) return true;
  return order === 'mais-proteina' ? a > b : a < b;
}
