import type { Context } from 'hono';
import type { CreatedPasskey, PasskeyQuestion, SignedChallenge, Transport } from '../../src/shared/passkey';
import { type AppEnv, siteOrigin } from '../env';
import { ApiFailure } from '../http/errors';
import { challengesOf, STEP_AGE, type Step } from './second-step';

/** Loaded when somebody has a passkey at hand: what it is made of costs a fresh isolate 100 ms, and every page waits. */
const webauthn = () => import('@simplewebauthn/server');

/** The password was asked for: a device without a PIN is good enough for the step behind it. */
const VERIFICATION = 'preferred';
/** EdDSA, ES256, RS256: what devices have, and what the platform can check. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT = STEP_AGE * 1000;

type Credential = { credentialId: string; transports: Transport[] };

/** Who asks, in the words of WebAuthn: a device answers to no other origin, and signs what no other can use. */
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

/** What a browser is told to make a passkey by; `known` are those that the person has, of which none is made again. */
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

/** What is stored of a new passkey; `null` when it is no answer to this step, from this site. */
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
 * How often the device says that the passkey was used by now, when it has signed this step's challenge; `null` when not,
 * or when that is no more often than before: a copy of it may be about.
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
