import type { z } from 'zod';
import { defaultSettings } from '../../shared/default-settings';
import { fieldLabels } from '../../shared/field-labels';
import { type OwnerSettings, settings } from '../../shared/settings';
import { typedHost, typedLink, typedProfile } from '../links/typed-link';

type Branch = OwnerSettings['branch'];
type BranchValues = { [Key in keyof Branch as `branch.${Key}`]: Branch[Key] };

/**
 * Values of the settings form. The branch's settings are fields like the others, and synonyms are a line for each group, as
 * typed.
 */
export type SettingsValues = Omit<OwnerSettings, 'branch' | 'synonyms'> & BranchValues & { synonyms: string[] };
export type SettingName = keyof SettingsValues;

export function toValues({ branch, synonyms, ...fields }: OwnerSettings): SettingsValues {
  const { version: _version, ...own } = fields as typeof fields & { version?: number };
  const under = Object.entries(branch).map(([name, value]) => [`branch.${name}`, value]);
  return {
    ...own,
    synonyms: synonyms.map((group) => group.join(', ')),
    ...(Object.fromEntries(under) as BranchValues),
  };
}

/** Settings that are addresses, each with its reading of what people type: a host without scheme, a profile's name. */
const ADDRESSES = {
  instagram: typedProfile,
  schedulingLink: typedHost,
  'branch.instagram': typedProfile,
  'branch.orderLink': typedHost,
  'branch.mapsLink': typedHost,
  'branch.nutritionDocument': typedLink,
} satisfies { [Name in SettingName]?: (typed: string) => string };

/** Returns the value that is meant by what is typed into a text field. */
export function meant(name: string, typed: string): string {
  return Object.hasOwn(ADDRESSES, name) ? ADDRESSES[name as keyof typeof ADDRESSES](typed) : typed;
}

export function toSettings({ synonyms: lines, ...values }: SettingsValues): OwnerSettings {
  const entries = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'string' ? meant(name, value) : value] as const,
  );
  const synonyms = lines.map((line) =>
    line
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  );
  const own = entries.filter(([name]) => !name.startsWith('branch.'));
  const branch = entries
    .filter(([name]) => name.startsWith('branch.'))
    .map(([name, value]) => [name.slice('branch.'.length), value]);
  return { ...Object.fromEntries(own), synonyms, branch: Object.fromEntries(branch) } as OwnerSettings;
}

export const defaults = toValues(defaultSettings);

export const labels: Record<SettingName, string> = fieldLabels.settings;

/** Returns the contract's problems with the values, by field. */
export function problemsOfSettings(values: SettingsValues): Partial<Record<SettingName, string>> {
  const { error } = settings.safeParse(toSettings(values));
  const issues = error?.issues.toReversed() ?? [];
  return Object.fromEntries(
    issues.map(({ path: [first, second], message }) => [
      first === 'branch' ? `branch.${String(second)}` : String(first),
      message,
    ]),
  );
}

/** Returns whether the contract accepts a field's value. */
export function isGood(name: SettingName, value: unknown): boolean {
  const { branch, ...own } = settings.shape;
  const schemas: Record<string, z.ZodType> = name.startsWith('branch.') ? branch.shape : own;
  return schemas[name.replace('branch.', '')]?.safeParse(value).success ?? false;
}
