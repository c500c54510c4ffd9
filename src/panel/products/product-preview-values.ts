import { imageAddress } from '../../shared/image';
import { labelNotes, labelStatements } from '../../shared/label/statements';
import { parsePrice } from '../../shared/money';
import { nutritionOf } from '../../shared/typed/nutrition';
import { type ProductValues, toInput } from '../../shared/typed/product';
import type { PreviewedProduct } from '../preview/product-preview';

/** Returns the product for the preview: invalid input is left out, and an invalid price replaced by `price`, in cents. */
export function toPreview(values: ProductValues, price = 0): PreviewedProduct {
  const { nutrition: _, ...input } = toInput(values);
  return {
    ...input,
    number: Number.isInteger(input.number) ? input.number : 0,
    name: input.name.trim() || 'Nome do produto',
    priceCents: parsePrice(values.price) ?? price,
    images: input.images.filter(({ src }) => imageAddress.safeParse(src).success),
    nutrition: nutritionOf(values),
    statements: labelStatements(input, input.category),
    notes: labelNotes(input),
  };
}
