import { allergen } from '../label/contract';
import { GLUTEN_CODES, type Gluten, glutenLabels } from '../label/gluten';
import { LACTOSE_CODES, type Lactose, lactoseLabels } from '../label/lactose';
import { namesOf } from '../label/regulation';
import type { Declaration } from '../label/statements';
import { decimalText, parseDecimal } from '../money';
import { z } from '../zod';

/** A product's declaration as its form holds it: unknown values are empty. */
export const declarationFields = {
  ingredients: z.string(),
  contains: z.array(allergen),
  mayContain: z.array(allergen),
  gluten: z.enum([...GLUTEN_CODES, '']),
  lactose: z.enum([...LACTOSE_CODES, '']),
  vegan: z.boolean(),
  caffeine: z.string(),
};
const typed = z.strictObject(declarationFields);
type DeclarationValues = z.infer<typeof typed>;

export function declarationValues(declaration: Declaration | null): DeclarationValues {
  return {
    ingredients: declaration?.ingredients ?? '',
    contains: [...(declaration?.contains ?? [])],
    mayContain: [...(declaration?.mayContain ?? [])],
    gluten: declaration?.gluten ?? '',
    lactose: declaration?.lactose ?? '',
    vegan: declaration?.vegan ?? false,
    caffeine: decimalText(declaration?.caffeine ?? null),
  };
}

export function declarationInput(values: DeclarationValues) {
  return {
    ingredients: values.ingredients.trim() || null,
    contains: values.contains,
    mayContain: values.mayContain,
    gluten: values.gluten || null,
    lactose: values.lactose || null,
    vegan: values.vegan,
    caffeine: parseDecimal(values.caffeine),
  };
}

/** For the conflict dialog. */
export const describeDeclaration = {
  contains: namesOf,
  mayContain: namesOf,
  gluten: (value: Gluten | '') => (value ? glutenLabels[value] : ''),
  lactose: (value: Lactose | '') => (value ? lactoseLabels[value] : ''),
};
