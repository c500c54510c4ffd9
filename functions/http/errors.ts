import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { DatabaseUnavailable, failureBehind } from '../db/failures';
import { Busy } from './turns';

/**
 * The one shape of every error on the wire. `fields` names what to mend, by the contract's field names; `code` tells
 * apart what a screen must treat apart; what it needs for that stands beside.
 */
export type ApiError = { error: string; fields?: Record<string, string>; code?: string; [more: string]: unknown };

/** Ends a request with a typed error. */
export class ApiFailure extends HTTPException {
  readonly body: ApiError;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, body: ApiError, headers: Record<string, string> = {}) {
    super(status, { message: body.error });
    this.body = body;
    this.headers = headers;
  }
}

export const UNAVAILABLE = 'O serviço está temporariamente indisponível. Tente de novo em instantes.';
const OVERTAKEN = 'Os dados mudaram enquanto isso. Recarregue a página e tente de novo.';
/** Seconds after which a client may try again when the database does not answer. */
export const RETRY_AFTER = '5';
/** Seconds after which those who were sent away may come back. */
const BUSY_FOR = '2';

/** Answers 404 with `message` when a query found nothing. */
export function orNotFound<T>(row: T | undefined, message: string): T {
  if (row === undefined) throw new HTTPException(404, { message });
  return row;
}

/** What went wrong, without the bound values that an ORM error's message carries. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return isQuery ? `query failed: ${cause}` : `${error.name}: ${error.message}`;
}

/** Whether the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  return failureBehind(error) instanceof DatabaseUnavailable;
}

export const onApiError: ErrorHandler = (error, c: Context) => {
  if (error instanceof ApiFailure) return c.json<ApiError>(error.body, error.status, error.headers);
  if (error instanceof Busy) {
    const words = 'Há muitos acessos neste momento. Espere alguns segundos e tente de novo.';
    return c.json<ApiError>({ error: words, code: 'busy' }, 503, { 'Retry-After': BUSY_FOR });
  }
  if (error instanceof HTTPException) {
    return c.json<ApiError>({ error: error.message }, error.status);
  }
  console.error(`${c.req.method} ${c.req.path}: ${describeFailure(error)}`);
  if (isUnavailable(error)) return c.json<ApiError>({ error: UNAVAILABLE }, 503, { 'Retry-After': RETRY_AFTER });
  // Whoever knew what was lost would have said so; what another request wrote came first in any case.
  if (failureBehind(error)) return c.json<ApiError>({ error: OVERTAKEN, code: 'overtaken' }, 409);
  return c.json<ApiError>({ error: 'Algo deu errado do nosso lado. Tente de novo em instantes.' }, 500);
};
