import { z } from 'zod';
import { categoryKey } from './category';
import { image } from './image';
import { nutrition } from './nutrition-facts';

export const productInput = z.strictObject({
  category: categoryKey,
  /** The product's number inside its category, as in `/produtos/{category}/{number}`. */
  number: z.int().min(1, 'O número começa em 1.'),
  name: z.string().trim().min(1, 'Informe o nome do produto.').max(120),
  priceCents: z.int('O preço é em centavos inteiros.').min(0, 'O preço não pode ser negativo.').max(10_000_000),
  /** One or two sentences for cards and for the top of the product's page. */
  description: z.string().trim().max(300),
  images: z.array(image).max(12, 'No máximo 12 imagens por produto.'),
  /** Paragraphs separated by a blank line. */
  longDescription: z.string().trim().max(5000).nullable(),
  benefits: z.array(z.string().trim().min(1).max(160)).max(12),
  nutrition: nutrition.nullable(),
  featured: z.boolean(),
  active: z.boolean(),
});
export type ProductInput = z.infer<typeof productInput>;

/** What a card shows. `hasPage` is false while the data sheet is missing: the card then says `Em breve`. */
export type ProductCard = Pick<ProductInput, 'category' | 'number' | 'name' | 'priceCents' | 'description'> & {
  image: z.infer<typeof image> | null;
  hasPage: boolean;
};

/** An active product with its complete data sheet. */
export type Product = Omit<ProductInput, 'longDescription' | 'nutrition' | 'active' | 'featured'> & {
  longDescription: string;
  nutrition: NonNullable<ProductInput['nutrition']>;
};
