import type { PasskeyQuestion } from '../shared/passkey';
import type { Session } from '../shared/user';
import { type Outcome, UNREACHED } from './answer';
import { enter } from './session';

/** Answers the second step of a sign-in with a passkey. The code that talks to devices is fetched only now. */
export async function enterByPasskey(question: PasskeyQuestion): Promise<Outcome<Session>> {
  const fetched = await import('./passkeys').catch(() => null);
  return fetched ? fetched.enterByPasskey(question) : { ok: false, failure: UNREACHED };
}

/** Answers the second step with a recovery code. */
export function enterByCode(code: string): Promise<Outcome<Session>> {
  return enter((api) => api.auth.session['recovery-code'].$post({ json: { code } }));
}

/** Returns whether the challenge is used up: the person has to give the password again. */
export function isOver({ failure }: Extract<Outcome<Session>, { ok: false }>): boolean {
  return failure.code === 'step-over' || failure.code === 'wrong-passkey';
}
