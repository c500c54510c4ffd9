import type { ActivityDetail, ActivityEntry, Fields } from '../../shared/activity';
import { fieldLabel } from '../../shared/field-labels';
import { formatMoment } from '../../shared/format';
import { type Gluten, glutenLabels } from '../../shared/label/gluten';
import { type Lactose, lactoseLabels } from '../../shared/label/lactose';
import { type Allergen, namesOf } from '../../shared/label/regulation';
import { type LocationType, locationTypeLabels } from '../../shared/location-type';
import type { Crops } from '../../shared/media-address';
import type { Noun } from '../../shared/nouns';
import { formatPrice } from '../../shared/number-text';
import type { Nutrition } from '../../shared/nutrition-facts';
import { describeHours } from '../../shared/opening-hours';
import { type Payment, paymentLabels } from '../../shared/payment';
import { type PostState, postState } from '../../shared/publication';
import { readableAddress } from '../../shared/readable-address';
import { type Role, roleLabels, rolesText } from '../../shared/roles';
import { describeNutrition } from '../../shared/typed/nutrition';
import { describeValue } from '../form/describe-value';
import { describeExceptions } from '../locations/location-values';
import { cropsText, percent } from '../media/crops-text';
import { megabytes } from '../media/upload/refusal';

export type Change = { field: string; before: string; after: string };

/** Returns a field's label, for values described in words. */
export function fieldName(noun: Noun, field: string): string {
  return field === 'priceCents' ? 'Preço' : fieldLabel(noun, field);
}

const STATES: Record<PostState, string> = {
  draft: 'rascunho',
  scheduled: 'agendada para',
  published: 'publicada',
  ended: 'encerrada',
};

/**
 * Lists the changed fields of an edit. What is on or off says which, and a post's publication what it became: `Preço, Ativo:
 * não`, `Título, Publicação: rascunho`.
 */
export function changedText({ noun, at, changed, flags, dates }: ActivityEntry): string {
  return changed
    .map((field) => {
      const name = fieldName(noun, field);
      const flag = flags[field];
      if (flag !== undefined) return `${name}: ${flag ? 'sim' : 'não'}`;
      if (field !== 'publishedAt' || !dates) return name;
      const state = postState(dates, Date.parse(at));
      return `${name}: ${STATES[state]}${state === 'scheduled' ? ` ${formatMoment(String(dates.publishedAt))}` : ''}`;
    })
    .join(', ');
}

/** Returns the changed fields of an edit, or all non-empty fields of a creation or deletion. */
export function changesOf({ noun, before, after }: ActivityDetail): Change[] {
  const old = flat(noun, before ?? {});
  const now = flat(noun, after ?? {});
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: textOf(field, old[field]), after: textOf(field, now[field]) }))
    .filter((change) => change.before !== change.after || isFaint(old[change.field], now[change.field]));
}

/** Returns whether two values differ although their descriptions are equal. */
function isFaint(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined && JSON.stringify(before) !== JSON.stringify(after);
}

/** Treats the settings of the branch's page as fields of the settings. */
function flat(noun: Noun, fields: Fields): Fields {
  const { branch, ...others } = fields;
  if (noun !== 'settings' || typeof branch !== 'object' || branch === null) return fields;
  const under = Object.entries(branch).map(([name, value]) => [`branch.${name}`, value]);
  return { ...others, ...Object.fromEntries(under) };
}

const WORDS: Record<string, (value: string) => string | undefined> = {
  publishedAt: formatMoment,
  unpublishedAt: formatMoment,
  createdAt: formatMoment,
  type: (value) => locationTypeLabels[value as LocationType],
  role: (value) => roleLabels[value as Role],
  gluten: (value) => glutenLabels[value as Gluten],
  lactose: (value) => lactoseLabels[value as Lactose],
  from: readableAddress,
  to: readableAddress,
  tone: (value) => ({ light: 'Claro', dark: 'Escuro' })[value],
};

const NUMBERS: Record<string, (value: number) => string> = {
  priceCents: formatPrice,
  minimumCents: formatPrice,
  position: (value) => String(value + 1),
  focalX: percent,
  focalY: percent,
  bytes: megabytes,
};

function inWords(field: string, value: unknown): unknown {
  if (typeof value === 'string') return WORDS[field]?.(value) ?? value;
  if (typeof value === 'number') return NUMBERS[field]?.(value) ?? value;
  if (field === 'publishedAt' && value === null) return 'Rascunho';
  if (field === 'roles' && Array.isArray(value)) return rolesText(value as Role[]);
  if (field === 'hours' && Array.isArray(value)) return describeHours(value);
  if (field === 'exceptions' && Array.isArray(value)) return describeExceptions(value);
  if ((field === 'contains' || field === 'mayContain') && Array.isArray(value)) return namesOf(value as Allergen[]);
  if (field === 'payments' && Array.isArray(value)) return (value as Payment[]).map((code) => paymentLabels[code]);
  if (field === 'crops' && value) return cropsText(value as Crops);
  if (field === 'nutrition' && value) return describeNutrition(value as Nutrition);
  return value;
}

function textOf(field: string, value: unknown): string {
  return describeValue(inWords(field, value));
}
