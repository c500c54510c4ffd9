import { listed } from '../listed';
import { allergensNamed } from './allergen-words';
import type { AllergenDeclaration } from './allergens';
import type { Lactose } from './lactose';
import { type Allergen, inOrder, namesOf } from './regulation';
import { anyOf, wordsIn } from './words-in';

type Recipe = AllergenDeclaration & { lactose: Lactose | null };

/** Of the regulation's foods those that an animal gives. */
const ANIMAL: readonly Allergen[] = ['crustaceans', 'eggs', 'fish', 'milk'];

/** What ingredients call that which an animal gives, besides those foods. */
const ANIMAL_WORDS = anyOf(
  'mel|meis|propolis|geleia real|cera de abelhas?|polen apicola',
  'gelatinas?|colageno|cartilagem|tutano',
  'carmim|carmine|cochonilhas?|acido carminico|ins 120|ins120|e120',
  'goma laca|shellac|lanolina|ins 90[14]|ins90[14]|e90[14]',
  'carnes?|bovin\\w+|suin\\w+|frangos?|galinhas?|patos?|bacon|presuntos?|banha|toucinhos?|sebo|linguicas?',
  'moluscos?|mexilhao|mexilhoes|ostras?|lulas?|polvos?|mariscos?|caviar|ovas',
  'coalho|pepsina|pancreatina|anima(?:l|is)',
);
/** What only sounds like it. */
const PLANT_WORDS = anyOf(
  '(?:mel|meis) (?:vegeta\\w+|vegan\\w+|d[aeo]s? (?:cana|engenho|cacau|tamaras?|agave|coco))',
  '(?:gelatinas?|colageno|carnes?|bacon|presuntos?|coalho|cera) (?:vegeta\\w+|vegan\\w+|microbian\\w+|d[aeo]s? (?:soja|algas?|jaca|coco))',
);

/** What may come of an animal or of a plant, and does not say of which. */
const OPEN_WORDS = anyOf(
  'aromatizantes?|aromas?|corantes? natura\\w+|enzimas?|cisteina|taurina|omega 3',
  'glicerina|glicerol|(?:mono|di)(?:gliceridios?|gliceridos?|glicerideos?)|mono e diglicerideos|estearatos?|acido estearico',
  'vitamina d3|colecalciferol',
);
const OF_PLANTS = anyOf(`(?:${OPEN_WORDS.source}) (?:vegeta\\w+|vegan\\w+|d[aeo]s? (?:plantas?|algas?))`);

/** What the recipe has of an animal, as the label's list or the ingredients call it. */
export function animalSources({ ingredients, contains, lactose }: Recipe): string[] {
  const named = [...allergensNamed(ingredients ?? '').keys()];
  const foods = inOrder([...contains, ...named]).filter((code) => ANIMAL.includes(code));
  const sugar = (lactose === 'contains' || lactose === 'low') && !foods.includes('milk') ? ['lactose'] : [];
  return [...foods.map((code) => namesOf([code])), ...sugar, ...wordsIn(ingredients, ANIMAL_WORDS, PLANT_WORDS)];
}

/**
 * Why a product cannot be called vegan; `null` where nothing speaks against it. No rule of Anvisa says what the word means:
 * it is held to what everybody takes it for, nothing that an animal gives, because what is said of a product must be true
 * and whoever says so must prove it (Lei 8.078/1990, arts. 31, 37 and 38).
 */
export function veganProblem(recipe: Recipe): string | null {
  const sources = animalSources(recipe);
  if (sources.length > 0) return `Não é vegano: a receita leva ${listed(sources)}.`;
  return recipe.ingredients === null ? 'Escreva os ingredientes: só por eles se sabe que é vegano.' : null;
}

/** What may be right and deserves a second look before a product is called vegan. */
export function veganDoubts({ ingredients, mayContain }: AllergenDeclaration): string[] {
  const open = wordsIn(ingredients, OPEN_WORDS, OF_PLANTS);
  const traces = mayContain.filter((code) => ANIMAL.includes(code));
  return [
    open.length > 0 && `Vegano pede origem vegetal também de ${listed(open)}: confirme com o fornecedor.`,
    traces.length > 0 &&
      `Vegano e pode conter ${namesOf(traces)}: a receita não leva, mas muita gente espera que nem traços haja.`,
  ].filter((doubt) => doubt !== false);
}
