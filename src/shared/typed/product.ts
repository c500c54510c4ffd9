import { fieldLabels } from '../field-labels';
import type { Image } from '../image';
import { parsePrice } from '../money';
import { formatPrice, priceText } from '../number-text';
import { nutritionLabels } from '../nutrition-labels';
import { missingParts, numberedProductInput, type ProductInput, type ProductRecord, type SheetPart } from '../product';
import { z } from '../zod';
import { declarationFields, declarationInput, declarationValues } from './declaration';
import { type NutritionValues, nutritionFields, nutritionInput, nutritionOf, nutritionValues } from './nutrition';
import { searchAppearanceFields, searchAppearanceInput, searchAppearanceValues } from './search-appearance';
import type { Typed } from './typed';

const text = z.string();

/** A product as its form holds it: optional values may be empty, numbers and the price are as typed. */
const productValues = z.strictObject({
  category: text,
  number: text,
  name: text,
  price: text,
  description: text,
  images: z.array(z.strictObject({ src: text, alt: text })),
  longDescription: text,
  benefits: z.array(text),
  pairings: z.array(z.strictObject({ id: z.number(), name: text })),
  ...searchAppearanceFields,
  featured: z.boolean(),
  active: z.boolean(),
  ...nutritionFields,
  ...declarationFields,
});
export type ProductValues = z.infer<typeof productValues>;

export const productLabels: Record<keyof ProductValues, string> = {
  ...fieldLabels.products,
  ...nutritionLabels,
  price: 'Preço',
};

/** `34,9` → `R$ 34,90`; text that is no price stays as typed. */
export function describePrice(typed: string): string {
  const cents = parsePrice(typed);
  return cents === null ? typed : formatPrice(cents);
}

export function newProduct(category: string): ProductValues {
  return {
    category,
    number: '',
    name: '',
    price: '',
    description: '',
    images: [],
    longDescription: '',
    benefits: [],
    pairings: [],
    ...searchAppearanceValues(null),
    featured: false,
    active: true,
    ...nutritionValues(null),
    ...declarationValues(null),
  };
}

export function toValues(product: ProductRecord): ProductValues {
  const { id: _id, version: _version, nutrition, priceCents, ...fields } = product;
  return {
    ...fields,
    number: String(product.number),
    price: priceText(priceCents),
    longDescription: product.longDescription ?? '',
    ...searchAppearanceValues(product),
    ...nutritionValues(nutrition),
    ...declarationValues(product),
  };
}

/** Leaves out empty lines of the gallery. */
function picturesOf(images: Image[]): Image[] {
  return images.filter(({ src, alt }) => src.trim() || alt.trim());
}

/** Returns whether visitors see it without a picture. */
export function isPictureMissing({ active, images }: Pick<ProductValues, 'active' | 'images'>): boolean {
  return active && !images.some(({ src }) => src.trim());
}

/** Returns what the product, as typed, still needs to have a page of its own. */
export function missingOf(values: ProductValues): SheetPart[] {
  return missingParts({ ...toInput(values), nutrition: nutritionOf(values) });
}

/** Returns the input to send. It may be invalid until {@link problemsOfProduct} finds no problem. */
export function toInput(values: ProductValues): ProductInput {
  return {
    category: values.category,
    // Only digits: `Number` also reads `1e3` and `0x10`.
    number: /^\s*\d*\s*$/.test(values.number) ? Number(values.number) : Number.NaN,
    name: values.name,
    priceCents: parsePrice(values.price) ?? Number.NaN,
    description: values.description,
    images: picturesOf(values.images),
    longDescription: values.longDescription.trim() || null,
    benefits: values.benefits.map((benefit) => benefit.trim()).filter(Boolean),
    nutrition: nutritionInput(values) as ProductInput['nutrition'],
    ...declarationInput(values),
    pairings: values.pairings,
    ...searchAppearanceInput(values),
    featured: values.featured,
    active: values.active,
  };
}

const PRICE_WANTED = 'Informe o preço em reais, como 34,90.';

/** Returns the problems by the form's fields, which has one per line of the label. */
export function problemsOfProduct(values: ProductValues): Partial<Record<keyof ProductValues, string>> {
  const { error } = numberedProductInput.safeParse(toInput(values));
  const problems: Partial<Record<keyof ProductValues, string>> = {};
  for (const { path, message } of error?.issues ?? []) {
    const [field, part] = path;
    if (field === 'priceCents') problems.price ??= parsePrice(values.price) === null ? PRICE_WANTED : message;
    else if (field === 'nutrition') problems[part as keyof NutritionValues] ??= message;
    else problems[field as keyof ProductValues] ??= message;
  }
  if (values.category === '') problems.category = 'Escolha a categoria.';
  return problems;
}

export const typedProduct: Typed<ProductValues, ProductInput, ProductRecord> = {
  contract: productValues,
  labels: productLabels,
  toValues,
  toInput,
  check: problemsOfProduct,
  isLive: ({ active }) => active,
};
