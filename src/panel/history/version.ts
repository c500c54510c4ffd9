import type { Fields, Lost } from '../../shared/activity';
import { same } from '../../shared/merge';
import { bodyOf } from '../compare/blocks';

/** A field of an earlier version that differs from the form. */
export type Past<Values, Field extends keyof Values = keyof Values> = {
  field: Field;
  value: Values[Field];
  /** Warning to read before restoring it. */
  note?: string | undefined;
  /** Cannot be restored, because what it refers to was deleted. */
  isLost?: boolean;
};

type Reading<Values> = {
  noun: string;
  labels: Record<keyof Values, string>;
  versionIn: (fields: Fields) => Partial<Values> | null;
  check: (values: Values) => Partial<Record<keyof Values, string>>;
};

/** Returns what a version would change in a form that holds `now`; `null` if the form cannot hold that version. */
export function pastIn<Values extends object>(
  { noun, labels, versionIn, check }: Reading<Values>,
  now: Values,
  fields: Fields,
  lost: Lost,
): Past<Values>[] | null {
  const version = versionIn(fields);
  if (!version) return null;
  const problems = check({ ...now, ...version });
  const names = (Object.keys(labels) as (keyof Values)[]).filter((field) => field in version);
  return names.flatMap((field) => {
    const past = kept(noun, String(field), version[field], lost);
    if (same(past.value, now[field])) return [];
    const problem = problems[field] && `Não cabe mais nas regras de hoje: ${problems[field]}`;
    return [{ note: problem, ...past, field } as Past<Values>];
  });
}

type Kept = { value: unknown; note?: string; isLost?: boolean };

/** Returns a value without deleted pictures, or marks it as lost. */
function kept(noun: string, field: string, value: unknown, { pictures, categories }: Lost): Kept {
  if (noun === 'products' && field === 'category' && categories.includes(String(value))) {
    return { value, isLost: true, note: 'Esta categoria foi excluída.' };
  }
  const showsLost = (part: unknown) => pictures.some((key) => JSON.stringify(part ?? null).includes(key));
  if (!showsLost(value)) return { value };
  if (bodyOf(noun, field)) return { value, note: 'Uma imagem deste texto foi excluída da Mídia e não vai aparecer.' };
  if (!Array.isArray(value)) return { value, isLost: true, note: 'Esta imagem foi excluída da Mídia.' };
  const left = value.filter((part) => !showsLost(part));
  return { value: left, note: 'Sem as imagens que foram excluídas da Mídia.' };
}
