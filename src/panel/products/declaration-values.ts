import { type Gluten, glutenLabels } from '../../shared/label/gluten';
import { type Lactose, lactoseLabels } from '../../shared/label/lactose';
import { type Allergen, namesOf } from '../../shared/label/regulation';
import type { Declaration } from '../../shared/label/statements';

/** What a product says of its ingredients, as its form holds it: what is not known is empty. */
export type DeclarationValues = {
  ingredients: string;
  contains: Allergen[];
  mayContain: Allergen[];
  gluten: Gluten | '';
  lactose: Lactose | '';
};

export function declarationValues(declaration: Declaration | null): DeclarationValues {
  return {
    ingredients: declaration?.ingredients ?? '',
    contains: [...(declaration?.contains ?? [])],
    mayContain: [...(declaration?.mayContain ?? [])],
    gluten: declaration?.gluten ?? '',
    lactose: declaration?.lactose ?? '',
  };
}

export function declarationInput(values: DeclarationValues) {
  return {
    ingredients: values.ingredients.trim() || null,
    contains: values.contains,
    mayContain: values.mayContain,
    gluten: values.gluten || null,
    lactose: values.lactose || null,
  };
}

/** For the conflict dialog. */
export const describeDeclaration = {
  contains: namesOf,
  mayContain: namesOf,
  gluten: (value: Gluten | '') => (value ? glutenLabels[value] : ''),
  lactose: (value: Lactose | '') => (value ? lactoseLabels[value] : ''),
};
