import type { Context, ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Noun } from '../../src/shared/nouns';
import type { Refusal } from '../../src/shared/refusal';
import { DatabaseUnavailable, failureBehind, TextTooLong } from '../db/failures';
import { noteFailure, requestId } from './request-log';
import { Busy } from './turns';

/** Ends a request with a typed error. */
export class ApiFailure extends HTTPException {
  readonly body: Refusal;
  readonly headers: Record<string, string>;

  constructor(status: ContentfulStatusCode, body: Refusal, headers: Record<string, string> = {}) {
    super(status, { message: body.error });
    this.body = body;
    this.headers = headers;
  }
}

const UNAVAILABLE = 'O serviço está temporariamente indisponível. Tente de novo em instantes.';
const OVERTAKEN = 'Os dados mudaram enquanto isso. Recarregue a página e tente de novo.';
/** Seconds after which a client may retry when the database does not answer. */
export const RETRY_AFTER = '5';
/** Seconds after which clients that were refused as `busy` may retry. */
const BUSY_FOR = '2';

/** Error text for something not found; with its noun where a screen distinguishes it. */
export type Missing = string | { error: string; noun: Noun };

export function notFound(missing: Missing): ApiFailure {
  return new ApiFailure(404, { code: 'not-found', ...(typeof missing === 'string' ? { error: missing } : missing) });
}

/** Returns the row, or throws 404 when a query found none. */
export function orNotFound<T>(row: T | undefined, missing: Missing): T {
  if (row === undefined) throw notFound(missing);
  return row;
}

/** Parts of an error message to remove: quoted text may be user input, and an e-mail address may occur anywhere. */
const QUOTED = /"[^"]*"|[^\s"]*@[^\s"]*/g;

/** Describes an error without the bound values that an ORM error's message contains. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure';
  const cause = error.cause instanceof Error ? error.cause.message : '';
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query');
  return (isQuery ? `query failed: ${cause}` : `${error.name}: ${error.message}`).replace(QUOTED, '…');
}

/** Returns whether the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  return failureBehind(error) instanceof DatabaseUnavailable;
}

/** Adds the request's id to an unexpected failure: by this id its line is found in the log. */
function withRequestId(body: Refusal): Refusal {
  const id = requestId();
  return id && (body.code === 'failed' || body.code === 'unavailable') ? { ...body, requestId: id } : body;
}

function unavailable(c: Context) {
  return c.json(withRequestId({ error: UNAVAILABLE, code: 'unavailable' }), 503, { 'Retry-After': RETRY_AFTER });
}

export const onApiError: ErrorHandler = (error, c: Context) => {
  if (error instanceof ApiFailure) return c.json(withRequestId(error.body), error.status, error.headers);
  if (error instanceof Busy) {
    const words = 'Há muitos acessos neste momento. Espere alguns segundos e tente de novo.';
    return c.json<Refusal>({ error: words, code: 'busy' }, 503, { 'Retry-After': BUSY_FOR });
  }
  if (error instanceof HTTPException) {
    return c.json<Refusal>({ error: error.message, code: 'malformed' }, error.status);
  }
  const failure = failureBehind(error);
  if (failure instanceof TextTooLong) {
    const fields = { [failure.field]: 'O texto ocupa espaço demais. Divida-o em dois.' };
    return c.json<Refusal>({ error: 'Confira os campos destacados.', code: 'invalid', fields }, 422);
  }
  noteFailure(describeFailure(error));
  if (isUnavailable(error)) return unavailable(c);
  // Routes handle the failures that they expect. Any other means that another request wrote first.
  if (failure) return c.json<Refusal>({ error: OVERTAKEN, code: 'overtaken' }, 409);
  return c.json(
    withRequestId({ error: 'Algo deu errado do nosso lado. Tente de novo em instantes.', code: 'failed' }),
    500,
  );
};
