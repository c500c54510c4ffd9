import { z } from './zod';

const amount = z
  .number('Informe um número.')
  .min(0, 'O valor não pode ser negativo.')
  .max(100_000, 'O valor é alto demais.');

/**
 * Nutrition facts of one serving. Energy in kcal, sodium in mg, everything else in g.
 * What the owner always knows is required; what only the Brazilian label asks for may be `null` (unknown, never zero).
 */
export const nutrition = z.strictObject({
  servingSize: amount.positive('A porção deve ser maior que zero.'),
  servingUnit: z.enum(['g', 'ml']),
  /** Household measure printed beside the serving, e.g. `1 copo`. */
  servingMeasure: z.string().trim().max(60, 'A medida passa de 60 caracteres.').nullable(),
  servingsPerPack: amount.positive().nullable(),
  calories: amount,
  carbs: amount,
  totalSugars: amount,
  addedSugars: amount,
  proteins: amount,
  fats: amount,
  saturatedFats: amount.nullable(),
  transFats: amount.nullable(),
  fibers: amount.nullable(),
  sodium: amount.nullable(),
});
export type Nutrition = z.infer<typeof nutrition>;
