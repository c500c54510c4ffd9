import { caffeineDoubts } from './caffeine';
import { ALLERGENS, namesOf } from './regulation';
import type { Declaration } from './statements';
import { veganDoubts } from './vegan';

/** Returns statements that may be right but deserve a second look. Impossible ones are refused (`declarationProblems`). */
export function declarationDoubts(declaration: Declaration): string[] {
  const { contains, mayContain, gluten, lactose, vegan } = declaration;
  const traces = mayContain.filter((code) => ['wheat', 'rye', 'barley', 'oats'].includes(code));
  return [
    gluten === 'free' &&
      contains.includes('oats') &&
      `A receita leva ${ALLERGENS.oats}: só é sem glúten a que foi cultivada e moída à parte.`,
    gluten === 'free' &&
      traces.length > 0 &&
      `Pode conter ${namesOf(traces)} e não contém glúten: os dois só valem juntos com análise do produto pronto.`,
    lactose === 'contains' &&
      !contains.includes('milk') &&
      'Contém lactose sem conter leite: confira a lista de alergênicos.',
    lactose === 'free' &&
      !contains.includes('milk') &&
      'Zero lactose é de produtos que teriam lactose e a perderam. Sem leite na receita, não se aplica.',
    ...(vegan ? veganDoubts(declaration) : []),
    ...caffeineDoubts(declaration),
  ].filter((doubt) => doubt !== false);
}
