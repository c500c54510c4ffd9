/** Whether two values that JSON can carry are the same, whatever the order of their keys. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

export type Merge<Values> = {
  /** Both edits together. Where they clash, mine. */
  merged: Values;
  /** Fields that both changed, and not to the same. */
  clashes: (keyof Values)[];
  /** Fields that only they changed. */
  taken: (keyof Values)[];
};

/** Joins two edits of what was once the same, field by field. */
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
