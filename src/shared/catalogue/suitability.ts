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
 * What a card says of a product, in words: the figures of a serving as on the label, and what that claims. Only what is
 * known, and no figure that is nought. “Vegano” is what an editor says: no list of allergens tells honey, gelatin or
 * carmine, and “aromatizante” tells nothing. A figure and what it is of may stand on two lines, and break nowhere else.
 */
export function cardFacts(sheet: Sheet): string[] {
  const { proteins, calories } = figures(sheet);
  const told = [
    proteins && `${decimal(proteins)}\u00A0g de\u00A0proteína`,
    calories && `${decimal(calories)}\u00A0kcal`,
  ].filter(Boolean);
  return [
    ...told.map((figure, index) => (index === told.length - 1 ? `${figure} por\u00A0porção` : `${figure}`)),
    ...(sheet.gluten === 'free' ? ['Sem glúten'] : []),
    ...(sheet.lactose === 'free' ? ['Zero lactose'] : []),
    ...(sheet.vegan ? ['Vegano'] : []),
  ];
}

/** The same for filters, which compare the very figures that cards show. */
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

/** Whoever must not eat something goes by this: what is not declared counts as being there, and so do traces. */
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

/** Whether the ingredients name one of these, declared or not. Costly: to be asked of few products. */
export function namesAny(ingredients: string | null, unwanted: readonly Without[]): boolean {
  const named: Iterable<Without> = allergensNamed(ingredients ?? '').keys();
  return [...named].some((allergen) => unwanted.includes(allergen));
}
