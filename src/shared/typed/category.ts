import { type CategoryInput, type CategoryRecord, categoryInput, categoryKeyFrom } from '../category';
import { fieldLabels } from '../field-labels';
import { z } from '../zod';
import { problemsOf } from './problems';
import { searchAppearanceFields, searchAppearanceInput, searchAppearanceValues } from './search-appearance';
import type { Typed } from './typed';

const text = z.string();

/** A category as its form holds it: numbers as typed. An empty address is derived from the name. */
const categoryValues = z.strictObject({
  address: text,
  name: text,
  description: text,
  image: text,
  imageAlt: text,
  highlighted: z.boolean(),
  packSize: text,
  packDiscount: text,
  ...searchAppearanceFields,
  position: z.number(),
});
export type CategoryValues = z.infer<typeof categoryValues>;

export const categoryLabels: Record<keyof CategoryValues, string> = fieldLabels.categories;

/** Returns the values of a new category, which comes last. */
export function newCategory(position: number): CategoryValues {
  return {
    address: '',
    name: '',
    description: '',
    image: '',
    imageAlt: '',
    highlighted: false,
    packSize: '',
    packDiscount: '',
    ...searchAppearanceValues(null),
    position,
  };
}

export function toValues({
  key: _key,
  version: _version,
  productCount: _count,
  ...category
}: CategoryRecord): CategoryValues {
  const { packSize, packDiscount } = category;
  return {
    ...category,
    packSize: packSize === null ? '' : String(packSize),
    packDiscount: packDiscount ? String(packDiscount) : '',
    ...searchAppearanceValues(category),
  };
}

export function toInput(values: CategoryValues): Omit<CategoryInput, 'key'> {
  return {
    ...values,
    address: values.address.trim() || categoryKeyFrom(values.name),
    packSize: numberIn(values.packSize),
    packDiscount: numberIn(values.packDiscount.replace(/%\s*$/, '')) ?? 0,
    ...searchAppearanceInput(values),
  };
}

/** Returns `null` for an empty text, and `NaN` if it is no whole number. */
function numberIn(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
}

const withoutKey = categoryInput.omit({ key: true });

/** Returns the problems by field. A discount needs a box. */
export function problemsOfCategory(values: CategoryValues): Partial<Record<keyof CategoryValues, string>> {
  const { packSize, packDiscount } = toInput(values);
  return {
    ...(packSize === null &&
      packDiscount > 0 && { packSize: 'Diga quantas unidades tem a caixa, ou tire o desconto.' }),
    ...problemsOf(withoutKey, toInput(values)),
  };
}

export const typedCategory: Typed<CategoryValues, CategoryInput, CategoryRecord> = {
  contract: categoryValues,
  labels: categoryLabels,
  toValues,
  toInput,
  check: problemsOfCategory,
  isLive: () => true,
};
