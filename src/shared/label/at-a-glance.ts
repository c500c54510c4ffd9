import { servingLine } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';

type Sheet = { nutrition: Nutrition; statements: readonly string[] };

/**
 * Returns the serving size and the label's sentences about what the product contains (`CONTÉM`, `NÃO CONTÉM`, `PODE CONTER`),
 * in lower case: readers need not look for them further down.
 */
export function atAGlance({ nutrition, statements }: Sheet): string {
  const warned = (statements.join(' ').match(/[^. ][^.]*/g) ?? []).filter((sentence) => sentence.includes('CONT'));
  const sentences = warned.map((sentence) => sentence.charAt(0) + sentence.slice(1).toLowerCase());
  return `${[servingLine(nutrition), ...sentences].join('. ')}.`;
}
