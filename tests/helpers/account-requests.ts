import { POLICY_VERSION } from '../../src/shared/policy';
import { MARK } from './hostile';

const PERSON = { name: 'Ana', email: `${MARK}@example.com`, password: 'chute ruim' };
const TOKEN = 'A'.repeat(43);
const ANSWER = { id: TOKEN, clientDataJSON: TOKEN };
/** A valid request for each route of sign-in and account: for tests that go through all of them. */
export const ACCOUNT_REQUESTS: [method: string, path: string, good: Record<string, unknown>][] = [
  ['GET', '/api/auth/session', {}],
  ['POST', '/api/auth/session', { email: PERSON.email, password: PERSON.password }],
  ['POST', '/api/auth/session/passkey', { signed: { ...ANSWER, authenticatorData: TOKEN, signature: TOKEN } }],
  ['POST', '/api/auth/session/recovery-code', { code: 'abcd-efgh-jkmn-pqrs' }],
  ['DELETE', '/api/auth/session', {}],
  ['POST', '/api/auth/session/refresh', {}],
  ['POST', '/api/auth/sign-up', { ...PERSON, acceptedPolicy: POLICY_VERSION, adult: true }],
  ['POST', '/api/auth/confirmations', { email: PERSON.email, password: PERSON.password }],
  ['POST', '/api/auth/link-checks', { token: TOKEN }],
  ['POST', '/api/auth/confirm', { token: TOKEN }],
  ['POST', '/api/auth/recoveries', { email: PERSON.email }],
  ['POST', '/api/auth/reset', { token: TOKEN, password: PERSON.password }],
  ['GET', '/api/auth/challenge', {}],
  ['POST', '/api/auth/challenge', { answer: MARK }],
  ['GET', '/api/me', {}],
  ['PATCH', '/api/me', { name: 'Ana' }],
  ['PUT', '/api/me/password', { currentPassword: PERSON.password, newPassword: PERSON.password }],
  ['GET', '/api/me/passkeys', {}],
  ['POST', '/api/me/passkeys/challenges', { password: PERSON.password }],
  ['POST', '/api/me/passkeys', { name: 'Chave', created: { ...ANSWER, attestationObject: TOKEN, transports: [] } }],
  ['PATCH', '/api/me/passkeys/:id', { name: 'Chave' }],
  ['POST', '/api/me/passkeys/:id/removal', { password: PERSON.password }],
  ['POST', '/api/me/recovery-codes', { password: PERSON.password }],
  ['GET', '/api/me/kept-products', {}],
  ['PUT', '/api/me/kept-products', { favourites: [{ category: 'soulshake', number: 1 }], seen: [], version: 0 }],
  ['GET', '/api/me/sessions', {}],
  ['DELETE', '/api/me/sessions', {}],
  ['DELETE', '/api/me/sessions/:id', {}],
  ['GET', '/api/me/export', {}],
  ['POST', '/api/me/deletion', { password: PERSON.password }],
];
