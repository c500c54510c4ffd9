import { grouped } from '../number-text';
import { optionalText } from '../optional-text';
import { z } from '../zod';
import { CAFFEINE_MAX, caffeineProblem } from './caffeine';
import { GLUTEN_CODES, glutenSources } from './gluten';
import { LACTOSE_CODES } from './lactose';
import { ALLERGEN_CODES, inOrder, namesOf } from './regulation';
import type { Declaration } from './statements';
import { veganProblem } from './vegan';

export const allergen = z.enum(ALLERGEN_CODES, 'Este alergênico não está na lista da Anvisa.');
const allergens = z.array(allergen).max(ALLERGEN_CODES.length, 'Há alergênicos repetidos.').transform(inOrder);

const INGREDIENTS_LENGTH = 3000;

/** A product's declaration, as it is stored. `null` is unknown. */
export const declarationFields = {
  /** In descending order, as on the label. */
  ingredients: optionalText(INGREDIENTS_LENGTH, 'A lista de ingredientes'),
  contains: allergens,
  mayContain: allergens,
  gluten: z.enum(GLUTEN_CODES, 'Escolha se contém ou não contém glúten.').nullable(),
  lactose: z.enum(LACTOSE_CODES, 'Escolha uma das opções de lactose.').nullable(),
  vegan: z.boolean(),
  /** In mg per serving; 0 is none. */
  caffeine: z
    .number('Informe só o número, como 4,5.')
    .min(0, 'A cafeína não pode ser negativa.')
    .max(CAFFEINE_MAX, `A cafeína passa de ${grouped(CAFFEINE_MAX)} mg por porção: confira a unidade.`)
    .nullable(),
};

type DeclarationProblem = { field: keyof Declaration; message: string };

/** Returns what no label may say: ingredients without a word on gluten, or contradictions. */
export function declarationProblems(declaration: Declaration): DeclarationProblem[] {
  const { ingredients, contains, mayContain, gluten, lactose } = declaration;
  const problems: DeclarationProblem[] = [];
  const twice = mayContain.filter((code) => contains.includes(code));
  if (twice.length > 0) {
    problems.push({ field: 'mayContain', message: `Já está em “Contém”: ${namesOf(twice)}.` });
  }
  if (ingredients !== null && gluten === null) {
    problems.push({ field: 'gluten', message: 'Diga se contém glúten: a lei pede em todo alimento.' });
  }
  const sources = glutenSources(gluten, contains);
  if (sources.length > 0) {
    problems.push({ field: 'gluten', message: `O produto contém ${namesOf(sources)}: marque “Contém glúten”.` });
  }
  if (ingredients !== null && contains.includes('milk') && (lactose === null || lactose === 'notApplicable')) {
    problems.push({ field: 'lactose', message: 'Diga quanto há de lactose: a receita leva leite.' });
  }
  const vegan = declaration.vegan ? veganProblem(declaration) : null;
  if (vegan) problems.push({ field: 'vegan', message: vegan });
  const caffeine = caffeineProblem(declaration);
  if (caffeine) problems.push({ field: 'caffeine', message: caffeine });
  return problems;
}
