import type { MiddlewareHandler } from 'hono';
import type { Fields } from '../../src/shared/activity';
import { withPresentNames } from '../../src/shared/former-names';
import { z } from '../../src/shared/zod';
import type { AppEnv } from '../env';
import { ApiFailure } from './errors';

/** Maximum bytes of a JSON body: of the account, and of the panel. */
export const AUTH_BODY = 16 * 1024;
export const PANEL_BODY = 128 * 1024;
const MB = 1024 * 1024;
/** A post's working copy with its base: two bodies of maximum size, whose quotation marks take two bytes in JSON. */
export const POST_BODY = 5 * MB;

/** Room for the largest act: the alternative texts of as many pictures as one act may write. */
export const ACT_BODY = 512 * 1024;

type Json<T extends z.ZodType> = { in: { json: z.input<T> }; out: { json: z.output<T> } };

/**
 * Validates the body by its contract: 415 for anything but JSON, 413 beyond the limit (in bytes, counted while it streams),
 * 400 for invalid JSON or UTF-8 and for keys that the contract does not know, 422 with the fields to correct.
 */
export function jsonBody<T extends z.ZodType>(schema: T, limit: number): MiddlewareHandler<AppEnv, string, Json<T>> {
  return async (c, next) => {
    if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
      throw new ApiFailure(415, { error: 'Envie os dados em JSON.', code: 'media-type' });
    }
    const result = schema.safeParse(parse(await readBody(c.req.raw, limit)));
    if (!result.success) throw refusal(result.error);
    c.req.addValidatedData('json', result.data as object);
    return next();
  };
}

/** Extends a contract to bodies of a panel that an earlier release opened: they may use the former names of fields. */
export function formerly<T extends z.ZodType>(schema: T): T {
  const renamed = (body: unknown) => (isFields(body) ? withPresentNames(body) : body);
  return z.preprocess(renamed, schema) as unknown as T;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the body's bytes. Stops at the limit, whatever Content-Length says. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.length;
    if (total > limit) {
      await reader.cancel();
      throw new ApiFailure(413, {
        error: `O envio passa de ${limit < MB ? `${limit / 1024} KB` : `${limit / MB} MB`}.`,
        code: 'too-large',
      });
    }
    chunks.push(value);
  }
  return new Uint8Array(Buffer.concat(chunks, total));
}

/** Stricter than `request.json()`, which silently replaces invalid UTF-8 and accepts lone surrogates. */
function parse(bytes: Uint8Array): unknown {
  try {
    return parseWellFormed(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new ApiFailure(400, {
      error: 'Não entendemos o que foi enviado. Recarregue a página e tente de novo.',
      code: 'malformed',
    });
  }
}

/** Parses JSON. Also throws if an escape sequence makes a lone surrogate, which no database stores. */
export function parseWellFormed(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    if (typeof value === 'string' && !value.isWellFormed()) throw new TypeError('half a character');
    return value;
  });
}

/** Returns a 422 with what to correct, by the contract's field names. */
export function invalid(fields: Record<string, string>): ApiFailure {
  return new ApiFailure(422, { error: 'Confira os campos destacados.', code: 'invalid', fields });
}

/** Returns a 422 for values that another record already has. */
export function taken(fields: Record<string, string>): ApiFailure {
  return new ApiFailure(422, { error: 'Confira os campos destacados.', code: 'taken', fields });
}

function refusal({ issues }: z.ZodError): ApiFailure {
  if (issues.some(({ code, path }) => code === 'unrecognized_keys' || (code === 'invalid_type' && path.length === 0))) {
    return new ApiFailure(400, {
      error: 'Não entendemos o que foi enviado. Recarregue a página e tente de novo.',
      code: 'malformed',
    });
  }
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join('.')] ??= message;
  return invalid(fields);
}
