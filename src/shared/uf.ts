import { STATES } from './states';
import { z } from './zod';

/** The states of Brazil and its federal district, as they are written. */
export const UFS = Object.keys(STATES);

/** One of them, however it is typed. */
export const uf = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, { error: 'Informe a UF.', abort: true })
  .regex(/^[A-Z]{2}$/, { error: 'A UF tem 2 letras.', abort: true })
  .refine((text) => UFS.includes(text), 'Não há estado com esta sigla.');
