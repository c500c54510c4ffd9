import { type CartKey, isSame } from './cart';
import { CATEGORY_KEY } from './category-key';

/** Maximum number of recently seen products: those shown beside the current one, and that one. */
export const SEEN_MAX = 5;

/** Returns the list with that product as the latest. */
export function withSeen(seen: CartKey[], { category, number }: CartKey): CartKey[] {
  const key = { category, number };
  return [key, ...seen.filter((other) => !isSame(other, key))].slice(0, SEEN_MAX);
}

/** Maximum number of favourites; the latest are kept. */
export const FAVOURITES_MAX = 40;

/** Returns the list with that product as the latest, or without it if it was there. */
export function withFavourite(favourites: CartKey[], { category, number }: CartKey): CartKey[] {
  const key = { category, number };
  const others = favourites.filter((other) => !isSame(other, key));
  return others.length < favourites.length ? others : [key, ...others].slice(0, FAVOURITES_MAX);
}

/** Returns the keys with moved products at their current address, without duplicates. */
export function movedOn(keys: CartKey[], found: readonly (CartKey & { formerly?: CartKey })[]): CartKey[] {
  const now = keys.map((key) => {
    const { category, number } = found.find(({ formerly }) => formerly && isSame(formerly, key)) ?? key;
    return { category, number };
  });
  return now.filter((key, index) => now.findIndex((other) => isSame(key, other)) === index);
}

/** Reads stored keys, possibly of an older version of the site, at most `most`. Leaves out unreadable ones. */
export function parseKeys(stored: string | null, most: number): CartKey[] {
  try {
    const keys: unknown[] = JSON.parse(stored ?? '[]');
    return keys.flatMap((value) => readKey(value) ?? []).slice(0, most);
  } catch {
    return [];
  }
}

function readKey(value: unknown): CartKey | null {
  const { category, number } = (value ?? {}) as Record<string, unknown>;
  const isKey = typeof category === 'string' && CATEGORY_KEY.test(category);
  const isNumber = Number.isSafeInteger(number) && Number(number) >= 1;
  return isKey && isNumber ? { category, number: Number(number) } : null;
}
