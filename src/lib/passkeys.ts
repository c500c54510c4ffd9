// Fetched only when somebody uses a passkey: this module is not part of any page.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyQuestion } from '../shared/passkey';
import { type Failure, type Outcome, outcome } from './answer';
import { accountApi, enter } from './session';

/** Answers the second step of a sign-in with any of the account's passkeys. */
export async function enterByPasskey(question: PasskeyQuestion) {
  const asked = await answered(() => startAuthentication({ optionsJSON: question }));
  if (!asked.ok) return asked;
  const { id, response } = asked.body;
  const { clientDataJSON, authenticatorData, signature } = response;
  const json = { signed: { id, clientDataJSON, authenticatorData, signature } };
  return enter((api) => api.auth.session.passkey.$post({ json }));
}

/** Creates a passkey on a device, and stores its public key. */
export async function addPasskey(name: string, password: string) {
  const { passkeys } = accountApi().me;
  const begun = await outcome(passkeys.challenges.$post({ json: { password } }));
  if (!begun.ok) return begun;
  const { options } = begun.body;
  const made = await answered(() => startRegistration({ optionsJSON: options }));
  if (!made.ok) return made;
  const { id, response } = made.body;
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const created = { id, clientDataJSON, attestationObject, transports };
  return outcome(passkeys.$post({ json: { name, created } }));
}

/** Returns a device's answer as a value instead of throwing. */
async function answered<Body>(ask: () => Promise<Body>): Promise<Outcome<Body>> {
  if (!browserSupportsWebAuthn()) return { ok: false, failure: failed(UNSUPPORTED) };
  try {
    return { ok: true, body: await ask(), answeredAt: null };
  } catch (error) {
    return { ok: false, failure: failed(WORDS[error instanceof Error ? error.name : ''] ?? UNABLE) };
  }
}

const failed = (message: string): Failure => ({ code: 'no-passkey', message });

const UNSUPPORTED = 'Este navegador não usa chaves de acesso. Tente em outro aparelho ou navegador.';
const UNABLE = 'O aparelho não conseguiu usar a chave de acesso. Tente de novo.';
/** Messages by the name of the browser's error. */
const WORDS: Record<string, string> = {
  NotAllowedError: 'A confirmação foi cancelada ou demorou demais. Tente de novo.',
  AbortError: 'A confirmação foi cancelada. Tente de novo.',
  InvalidStateError: 'Este aparelho já tem uma chave de acesso desta conta.',
  SecurityError: 'Chaves de acesso só funcionam no endereço oficial do site.',
};
