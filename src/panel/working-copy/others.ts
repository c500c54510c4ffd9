import { toast } from '../../lib/toast';
import type { Actor } from '../../shared/activity';
import { same } from '../../shared/merge';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Edit } from '../edit/edit';

/**
 * Fields that another person typed and has not saved: who, the text as it came, and what it was in this form then. `here` is
 * missing once this user has agreed to publish it.
 */
export type Others<Values> = { [Field in keyof Values]?: { by: Actor; came: Values[Field]; here?: Values[Field] } };

/** Returns the fields of a copy that another person typed. `values` are its fields as values of this form. */
export function othersOf<Values extends object>(
  copy: Pick<WorkingCopy, 'authors'> | null | undefined,
  me: string,
  values: Partial<Values>,
): Others<Values> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const by = copy?.authors[field];
      return by && by.id !== me ? [[field, { by, came: value, here: value }]] : [];
    }),
  ) as Others<Values>;
}

/**
 * Returns the fields of other people after a merge with a newer copy: `theirs` are the fields of the copy, `known` those of
 * the copy before. A field that the copy no longer has is saved or discarded, and belongs to nobody.
 */
export function othersAfter<Values extends object>(
  before: Others<Values>,
  theirs: Others<Values>,
  fields: Partial<Values>,
  { known, values, taken }: { known: Values; values: Values; taken: (keyof Values)[] },
): Others<Values> {
  const after: Others<Values> = {};
  for (const field of Object.keys(fields) as (keyof Values)[]) {
    const found = same(fields[field], known[field]) ? before[field] : theirs[field];
    if (!found) continue;
    const { by, came } = found;
    if (found === before[field]) after[field] = found;
    else after[field] = { by, came, ...(taken.includes(field) && { here: values[field] }) };
  }
  return after;
}

/** Returns the fields that a save would publish as others typed them. Fields changed by this user are not theirs. */
export function othersIn<Values extends object>(
  others: Others<Values>,
  { values, base }: Edit<Values>,
): { by: Actor[]; fields: (keyof Values)[] } | null {
  const fields = (Object.keys(others) as (keyof Values)[]).filter((field) => {
    const found = others[field];
    return found && same(values[field], found.here) && !same(values[field], base[field]);
  });
  if (fields.length === 0) return null;
  const people = new Map(fields.flatMap((field) => others[field]?.by ?? []).map((by) => [by.id, by]));
  return { by: [...people.values()], fields };
}

/** Returns the same fields without the question: this user agrees to publish them. They remain another person's. */
export function agreedTo<Values extends object>(others: Others<Values>): Others<Values> {
  const entries = Object.entries(others) as [string, { by: Actor; came: unknown }][];
  return Object.fromEntries(entries.map(([field, { by, came }]) => [field, { by, came }])) as Others<Values>;
}

/** Notifies the user when another person's input enters the form. */
export function tellJoined<Values>(
  { name }: Actor,
  fields: (keyof Values)[],
  labels: Record<keyof Values, string | undefined>,
) {
  toast({
    title: `${name ?? 'Outra pessoa'} também está editando`,
    description: `Entrou neste formulário: ${fields.map((field) => labels[field]).join(', ')}.`,
  });
}
