import type { ActivityDetail, Fields } from '../../shared/activity';
import { formatMoment, formatPrice } from '../../shared/format';
import { type LocationType, locationTypeLabels } from '../../shared/location-type';
import { type Role, roleLabels } from '../../shared/permissions';
import { describeValue } from '../form/describe-value';

export type Change = { field: string; before: string; after: string };

/** Long texts are told by their beginning, in characters. */
const LONGEST = 600;

/** Of an edit the fields that came out different; of a creation or a deletion all that hold something. */
export function changesOf({ noun, before, after }: ActivityDetail): Change[] {
  const old = flat(noun, before ?? {});
  const now = flat(noun, after ?? {});
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: textOf(field, old[field]), after: textOf(field, now[field]) }))
    .filter((change) => change.before !== change.after || isFaint(old[change.field], now[change.field]));
}

/** Texts that differ only where they are not told. */
function isFaint(before: unknown, after: unknown): boolean {
  return before !== undefined && after !== undefined && JSON.stringify(before) !== JSON.stringify(after);
}

/** The settings of the branch's page are fields like the others. */
function flat(noun: string, fields: Fields): Fields {
  const { branch, ...others } = fields;
  if (noun !== 'settings' || typeof branch !== 'object' || branch === null) return fields;
  const under = Object.entries(branch).map(([name, value]) => [`branch.${name}`, value]);
  return { ...others, ...Object.fromEntries(under) };
}

const WORDS: Record<string, (value: string) => string | undefined> = {
  publishedAt: formatMoment,
  createdAt: formatMoment,
  type: (value) => locationTypeLabels[value as LocationType],
  role: (value) => roleLabels[value as Role],
  tone: (value) => ({ light: 'Claro', dark: 'Escuro' })[value],
};

function textOf(field: string, value: unknown): string {
  if (field === 'priceCents' && typeof value === 'number') return formatPrice(value);
  if (field === 'order' && typeof value === 'number') return String(value + 1);
  const words = typeof value === 'string' ? (WORDS[field]?.(value) ?? value) : value;
  const text = describeValue(words);
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}
