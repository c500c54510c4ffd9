import { STATES } from './states';
import { z } from './zod';

/** Abbreviations of the states of Brazil and its federal district. */
export const UFS = Object.keys(STATES);

/** One of them, in upper or lower case. */
export const uf = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { error: 'Informe a UF.', abort: true })
  .regex(/^[A-Z]{2}$/, { error: 'A UF tem 2 letras.', abort: true })
  .refine((text) => UFS.includes(text), 'Não há estado com esta sigla.');
