import { readableText } from './readable-text';
import { z } from './zod';

/**
 * A product that another record names, by its id, which stays when it moves. `name` is its name when it was chosen: the
 * history shows it even if the product is gone. Visitors see the current name.
 */
const productMention = z.strictObject({
  id: z.int('Escolha o produto na lista.').positive('Escolha o produto na lista.'),
  name: readableText().max(120, 'O nome passa de 120 caracteres.'),
});
export type ProductMention = z.infer<typeof productMention>;

/** Maximum number of products that the panel looks up at once: more than any record but an article may name. */
export const NAMED_MAX = 100;

/** Returns the schema of at most `most` products, without duplicates. */
export function productMentions(most: number, messages: { tooMany: string; twice: string }) {
  return z
    .array(productMention)
    .max(most, messages.tooMany)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, messages.twice);
}
