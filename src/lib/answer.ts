import { type Refusal, withErrorCode } from '../shared/refusal';
import { NO_CONNECTION, type Success } from './api';

/** No answer came, or the answer is not one of the API, or the device returned no passkey. */
type Unanswered = { code: 'unreached' | 'unreadable' | 'no-passkey' };
/** Why an action failed: screens switch on `code`; `message` is the text to show, if there is one. */
export type Failure = (Refusal | Unanswered) & { message: string | undefined };
/** Result of a call. `answeredAt` is the server's clock, as an HTTP date. */
export type Outcome<Body> = { ok: true; body: Body; answeredAt: string | null } | { ok: false; failure: Failure };

export type Answer = { ok: boolean; headers: Headers; json: () => Promise<unknown> };

/** Returns the result of a call as a value instead of throwing: a form keeps what was typed and shows the failure. */
export async function outcome<R extends Answer>(answer: Promise<R>): Promise<Outcome<Success<R>>> {
  const response = await answer.catch(() => null);
  if (!response) return { ok: false, failure: UNREACHED };
  const body = await response.json().catch(() => null);
  if (response.ok && body) {
    return { ok: true, body: body as Success<R>, answeredAt: response.headers.get('Date') };
  }
  return { ok: false, failure: failureIn(body) };
}

export const UNREACHED: Failure = { code: 'unreached', message: NO_CONNECTION };

/** Returns the failure that an answer's body describes. */
export function failureIn(body: unknown): Failure {
  const refusal = body as Partial<Refusal & { requestId: string }> | null;
  const message = refusal?.error && withErrorCode(refusal.error, refusal);
  return refusal?.code ? { ...(refusal as Refusal), message } : { code: 'unreadable', message };
}

/** Returns an answer with this failure, in the API's format. */
export const failureAnswer = (failure: Failure) =>
  Response.json({ error: failure.message, ...failure }, { status: 503 });

/** Returns what to correct, by the contract's field names. */
export function fieldsOf(failure: Failure): Record<string, string> {
  return 'fields' in failure ? failure.fields : {};
}
