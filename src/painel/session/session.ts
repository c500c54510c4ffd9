import { unwrap } from '../../lib/api';
import type { Session } from '../../shared/user';
import { auth } from './client';

let known: Session | null = null;
let renewing: Promise<boolean> | null = null;

/** The e-mail of whoever the panel was opened by: the one who may sign in again in place. */
export function knownEmail(): string {
  return known?.user.email ?? '';
}

/** When the access token ends, in ms since 1970; 0 without one. */
export function expiry(): number {
  return Date.parse(known?.expiresAt ?? '') || 0;
}

export function remember(session: Session) {
  known = session;
}

/** Whose session it is, renewed where its first token has run out; `null` for nobody's. */
export async function currentSession(): Promise<Session | null> {
  const { session } = await unwrap(auth.session.$get());
  if (session) remember(session);
  else if (!(await renew())) return null;
  return known;
}

/** Asks for new tokens, one tab and one call at a time. Tells whether there is a session again. */
export function renew(): Promise<boolean> {
  renewing ??= navigator.locks.request('soul-session', ask).finally(() => {
    renewing = null;
  });
  return renewing;
}

async function ask(): Promise<boolean> {
  const answer = await auth.session.refresh.$post({ json: {} }).catch(() => null);
  if (!answer?.ok) return false;
  remember(await answer.json());
  return true;
}
