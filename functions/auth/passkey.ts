import type { Context } from 'hono';
import type { CreatedPasskey, PasskeyQuestion, SignedChallenge, Transport } from '../../src/shared/passkey';
import { type AppEnv, siteOrigin } from '../env';
import { ApiFailure } from '../http/errors';
import { challengesOf, STEP_AGE, type Step } from './second-step';

/** Loads the library only when a passkey is used: it costs a fresh isolate 100 ms, which every page would wait for. */
const webauthn = () => import('@simplewebauthn/server');

/** A device without a PIN is good enough for this step, because the password was checked before. */
const VERIFICATION = 'preferred';
/** EdDSA, ES256, RS256: the algorithms that devices support and the platform can verify. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT = STEP_AGE * 1000;

type Credential = { credentialId: string; transports: Transport[] };

/** Returns the relying party of WebAuthn: a device signs for this origin only, and no other can use the signature. */
function party(c: Context<AppEnv>) {
  const expectedOrigin = siteOrigin(c.env, c.req.raw);
  return { expectedOrigin, expectedRPID: new URL(expectedOrigin).hostname };
}

export function question(c: Context<AppEnv>, challenge: Buffer, credentials: Credential[]): PasskeyQuestion {
  return {
    challenge: challenge.toString('base64url'),
    rpId: party(c).expectedRPID,
    allowCredentials: credentials.map(descriptor),
    userVerification: VERIFICATION,
    timeout: TIMEOUT,
  };
}

/** Returns the options for creating a passkey. Devices that hold one of the person's `known` passkeys are excluded. */
export async function creation(c: Context<AppEnv>, challenge: Buffer, known: Credential[]) {
  const { generateRegistrationOptions } = await webauthn();
  const { id, email, name } = c.var.user;
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: 'Soul',
    rpID: party(c).expectedRPID,
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    challenge: new Uint8Array(challenge),
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: VERIFICATION },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options;
}

/** Returns what to store of a new passkey; `null` if it does not answer this step's challenge on this site. */
export async function verifyCreated(c: Context<AppEnv>, step: Step, created: CreatedPasskey) {
  const { verifyRegistrationResponse } = await webauthn();
  const { id, transports, ...response } = created;
  const verified = await verifyRegistrationResponse({
    ...party(c),
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: (given) => challengesOf(c, step).includes(given),
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
    synced: credentialBackedUp,
  };
}

/**
 * Returns the passkey's new counter of uses if the device has signed this step's challenge. Returns `null` if it has not, or
 * if the counter did not grow: the passkey may have been cloned.
 */
export async function verifySigned(
  c: Context<AppEnv>,
  step: Step,
  passkey: Credential & { publicKey: string; counter: number },
  { id, ...response }: SignedChallenge,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    ...party(c),
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: (given) => challengesOf(c, step).includes(given),
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

export function wrongPasskey(status: 403 | 422): ApiFailure {
  const error = 'Não foi possível confirmar com esta chave de acesso. Tente de novo.';
  return new ApiFailure(status, { error, code: 'wrong-passkey' });
}

function descriptor({ credentialId, transports }: Credential) {
  return { id: credentialId, type: 'public-key' as const, transports };
}
