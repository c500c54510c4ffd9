import { z } from './zod';

/** An address inside the application that leads nowhere, as the browser tells the server of it: the path alone. */
export const unknownPage = z.strictObject({
  path: z
    .string()
    .regex(/^\/[^\s\\]*$/, 'Informe um caminho do site.')
    .max(2048, 'O caminho é longo demais.'),
});
