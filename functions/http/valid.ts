import { zValidator } from '@hono/zod-validator';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

/** A positive integer in a path, written without sign, fraction or leading zero. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Path parameters by a contract; an address that does not fit is simply not found. */
export function pathParams<T extends z.ZodType>(schema: T, notFound: string) {
  return zValidator('param', schema, (result) => {
    if (!result.success) throw new HTTPException(404, { message: notFound });
  });
}

/** Query parameters by a contract; what does not fit is named in the answer. */
export function queryParams<T extends z.ZodType>(schema: T) {
  return zValidator('query', schema, (result, c) => {
    if (result.success) return;
    const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
    return c.json({ error: 'Os parâmetros do endereço não são válidos.', fields }, 422);
  });
}
