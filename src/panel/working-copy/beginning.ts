import type { Fields } from '../../shared/activity';
import { same } from '../../shared/merge';
import { fitting } from '../../shared/typed/shown';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Edit } from '../edit/edit';
import { type Others, othersOf } from './others';
import type { CopyOptions } from './working-copy';

type Fitting<Values> = (fields: Fields) => Partial<Values>;

/** Returns what a form edits when it opens: the record, or its working copy, with what others than `me` typed in it. */
export function beginningOf<Values extends object>(
  live: Pick<Edit<Values>, 'values' | 'version'>,
  copies: CopyOptions | undefined,
  me: string,
): { edit: Edit<Values>; copyVersion: number; others: Others<Values> } {
  const copy = copies?.opened ?? null;
  const asTyped: Fitting<Values> = (fields) => (copies ? fitting(copies.typed, fields) : {});
  return {
    edit: editOf(live, copy, asTyped),
    copyVersion: copy?.version ?? 0,
    others: othersOf(copy, me, asTyped(copy?.fields ?? {})),
  };
}

/** Returns what a form edits if the record holds `live`: those values with the copy over them. */
export function editOf<Values extends object>(
  live: Pick<Edit<Values>, 'values' | 'version'>,
  copy: WorkingCopy | null,
  fitting: Fitting<Values>,
): Edit<Values> {
  const { values, version } = live;
  if (!copy) return { base: values, values, version };
  return {
    base: { ...values, ...fitting(copy.base) },
    values: { ...values, ...fitting(copy.fields) },
    version: copy.baseVersion,
  };
}

/** Returns an edit as a working copy: the changed fields, and the record's values of them. */
export function changesIn<Values extends object>({ values, base }: Pick<Edit<Values>, 'values' | 'base'>) {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => !same(values[name], base[name]));
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  return { fields: pick(values), base: pick(base), isEmpty: names.length === 0 };
}
