import { NOUNS, type Noun, nouns } from './nouns';
import { pageLabels } from './pages/labels';

type FieldLabels = { [Name in Exclude<Noun, 'pages'>]: (typeof nouns)[Name]['fields'] } & { pages: typeof pageLabels };

/** Labels of the fields of each noun, by table and by the contract's names. */
export const fieldLabels = {
  ...Object.fromEntries(NOUNS.map((noun) => [noun, nouns[noun].fields])),
  pages: pageLabels,
} as FieldLabels;

/** Returns the label of a field, or its name if it no longer exists: old activity still contains such fields. */
export function fieldLabel(noun: Noun, field: string): string {
  const labels: Record<string, string> = fieldLabels[noun];
  return labels[field] ?? field;
}
