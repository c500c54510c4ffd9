import type { CartKey } from '../cart';
import { CATEGORY_KEY } from '../category-key';

/** Maximum number of products side by side. */
export const COMPARED_MAX = 3;

const WORD = /^(.+)-([1-9]\d{0,14})$/;

/** Returns the word for a product in an address: `soulshake-9`. */
export const productWord = ({ category, number }: CartKey) => `${category}-${number}`;

export function readProductWord(word: string): CartKey | null {
  const [, category = '', number] = WORD.exec(word) ?? [];
  return CATEGORY_KEY.test(category) ? { category, number: Number(number) } : null;
}

/** Reads the products to compare from an address, in one parameter or several. Drops duplicates and invalid ones. */
export function readCompared(search: string | string[][]): CartKey[] {
  const said = new URLSearchParams(search).getAll('produtos').flatMap((words) => words.split(','));
  return [...new Set(said)].flatMap((word) => readProductWord(word) ?? []).slice(0, COMPARED_MAX);
}

/** Returns the query for these products; empty if there are none. */
export function writeCompared(products: readonly CartKey[]): string {
  return products.length > 0 ? `?produtos=${products.map(productWord).join()}` : '';
}

/** Adds or removes a product; `null` if there is no room for another. */
export function withCompared(chosen: readonly CartKey[], { category, number }: CartKey): CartKey[] | null {
  const others = chosen.filter((one) => one.category !== category || one.number !== number);
  if (others.length < chosen.length) return others;
  return chosen.length < COMPARED_MAX ? [...chosen, { category, number }] : null;
}
