import { z } from './zod';

/** The states of Brazil and its federal district. */
export const UFS = 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO'.split(' ');

/** One of them, however it is typed. */
export const uf = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, { error: 'A UF tem 2 letras.', abort: true })
  .refine((text) => UFS.includes(text), 'Não há estado com esta sigla.');
