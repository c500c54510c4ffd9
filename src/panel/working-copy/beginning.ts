import type { Fields } from '../../shared/activity';
import { same } from '../../shared/merge';
import { fitting } from '../../shared/typed/shown';
import type { WorkingCopy } from '../../shared/working-copy';
import type { Edit } from '../edit/edit';
import type { CopyOptions } from './working-copy';

type Fitting<Values> = (fields: Fields) => Partial<Values>;

/** What a form edits when it opens: the record, or the copy that is there of it. */
export function beginningOf<Values extends object>(
  live: Pick<Edit<Values>, 'values' | 'version'>,
  copies: CopyOptions | undefined,
): Edit<Values> {
  return editOf(live, copies?.opened ?? null, (fields) => (copies ? fitting(copies.typed, fields) : {}));
}

/** What a form edits where the record holds `live`: that, with the copy over it. */
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

/** What a copy holds of an edit: the fields that differ, and what the record held in them. */
export function changesIn<Values extends object>({ values, base }: Pick<Edit<Values>, 'values' | 'base'>) {
  const names = (Object.keys(values) as (keyof Values)[]).filter((name) => !same(values[name], base[name]));
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<Values>;
  return { fields: pick(values), base: pick(base), isEmpty: names.length === 0 };
}

/** The base of a join once the copy is gone: per field what the copy said, if that was published, else what the record held. */
export function begunWith<Values extends object>(base: Values, known: Values, live: Values): Values {
  const told = (Object.keys(live) as (keyof Values)[]).filter((field) => same(live[field], known[field]));
  return { ...base, ...Object.fromEntries(told.map((field) => [field, known[field]])) };
}
