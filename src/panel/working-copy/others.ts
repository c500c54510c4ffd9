import { toast } from '../../lib/toast';
import type { Actor } from '../../shared/activity';
import { same } from '../../shared/merge';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Edit } from '../edit/edit';

/** What another person has typed and not published, as it stands in this form. */
export type Others<Values> = { by: Actor; values: Partial<Values> };

/** What a copy brings along that somebody else has saved. */
export function othersOf<Values>(
  copy: WorkingCopy | null | undefined,
  me: string,
  values: Partial<Values>,
): Others<Values> | null {
  return copy?.by && copy.by.id !== me ? { by: copy.by, values } : null;
}

/** Of these, what a save would publish unchanged: whoever types into such a field has made it their own. */
export function othersIn<Values extends object>(
  others: Others<Values> | null,
  { values, base }: Edit<Values>,
): { by: Actor; fields: (keyof Values)[] } | null {
  if (!others) return null;
  const names = Object.keys(others.values) as (keyof Values)[];
  const fields = names.filter((name) => same(values[name], others.values[name]) && !same(values[name], base[name]));
  return fields.length > 0 ? { by: others.by, fields } : null;
}

/** Nobody's words come into a form unsaid. */
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
