import { z } from 'zod';
import { imageAddress } from './image';

/** The key is the category's address: `/produtos/{key}`. */
export const categoryKey = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use só letras minúsculas, números e hífens.')
  .max(60);

export const categoryInput = z.strictObject({
  key: categoryKey,
  name: z.string().trim().min(1, 'Informe o nome da categoria.').max(80),
  description: z.string().trim().max(600),
  image: imageAddress,
  imageAlt: z.string().trim().max(200),
  /** Whether it is one of the chips of `/produtos` and of the links in the footer. */
  highlighted: z.boolean(),
  /** Zero-based place among the categories. */
  order: z.int().min(0),
});
export type CategoryInput = z.infer<typeof categoryInput>;
export type Category = Omit<CategoryInput, 'order'>;
