import { type Failure, failureAnswer } from '../../lib/answer';

/** Time added for each character of a request, in ms: as many bytes take no longer at 160 kbit/s, in both directions. */
const PER_CHARACTER = 0.1;

const words = 'O servidor não respondeu. Tente de novo em instantes.';
/** Failure of a call that the server never answered. */
export const UNANSWERED: Failure = { code: 'unavailable', error: words, message: words };

/**
 * Makes a call that may take `ms`, longer with a long body. After that it is aborted, and the answer says that the server did
 * not respond: the same call may be made again. The time includes reading the answer's body, so it is not stopped before.
 */
export async function inTime(
  ms: number,
  length: number,
  send: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const late = new AbortController();
  setTimeout(() => late.abort(), ms + length * PER_CHARACTER);
  try {
    return await send(late.signal);
  } catch (error) {
    if (!late.signal.aborted) throw error;
    return failureAnswer(UNANSWERED);
  }
}
