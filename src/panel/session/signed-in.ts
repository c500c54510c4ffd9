import { useSyncExternalStore } from 'react';
import { inSession, NEVER, renewSession } from '../../lib/session';
import { isLetGo } from './leaving';

type Question = { answer: (signedIn: boolean) => void };

let question: Question | null = null;
let asking: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function show(next: Question | null) {
  question = next;
  for (const listener of listeners) listener();
}

/** Asks for the password in place; however many calls ask, one dialog answers them all. */
function askToSignIn(): Promise<boolean> {
  asking ??= new Promise<boolean>((resolve) => show({ answer: resolve })).finally(() => {
    asking = null;
    show(null);
  });
  return asking;
}

/** The open question, for the dialog that puts it. */
export function useQuestion(): Question | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => question,
  );
}

/**
 * Sends a call of the panel. When the session ended, the call waits until it is renewed or the person has signed in
 * again, then is sent once more: whatever was being saved is saved. Whoever declines gets the 401.
 */
export function signedIn<Answer extends { status: number }>(send: () => Promise<Answer>): Promise<Answer> {
  return isLetGo() ? NEVER : inSession(send, revive);
}

const revive = async () => (await renewSession()) || askToSignIn();

/** The panel's `fetch`. */
export function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return signedIn(() => fetch(input, init));
}
