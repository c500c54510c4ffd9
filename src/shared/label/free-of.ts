import type { Allergen } from './regulation';

/**
 * Foods that shoppers name after `sem`, folded, and the allergens that must be absent. Some words stand for several: who
 * writes `sem castanhas` may be allergic to any of them.
 */
export const FREE_OF: readonly (readonly [word: string, allergens: readonly Allergen[]])[] = [
  ['trigo', ['wheat']],
  ['centeio', ['rye']],
  ['cevada', ['barley']],
  ['aveia', ['oats']],
  ['crustaceos', ['crustaceans']],
  ['ovos', ['eggs']],
  ['peixes', ['fish']],
  ['amendoim', ['peanuts']],
  ['soja', ['soy']],
  ['leite', ['milk']],
  ['amendoas', ['almonds']],
  ['avelas', ['hazelnuts']],
  ['castanhas', ['cashews', 'brazilNuts', 'chestnuts']],
  ['nozes', ['walnuts', 'pecans', 'macadamias']],
  ['macadamias', ['macadamias']],
  ['pecas', ['pecans']],
  ['pistaches', ['pistachios']],
  ['pinoli', ['pineNuts']],
  ['latex', ['latex']],
];

/** Begins the phrase for what a product is free of, in a query and in the text by which the product is found. */
export const FREE = 'sem ';

/**
 * Returns how the text of a product says that it is free of a food: in capitals, which no other word of a query has. So
 * `leite` does not find what is `sem leite`, nor does `sem leite` find what only the product's description says. Caffeine is
 * one of them, or `café` would find what is `sem cafeína`.
 */
export function labelled(phrase: string): string {
  return namedBy(phrase).length > 0 || begins(phrase, 'cafeina') ? phrase.toUpperCase() : phrase;
}

/** Returns the allergens that must be absent for one of these phrases: `sem ovo`. */
export function excludedBy(phrases: readonly string[]): Allergen[] {
  return phrases.flatMap((phrase) => namedBy(phrase).flatMap(([, allergens]) => allergens));
}

/** Returns the foods that a phrase excludes. It may name one in singular, which begins the plural. */
const namedBy = (phrase: string) => FREE_OF.filter(([word]) => begins(phrase, word));

const begins = (phrase: string, food: string) => phrase.length > FREE.length && `${FREE}${food}`.startsWith(phrase);
