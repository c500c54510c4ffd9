import { type CategoryInput, type CategoryRecord, categoryInput, categoryKeyFrom } from '../../shared/category';
import { fieldLabels } from '../../shared/field-labels';
import { problemsOf } from '../../shared/typed/problems';

/** A category as its form holds it. An empty key is made of the name. */
export type CategoryValues = CategoryInput;

export const categoryLabels: Record<keyof CategoryValues, string> = fieldLabels.categories;

/** A new category closes the row of those that there are. */
export function newCategory(order: number): CategoryValues {
  return { key: '', name: '', description: '', image: '', imageAlt: '', highlighted: false, order };
}

export function toValues({ version: _version, productCount: _count, ...category }: CategoryRecord): CategoryValues {
  return category;
}

export function toInput(values: CategoryValues): CategoryInput {
  return { ...values, key: values.key.trim() || categoryKeyFrom(values.name) };
}

export const problemsOfCategory = (values: CategoryValues) => problemsOf(categoryInput, toInput(values));
