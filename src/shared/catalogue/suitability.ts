import { allergensNamed } from '../label/allergen-words';
import { hasCaffeine } from '../label/caffeine';
import { ALLERGEN_CODES, type Allergen } from '../label/regulation';
import type { Declaration } from '../label/statements';
import { decimal, declaredAmount } from '../nutrition';
import type { Nutrition } from '../nutrition-facts';
import type { Only, Without } from './filters';
import type { Suited } from './matching';

type Sheet = Declaration & { nutrition: Nutrition | null };

/**
 * Returns what a card says of a product: the label's figures of a serving, and claims. Unknown values and zeros are left
 * out. “Vegano” is an editor's statement: no list of allergens shows honey, gelatin or carmine, and “aromatizante” shows
 * nothing. A line may break only between a figure and what it measures.
 */
export function cardFacts(sheet: Sheet): string[] {
  const { proteins, calories } = figures(sheet);
  const facts = [
    proteins && `${decimal(proteins)}\u00A0g de\u00A0proteína`,
    calories && `${decimal(calories)}\u00A0kcal`,
  ].filter(Boolean);
  return [
    ...facts.map((figure, index) => (index === facts.length - 1 ? `${figure} por\u00A0porção` : `${figure}`)),
    ...(sheet.gluten === 'free' ? ['Sem glúten'] : []),
    ...(sheet.lactose === 'free' ? ['Zero lactose'] : []),
    ...(sheet.vegan ? ['Vegano'] : []),
  ];
}

/** Returns the same for filters, which compare exactly the figures that cards show. */
export function suited({ priceCents, ...sheet }: Sheet & { priceCents: number }): Suited {
  return { priceCents, ...figures(sheet), without: knownWithout(sheet), only: knownAs(sheet) };
}

function figures({ nutrition }: Sheet): Pick<Suited, 'proteins' | 'calories'> {
  return {
    proteins: nutrition && declaredAmount(nutrition, 'proteins'),
    calories: nutrition && declaredAmount(nutrition, 'calories'),
  };
}

function knownAs(sheet: Sheet): Only[] {
  return [...(sheet.vegan ? ['vegan' as const] : []), ...(hasCaffeine(sheet) ? ['caffeine' as const] : [])];
}

/** Returns what a product is surely without. Allergic people rely on this: undeclared counts as present, as do traces. */
function knownWithout({ nutrition, ingredients, contains, mayContain, gluten, lactose, caffeine }: Sheet): Without[] {
  const none = (allergen: Allergen) => !contains.includes(allergen) && !mayContain.includes(allergen);
  const noLactose = lactose === 'free' || (lactose === 'notApplicable' && none('milk'));
  return [
    ...(nutrition?.addedSugars === 0 ? ['addedSugars' as const] : []),
    ...(gluten === 'free' ? ['gluten' as const] : []),
    ...(noLactose ? ['lactose' as const] : []),
    ...(caffeine === 0 ? ['caffeine' as const] : []),
    ...(ingredients === null ? [] : ALLERGEN_CODES.filter(none)),
  ];
}

/** Returns whether a product is surely without these, by its declaration and by its ingredients. */
export function isWithout(sheet: Sheet, unwanted: readonly Without[]): boolean {
  if (unwanted.length === 0) return true;
  const known = knownWithout(sheet);
  return unwanted.every((one) => known.includes(one)) && !namesAny(sheet.ingredients, unwanted);
}

/** Returns whether the ingredients name one of these, declared or not. Costly: call it for few products. */
export function namesAny(ingredients: string | null, unwanted: readonly Without[]): boolean {
  const named: Iterable<Without> = allergensNamed(ingredients ?? '').keys();
  return [...named].some((allergen) => unwanted.includes(allergen));
}
