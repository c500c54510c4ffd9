import { readableText } from './readable-text';
import { z } from './zod';

const amount = z
  .number({
    error: ({ input }) =>
      input === null || input === undefined
        ? 'Informe este valor: a tabela nutricional precisa dele.'
        : 'Informe só o número, como 4,5.',
  })
  .min(0, 'O valor não pode ser negativo.')
  .max(100_000, 'O valor é alto demais.');

/**
 * Nutrition facts of one serving. Energy in kcal, sodium in mg, everything else in g. Values that the owner always knows
 * are required; those that only the Brazilian label needs may be `null` (unknown, never zero).
 */
const facts = z.strictObject({
  servingSize: amount.positive('A porção deve ser maior que zero.'),
  servingUnit: z.enum(['g', 'ml']),
  /** Household measure printed beside the serving, e.g. `1 copo`. */
  servingMeasure: readableText().max(60, 'A medida passa de 60 caracteres.').nullable(),
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

/** Maximum weight of a millilitre, in g: honey weighs 1.4, and no product here is heavier. */
const HEAVIEST_ML = 1.5;
/** Separate lines of the label that are weighed in g. All other lines are parts of these. */
const WEIGHED = ['carbs', 'proteins', 'fats', 'fibers'] as const;

/** Checks that the parts of a serving weigh no more than the serving. Allows one gram for rounded figures. */
function weigh({ servingSize, servingUnit, ...amounts }: z.output<typeof facts>, { addIssue }: z.RefinementCtx) {
  const grams = WEIGHED.map((key) => ({ key, weight: amounts[key] ?? 0 }));
  const sum = grams.reduce((total, { weight }) => total + weight, 0);
  if (servingSize <= 0 || sum <= servingSize * (servingUnit === 'ml' ? HEAVIEST_ML : 1) + 1) return;
  const heaviest = grams.reduce((most, each) => (each.weight > most.weight ? each : most));
  const total = `${Number(sum.toFixed(2)).toLocaleString('pt-BR')} g`;
  const message = `Carboidratos, proteínas, gorduras e fibras somam ${total}, e não cabem na porção. Confira os valores.`;
  addIssue({ code: 'custom', path: [heaviest.key], message });
}

export const nutrition = facts.superRefine(weigh);
export type Nutrition = z.infer<typeof nutrition>;
