import { z } from './zod';

/** As many stand in one row of the page. */
export const PAIRINGS_MAX = 4;

/**
 * A product that goes with another, known by its id wherever it moves. The name is what it was called when it was chosen:
 * the history tells it even of one that is gone. Visitors read today's.
 */
export const pairing = z.strictObject({
  id: z.int('Escolha o produto na lista.').positive('Escolha o produto na lista.'),
  name: z.string().trim().max(120, 'O nome passa de 120 caracteres.'),
});
export type Pairing = z.infer<typeof pairing>;

export const pairings = z
  .array(pairing)
  .max(PAIRINGS_MAX, `No máximo ${PAIRINGS_MAX} produtos combinam com um.`)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Há produtos repetidos em “Combina com”.');
