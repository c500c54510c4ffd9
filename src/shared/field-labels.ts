import { NOUNS, type Noun, nouns } from './nouns';

/** What editors call the fields of each noun, by table and by the contract's names. */
export const fieldLabels = Object.fromEntries(NOUNS.map((noun) => [noun, nouns[noun].fields])) as {
  [Name in Noun]: (typeof nouns)[Name]['fields'];
};

/** A field that is no longer one, which old activity still names, keeps the name that it had. */
export function fieldLabel(noun: Noun, field: string): string {
  const labels: Record<string, string> = fieldLabels[noun];
  return labels[field] ?? field;
}
