import type { CartKey } from '../cart';
import { CATEGORY_KEY } from '../category-key';

/** As many products stand side by side at most. */
export const COMPARED_MAX = 3;

const WORD = /^(.+)-([1-9]\d{0,14})$/;

/** The word of an address for a product: `soulshake-9`. */
export const productWord = ({ category, number }: CartKey) => `${category}-${number}`;

export function readProductWord(word: string): CartKey | null {
  const [, category = '', number] = WORD.exec(word) ?? [];
  return CATEGORY_KEY.test(category) ? { category, number: Number(number) } : null;
}

/** What an address wants side by side, said at once or, by a form, one by one: each once, and what is none left out. */
export function readCompared(search: string | string[][]): CartKey[] {
  const said = new URLSearchParams(search).getAll('produtos').flatMap((words) => words.split(','));
  return [...new Set(said)].flatMap((word) => readProductWord(word) ?? []).slice(0, COMPARED_MAX);
}

/** The query that says so; empty where there is nothing to compare. */
export function writeCompared(products: readonly CartKey[]): string {
  return products.length > 0 ? `?produtos=${products.map(productWord).join()}` : '';
}

/** Chosen or no longer; `null` where there is no room for one more. */
export function withCompared(chosen: readonly CartKey[], { category, number }: CartKey): CartKey[] | null {
  const others = chosen.filter((one) => one.category !== category || one.number !== number);
  if (others.length < chosen.length) return others;
  return chosen.length < COMPARED_MAX ? [...chosen, { category, number }] : null;
}
