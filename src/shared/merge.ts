/** Returns whether two JSON values are equal, ignoring the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

export type Merge<Values> = {
  /** Both edits together. Mine wins where they clash. */
  merged: Values;
  /** Fields that both edits changed, to different values. */
  clashes: (keyof Values)[];
  /** Fields that only the other edit changed. */
  taken: (keyof Values)[];
};

/** Merges two edits of the same base, field by field. */
export function merge<Values extends object>(base: Values, mine: Values, theirs: Values): Merge<Values> {
  const merged = { ...mine };
  const clashes: (keyof Values)[] = [];
  const taken: (keyof Values)[] = [];
  for (const field of Object.keys(theirs) as (keyof Values)[]) {
    if (same(theirs[field], base[field]) || same(theirs[field], mine[field])) continue;
    if (same(mine[field], base[field])) {
      merged[field] = theirs[field];
      taken.push(field);
    } else clashes.push(field);
  }
  return { merged, clashes, taken };
}
