import { zValidator } from '@hono/zod-validator';
import type { RefusalOf } from '../../src/shared/refusal';
import { z } from '../../src/shared/zod';
import { type Missing, notFound } from './errors';

/** A positive integer in a path, written without sign, fraction or leading zero. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Path parameters by a contract; an address that does not fit is simply not found. */
export function pathParams<T extends z.ZodType>(schema: T, missing: Missing) {
  return zValidator('param', schema, (result) => {
    if (!result.success) throw notFound(missing);
  });
}

/** Query parameters by a contract; what does not fit is named in the answer. */
export function queryParams<T extends z.ZodType>(schema: T) {
  return zValidator('query', schema, (result, c) => {
    if (result.success) return;
    const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
    return c.json<RefusalOf<'invalid'>>(
      { error: 'Os parâmetros do endereço não são válidos.', code: 'invalid', fields },
      422,
    );
  });
}
