import { zValidator } from '@hono/zod-validator';
import type { RefusalOf } from '../../src/shared/refusal';
import { z } from '../../src/shared/zod';
import { ApiFailure, type Missing, notFound } from './errors';

/** A positive integer in a path, written without sign, fraction or leading zero. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number);

/** Validates path parameters by a contract. An address that does not fit is answered with 404. */
export function pathParams<T extends z.ZodType>(schema: T, missing: Missing) {
  return zValidator('param', schema, (result) => {
    if (!result.success) throw notFound(missing);
  });
}

/** Validates query parameters by a contract; the answer names those that do not fit. 400 for an invalid cursor. */
export function queryParams<T extends z.ZodType>(schema: T) {
  return zValidator('query', schema, (result, c) => {
    if (result.success) return;
    const cursor = result.error.issues.find(({ path: [name] }) => name === 'after');
    if (cursor) throw new ApiFailure(400, { error: cursor.message, code: 'bad-cursor' });
    const fields = Object.fromEntries(result.error.issues.map((issue) => [issue.path.join('.'), issue.message]));
    return c.json<RefusalOf<'invalid'>, 422>(
      { error: 'Os parâmetros do endereço não são válidos.', code: 'invalid', fields },
      422,
    );
  });
}
