import type { Fields } from '../activity';
import { same } from '../merge';
import { z } from '../zod';
import type { Typed } from './typed';

/**
 * Returns what a record would show with the typed values. Invalid fields keep the record's values; `unfit` has their
 * labels.
 */
export function shownWith<Values extends object, Input extends object, Row extends Input>(
  { toValues, check, labels }: Pick<Typed<Values, Input, Row>, 'toValues' | 'check' | 'labels'>,
  record: Row,
  typed: Partial<Values>,
): { values: Values; unfit: string[] } {
  const stored = toValues(record);
  const known = check(stored);
  const unfit = new Set<keyof Values>();
  let values: Values = { ...stored, ...typed };
  for (;;) {
    const problems = check(values);
    const wrong = (Object.keys(problems) as (keyof Values)[]).filter((field) => problems[field] && !known[field]);
    for (const field of wrong) unfit.add(field);
    const back = wrong.filter((field) => !same(values[field], stored[field]));
    if (back.length === 0) {
      const named = (Object.keys(labels) as (keyof Values)[]).filter((field) => unfit.has(field));
      return { values, unfit: named.map((field) => labels[field]) };
    }
    values = { ...values, ...Object.fromEntries(back.map((field) => [field, stored[field]])) };
  }
}

/** Returns the stored form values that the current form can hold. Another release may have stored them. */
export function fitting<Values extends object>({ contract }: { contract: z.ZodObject }, kept: Fields): Partial<Values> {
  const known = Object.entries(kept).filter(([name, value]) => {
    const field = Object.hasOwn(contract.shape, name) && contract.shape[name];
    return field && z.safeParse(field, value).success;
  });
  return Object.fromEntries(known) as Partial<Values>;
}
