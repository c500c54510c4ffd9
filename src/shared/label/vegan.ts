import { listed } from '../listed';
import { allergensNamed } from './allergen-words';
import type { AllergenDeclaration } from './allergens';
import type { Lactose } from './lactose';
import { type Allergen, inOrder, namesOf } from './regulation';
import { anyOf, WITHOUT, wordsIn } from './words-in';

type Recipe = AllergenDeclaration & { lactose: Lactose | null };

/** Foods of the regulation that come from animals. */
const ANIMAL: readonly Allergen[] = ['crustaceans', 'eggs', 'fish', 'milk'];

/** Names of other ingredients that come from animals. */
const ANIMAL_WORDS = anyOf(
  'mel|meis|propolis|geleia real|cera de abelhas?|polen apicola',
  'gelatinas?|colageno|cartilagem|tutano',
  'carmim|carmine|cochonilhas?|acido carminico|ins 120|ins120|e120',
  'goma laca|shellac|lanolina|ins 90[14]|ins90[14]|e90[14]',
  'carnes?|bovin\\w+|suin\\w+|frangos?|galinhas?|patos?|bacon|presuntos?|banha|toucinhos?|sebo|linguicas?',
  'moluscos?|mexilhao|mexilhoes|ostras?|lulas?|polvos?|mariscos?|caviar|ovas',
  'coalho|pepsina|pancreatina|anima(?:l|is)',
);
/** Names that only sound like these. */
const PLANT_WORDS = anyOf(
  '(?:mel|meis) (?:vegeta\\w+|vegan\\w+|d[aeo]s? (?:cana|engenho|cacau|tamaras?|agave|coco))',
  '(?:gelatinas?|colageno|carnes?|bacon|presuntos?|coalho|cera) (?:vegeta\\w+|vegan\\w+|microbian\\w+|d[aeo]s? (?:soja|algas?|jaca|coco))',
  // `sem ingredientes de origem animal`
  `${WITHOUT}(?:(?: \\w+){0,4} anima(?:l|is)| (?:${ANIMAL_WORDS.source}))`,
);

/** Ingredients that may come from an animal or a plant, without saying which. */
const OPEN_WORDS = anyOf(
  'aromatizantes?|aromas?|corantes? natura\\w+|enzimas?|cisteina|taurina|omega 3',
  'glicerina|glicerol|(?:mono|di)(?:gliceridios?|gliceridos?|glicerideos?)|mono e diglicerideos|estearatos?|acido estearico',
  'vitamina d3|colecalciferol',
);
const OF_PLANTS = anyOf(`(?:${OPEN_WORDS.source}) (?:vegeta\\w+|vegan\\w+|d[aeo]s? (?:plantas?|algas?))`);

/** Returns the ingredients of a recipe that come from animals, as the label's list or the ingredients name them. */
export function animalSources({ ingredients, contains, lactose }: Recipe): string[] {
  const named = [...allergensNamed(ingredients ?? '').keys()];
  const foods = inOrder([...contains, ...named]).filter((code) => ANIMAL.includes(code));
  const sugar = (lactose === 'contains' || lactose === 'low') && !foods.includes('milk') ? ['lactose'] : [];
  return [...foods.map((code) => namesOf([code])), ...sugar, ...wordsIn(ingredients, ANIMAL_WORDS, PLANT_WORDS)];
}

/**
 * Returns why a product cannot be called vegan; `null` if nothing contradicts it. No rule of Anvisa defines the word. It
 * is taken in its common meaning, nothing that comes from an animal, because a statement about a product must be true, and
 * the advertiser must prove it (Lei 8.078/1990, arts. 31, 37 and 38).
 */
export function veganProblem(recipe: Recipe): string | null {
  const sources = animalSources(recipe);
  if (sources.length > 0) return `Não é vegano: a receita leva ${listed(sources)}.`;
  return recipe.ingredients === null ? 'Escreva os ingredientes: só por eles se sabe que é vegano.' : null;
}

/** Returns what deserves a second look before a product is called vegan. */
export function veganDoubts({ ingredients, mayContain }: AllergenDeclaration): string[] {
  const open = wordsIn(ingredients, OPEN_WORDS, OF_PLANTS);
  const traces = mayContain.filter((code) => ANIMAL.includes(code));
  return [
    open.length > 0 && `Vegano pede origem vegetal também de ${listed(open)}: confirme com o fornecedor.`,
    traces.length > 0 &&
      `Vegano e pode conter ${namesOf(traces)}: a receita não leva, mas muita gente espera que nem traços haja.`,
  ].filter((doubt) => doubt !== false);
}
