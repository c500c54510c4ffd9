import { NO_CONNECTION, type Success } from './api';

/** Why something could not be done. `status` is 0 when no answer came, `message` what the server says, if anything. */
export type Failure = {
  status: number;
  message: string | undefined;
  /** What to mend, by the contract's field names. */
  fields: Record<string, string>;
  code: string | undefined;
};
/** `answeredAt` is the server's clock, in an HTTP date. */
export type Outcome<Body> = { ok: true; body: Body; answeredAt: string | null } | { ok: false; failure: Failure };

export type Answer = { ok: boolean; status: number; headers: Headers; json: () => Promise<unknown> };
type ErrorBody = { error?: string; fields?: Record<string, string>; code?: string } | null;

/** What came of a call, as a value: a form keeps what was typed and says what went wrong. */
export async function outcome<R extends Answer>(answer: Promise<R>): Promise<Outcome<Success<R>>> {
  const response = await answer.catch(() => null);
  if (!response) return failed(0, { error: NO_CONNECTION });
  const body = await response.json().catch(() => null);
  if (response.ok && body) {
    return { ok: true, body: body as Success<R>, answeredAt: response.headers.get('Date') };
  }
  return failed(response.status, body as ErrorBody);
}

function failed(status: number, body: ErrorBody): { ok: false; failure: Failure } {
  return { ok: false, failure: { status, message: body?.error, fields: body?.fields ?? {}, code: body?.code } };
}
