import { type Refusal, withErrorCode } from '../shared/refusal';
import { NO_CONNECTION, type Success } from './api';

/** No answer came, or one that is not the API's own; or the browser's device gave no passkey. */
type Unanswered = { code: 'unreached' | 'unreadable' | 'no-passkey' };
/** Why something could not be done, told apart by `code`; `message` is what can be said of it, if anything. */
export type Failure = (Refusal | Unanswered) & { message: string | undefined };
/** `answeredAt` is the server's clock, in an HTTP date. */
export type Outcome<Body> = { ok: true; body: Body; answeredAt: string | null } | { ok: false; failure: Failure };

export type Answer = { ok: boolean; headers: Headers; json: () => Promise<unknown> };

/** What came of a call, as a value: a form keeps what was typed and says what went wrong. */
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

/** The failure that an answer's body tells. */
export function failureIn(body: unknown): Failure {
  const told = body as Partial<Refusal & { requestId: string }> | null;
  const message = told?.error && withErrorCode(told.error, told);
  return told?.code ? { ...(told as Refusal), message } : { code: 'unreadable', message };
}

/** What to mend, by the contract's field names. */
export function fieldsOf(failure: Failure): Record<string, string> {
  return 'fields' in failure ? failure.fields : {};
}
