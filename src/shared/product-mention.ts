import { z } from './zod';

/**
 * A product that another record names, known by its id wherever it moves. The name is what it was called when it was
 * chosen: the history tells it even of one that is gone. Visitors read today's.
 */
const productMention = z.strictObject({
  id: z.int('Escolha o produto na lista.').positive('Escolha o produto na lista.'),
  name: z.string().trim().max(120, 'O nome passa de 120 caracteres.'),
});
export type ProductMention = z.infer<typeof productMention>;

/** Of so many at a time the panel asks what they are today: more than any record but an article may name. */
export const NAMED_MAX = 100;

/** No more than so many, each once. */
export function productMentions(most: number, messages: { tooMany: string; twice: string }) {
  return z
    .array(productMention)
    .max(most, messages.tooMany)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, messages.twice);
}
