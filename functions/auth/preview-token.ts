import { createHmac, randomBytes } from 'node:crypto';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
import { equalText, keyFor, type Secrets } from './keys';

/** Claims of a preview link: it opens one record until `expiresAt` (ms), provided that its nonce is still stored. */
type PreviewClaims = { noun: CopiedNoun; id: CopyKey; nonce: string; expiresAt: number };

/** Lower case only, because addresses are lower case. */
const FORM = /^([1-9]\d{0,14}|[a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-z]{1,12})-([0-9a-f]{16})-([0-9a-f]{40})$/;

/** Ids that look like a number are sealed as numbers. */
const NUMBERED = /^[1-9]\d{0,14}$/;

export const newNonce = () => randomBytes(8).toString('hex');

/** Makes a token. It does not contain the noun: the address names it, and the seal covers it. */
export function makePreviewToken(secret: string, claims: PreviewClaims): string {
  const { id, nonce, expiresAt } = claims;
  return `${id}-${expiresAt.toString(36)}-${nonce}-${sealOf(secret, claims)}`;
}

/** Returns the claims of a token, expired or not; `null` if it was not made here, or was made for another noun. */
export function readPreviewToken(
  secrets: Secrets,
  noun: CopiedNoun,
  token: string,
): (PreviewClaims & { id: string }) | null {
  const [, id, expiry = '', nonce = '', seal = ''] = FORM.exec(token) ?? [];
  if (!id) return null;
  const claims = { noun, id, nonce, expiresAt: Number.parseInt(expiry, 36) };
  return secrets.some((secret) => equalText(seal, sealOf(secret, claims))) ? claims : null;
}

function sealOf(secret: string, { noun, id, nonce, expiresAt }: PreviewClaims): string {
  const text = JSON.stringify([noun, NUMBERED.test(String(id)) ? Number(id) : id, nonce, expiresAt]);
  return createHmac('sha256', keyFor(secret, 'preview')).update(text).digest('hex').slice(0, 40);
}
