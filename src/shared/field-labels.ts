import { NOUNS, type Noun, nouns } from './nouns';
import { pageLabels } from './pages/labels';

type FieldLabels = { [Name in Exclude<Noun, 'pages'>]: (typeof nouns)[Name]['fields'] } & { pages: typeof pageLabels };

/** What editors call the fields of each noun, by table and by the contract's names. */
export const fieldLabels = {
  ...Object.fromEntries(NOUNS.map((noun) => [noun, nouns[noun].fields])),
  pages: pageLabels,
} as FieldLabels;

/** A field that is no longer one, which old activity still names, keeps the name that it had. */
export function fieldLabel(noun: Noun, field: string): string {
  const labels: Record<string, string> = fieldLabels[noun];
  return labels[field] ?? field;
}
