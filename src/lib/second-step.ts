import type { PasskeyQuestion } from '../shared/passkey';
import type { Session } from '../shared/user';
import { type Outcome, UNREACHED } from './answer';
import { enter } from './session';

/** Answers the second step of a sign-in by a passkey; what talks to devices is fetched now. */
export async function enterByPasskey(question: PasskeyQuestion): Promise<Outcome<Session>> {
  const fetched = await import('./passkeys').catch(() => null);
  return fetched ? fetched.enterByPasskey(question) : { ok: false, failure: UNREACHED };
}

/** Takes the second step without a passkey. */
export function enterByCode(code: string): Promise<Outcome<Session>> {
  return enter((api) => api.auth.session['recovery-code'].$post({ json: { code } }));
}

/** Whether the challenge is worth nothing any more: only the password leads on. */
export function isOver({ failure }: Extract<Outcome<Session>, { ok: false }>): boolean {
  return failure.code === 'step-over' || failure.code === 'wrong-passkey';
}
