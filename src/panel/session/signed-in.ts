import { useSyncExternalStore } from 'react';
import { listeners } from '../../lib/listeners';
import { inSession, NEVER, type Renewal, renewSession } from '../../lib/session';
import { inTime } from './in-time';
import { isLetGo } from './leaving';
import { pauseInTyping } from './typing';

type Question = { answer: (signedIn: boolean) => void };

let question: Question | null = null;
let asking: Promise<boolean> | null = null;
const [subscribe, notify] = listeners();

function show(next: Question | null) {
  question = next;
  notify();
}

/**
 * Opens the sign-in dialog, but not in the middle of a word. Concurrent calls share one dialog and its answer: whether the
 * person has signed in.
 */
export function askToSignIn(): Promise<boolean> {
  asking ??= pauseInTyping()
    .then(() => new Promise<boolean>((resolve) => show({ answer: resolve })))
    .finally(() => {
      asking = null;
      show(null);
    });
  return asking;
}

/** Returns the open question, for the dialog. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}

/**
 * Sends a call of the panel. If the session has ended, renews it or asks the user to sign in, then sends the call again, so
 * a save is not lost. If the user declines, the call returns the 401.
 */
export function signedIn<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer | Response> {
  return isLetGo() ? NEVER : inSession(send, revive);
}

async function revive(): Promise<Renewal> {
  const renewal = await renewSession();
  return renewal === 'ended' && (await askToSignIn()) ? 'renewed' : renewal;
}

/** Maximum time for a write, in ms: the edge gives up a query of its database after 20 s. */
const WRITE_TIMEOUT = 30_000;

/** Fetches like `fetch`, with the panel's session. A write that is not answered in time fails. */
export function fetchSignedIn(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { method = 'GET', body } = init;
  if (method === 'GET') return signedIn(() => fetch(input, init));
  const length = typeof body === 'string' ? body.length : 0;
  return signedIn(() => inTime(WRITE_TIMEOUT, length, (signal) => fetch(input, { ...init, signal })));
}
