import type { Image } from '../../../src/shared/image.ts';
import type { Nutrition } from '../../../src/shared/nutrition-facts.ts';
import type { ProductInput } from '../../../src/shared/product.ts';
import type { SearchAppearance } from '../../../src/shared/search-appearance.ts';
import { categories } from '../categories.ts';
import { picture } from '../pictures.ts';

/** The part of the nutrition facts that every product of a line shares. */
export type Serving = Pick<Nutrition, 'servingSize' | 'servingUnit' | 'servingMeasure' | 'servingsPerPack'>;

/** A product without the fields that `products.ts` adds to each. */
export type SeededProduct = Omit<ProductInput, 'pairings' | 'vegan' | 'caffeine' | keyof SearchAppearance> &
  Partial<Pick<ProductInput, 'vegan' | 'caffeine'>>;

/** Ingredients of a product, and what its label declares. */
export type Declaration = Pick<
  ProductInput,
  'ingredients' | 'contains' | 'mayContain' | 'gluten' | 'lactose' | 'caffeine'
>;

/** Returns the product's picture, a close-up of it and the scene of its category. */
export function gallery(category: string, number: number, alts: { whole: string; detail: string }): Image[] {
  const scene = categories.find(({ key }) => key === category);
  if (!scene) throw new Error(`Unknown category: ${category}`);
  return [
    { src: picture(`${category}-${number}`), alt: alts.whole },
    { src: picture(`${category}-${number}-detalhe`), alt: alts.detail },
    { src: scene.image, alt: scene.imageAlt },
  ];
}

/** Turns an indented text into paragraphs of one line each, separated by a blank line. */
export function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s+/g, ' '))
    .join('\n\n');
}
