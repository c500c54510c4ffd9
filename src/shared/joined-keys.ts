import { type CartKey, isSame } from './cart';

const isIn = (keys: readonly CartKey[], key: CartKey) => keys.some((other) => isSame(other, key));

/** Returns whether both lists have the same products in the same order. */
export function sameKeys(some: readonly CartKey[], others: readonly CartKey[]): boolean {
  return some.length === others.length && some.every((key, index) => isSame(key, others[index] as CartKey));
}

/**
 * Merges two edits of the same list, latest first: the additions of both, without the removals of either, at most `most`.
 * Additions of this place come first.
 */
export function joinedKeys(base: CartKey[], mine: CartKey[], theirs: CartKey[], most: number): CartKey[] {
  if (sameKeys(theirs, base)) return mine;
  const added = mine.filter((key) => !isIn(base, key) && !isIn(theirs, key));
  const left = base.filter((key) => !isIn(mine, key));
  return [...added, ...theirs.filter((key) => !isIn(left, key))].slice(0, most);
}

/** Returns the keys of a list that are not among the others. */
export function keysWithout(keys: CartKey[], others: readonly CartKey[]): CartKey[] {
  return keys.filter((key) => !isIn(others, key));
}
