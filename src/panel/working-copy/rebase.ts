import { same } from '../../shared/merge';
import type { Edit, Synced } from '../edit/edit';
import { type Joined, join } from '../edit/join';

type Under<Values> = { edit: Pick<Edit<Values>, 'base' | 'values'>; synced: Pick<Synced<Values>, 'values' | 'others'> };

/**
 * Returns what the input began with, per field, for a merge with the record's values `live`: the copy's text if the record
 * has it now, another person's text as it came into this form, else the record's value before. So text that only another
 * person typed is not this user's version, and gives way to what the record has.
 */
function begunWith<Values extends object>(
  { edit: { base, values: mine }, synced: { values: known, others } }: Under<Values>,
  live: Values,
): Values {
  const begun = { ...base };
  for (const field of Object.keys(live) as (keyof Values)[]) {
    const theirs = others[field];
    if (same(live[field], known[field])) begun[field] = known[field];
    else if (theirs && !same(mine[field], base[field])) begun[field] = theirs.came as Values[keyof Values];
  }
  return begun;
}

/** Returns the same for a record that was saved while the copy stayed: a text still in the copy gives way only to news. */
export function begunUnder<Values extends object>(under: Under<Values>, live: Values): Values {
  const { base } = under.edit;
  const begun = begunWith(under, live);
  for (const field of Object.keys(live) as (keyof Values)[]) {
    if (same(live[field], base[field])) begun[field] = base[field];
  }
  return begun;
}

/**
 * Joins the input with a newer state: `theirs` are the values of copy and record together, `fields` those of the copy.
 * Fields that the copy lacks are merged as if there was no copy.
 */
export function rebased<Values extends object>(
  noun: string,
  under: Under<Values>,
  theirs: Values,
  fields: Partial<Values>,
): Joined<Values> & { base: Values } {
  const { base, values: mine } = under.edit;
  const inCopy = Object.fromEntries(
    Object.keys(fields).map((name) => [name, under.synced.values[name as keyof Values]]),
  );
  const begun: Values = { ...begunWith(under, theirs), ...inCopy };
  const joined = join(noun, begun, mine, theirs);
  // What another person has discarded, and this user has continued, stays as this user's.
  const continued = joined.clashes.filter((field) => !(field in fields) && same(theirs[field], base[field]));
  if (continued.length === 0) return { ...joined, base: begun };
  const own: Values = { ...begun, ...Object.fromEntries(continued.map((field) => [field, base[field]])) };
  return { ...join(noun, own, mine, theirs), base: own };
}
