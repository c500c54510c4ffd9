import { z } from './zod';

/** A line that may be missing; one that is left empty is missing too. `what` names it, with its article: `O resumo`. */
export function optionalText(max: number, what: string) {
  return z
    .string()
    .trim()
    .max(max, `${what} passa de ${max} caracteres.`)
    .transform((text) => text || null)
    .nullable();
}
