import { z } from './zod';

/**
 * An error in a browser, as reported to the server: the entry module of the running bundle, the message (`anonymous`),
 * and the place in our scripts.
 */
export const clientError = z.strictObject({
  entry: z.string().max(200, 'O endereço é longo demais.'),
  message: z.string().trim().min(1, 'Informe o que houve.').max(1000, 'A mensagem é longa demais.'),
  at: z
    .string()
    .max(200, 'O lugar é longo demais.')
    .regex(/^\/assets\/[\w./-]+\.js:\d+:\d+$/, 'Informe o lugar em um script do site.'),
});

export type ClientError = z.infer<typeof clientError>;
