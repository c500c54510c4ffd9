import { nutritionLabel } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';

type Sheet = { nutrition: Nutrition; statements: readonly string[] };

/** How much one gets and what the label warns of, in small letters: what nobody should have to look for further down. */
export function atAGlance({ nutrition, statements }: Sheet): string {
  const warned = (statements.join(' ').match(/[^. ][^.]*/g) ?? []).filter((sentence) => sentence.includes('CONT'));
  const told = warned.map((sentence) => sentence.charAt(0) + sentence.slice(1).toLowerCase());
  return `${[nutritionLabel(nutrition).serving, ...told].join('. ')}.`;
}
