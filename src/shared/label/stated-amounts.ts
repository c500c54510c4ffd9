import { amountIn, decimal, declaredAmount, type Nutrient } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';
import { foldInPlace } from './fold-in-place';

/** How texts name the nutrients that they count, in folded letters, and the unit of the label's line. */
const COUNTED: { key: Nutrient; unit: string; names: string }[] = [
  { key: 'proteins', unit: 'g', names: ' g (?:de )?proteinas?' },
  { key: 'fibers', unit: 'g', names: ' g (?:de )?fibras?' },
  { key: 'carbs', unit: 'g', names: ' g (?:de )?carboidratos?' },
  { key: 'calories', unit: 'kcal', names: ' kcal' },
];

/** Words before a number that is not the product's own: a bound, or a share. */
const INEXACT = '(?:mais|menos|acima|abaixo|cerca|minimo|maximo) de |(?:ate|quase|cada|pelo menos|ao menos) ';
const PATTERNS = COUNTED.map((counted) => ({
  ...counted,
  pattern: new RegExp(`(?<!${INEXACT})(?<![\\d.,])\\d{1,4}(?:,\\d{1,2})?(?:${counted.names})(?![a-z])`, 'g'),
}));

/**
 * Returns a doubt for each amount in a text that is not the product's, per serving or in 100 g or ml, exactly or as the
 * label rounds it: `“24,5 g de proteína” não é o que a tabela declara: 27 g por porção.`
 */
export function amountDoubts(text: string, nutrition: Nutrition): string[] {
  const written = text.normalize('NFC').replace(/\s/g, ' ');
  const folded = foldInPlace(written);
  return PATTERNS.flatMap(({ key, unit, pattern }) => {
    const perServing = declaredAmount(nutrition, key);
    if (perServing === null) return [];
    return [...folded.matchAll(pattern)].flatMap(({ index, 0: found }) => {
      const stated = Number.parseFloat(found.replace(',', '.'));
      if (amountsOf(nutrition, key).includes(stated)) return [];
      const words = written.slice(index, index + found.length);
      return [`“${words}” não é o que a tabela declara: ${decimal(perServing)} ${unit} por porção.`];
    });
  });
}

const amountsOf = (nutrition: Nutrition, key: Nutrient) =>
  [nutrition.servingSize, 100].flatMap((size) => [
    amountIn(size, nutrition, key),
    declaredAmount(nutrition, key, size),
  ]);
