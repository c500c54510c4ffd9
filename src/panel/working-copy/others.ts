import { toast } from '../../lib/toast';
import type { Actor } from '../../shared/activity';
import { same } from '../../shared/merge';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Edit } from '../edit/edit';

/** Another person's unpublished input, as values of this form. */
type Others<Values> = { by: Actor; values: Partial<Values> };

/** Returns the values of a copy if another person saved it. */
export function othersOf<Values>(
  copy: WorkingCopy | null | undefined,
  me: string,
  values: Partial<Values>,
): Others<Values> | null {
  return copy?.by && copy.by.id !== me ? { by: copy.by, values } : null;
}

/** Returns the fields that a save would publish as the other typed them. Fields changed by this user are not theirs. */
export function othersIn<Values extends object>(
  others: Others<Values> | null,
  { values, base }: Edit<Values>,
): { by: Actor; fields: (keyof Values)[] } | null {
  if (!others) return null;
  const names = Object.keys(others.values) as (keyof Values)[];
  const fields = names.filter((name) => same(values[name], others.values[name]) && !same(values[name], base[name]));
  return fields.length > 0 ? { by: others.by, fields } : null;
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
