import { type CartKey, isSame } from './cart';

const isIn = (keys: readonly CartKey[], key: CartKey) => keys.some((other) => isSame(other, key));

/** Whether both are the same products in the same order. */
export function sameKeys(some: readonly CartKey[], others: readonly CartKey[]): boolean {
  return some.length === others.length && some.every((key, index) => isSame(key, others[index] as CartKey));
}

/**
 * What two places have made of the same list, the latest first: what either has added since, without what either has taken
 * out, no more than `most`. What this place has added stands before what it hears of.
 */
export function joinedKeys(base: CartKey[], mine: CartKey[], theirs: CartKey[], most: number): CartKey[] {
  if (sameKeys(theirs, base)) return mine;
  const added = mine.filter((key) => !isIn(base, key) && !isIn(theirs, key));
  const left = base.filter((key) => !isIn(mine, key));
  return [...added, ...theirs.filter((key) => !isIn(left, key))].slice(0, most);
}

/** Those of a list that are not among others. */
export function keysWithout(keys: CartKey[], others: readonly CartKey[]): CartKey[] {
  return keys.filter((key) => !isIn(others, key));
}
