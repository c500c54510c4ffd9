import { createHmac, randomBytes } from 'node:crypto';
import type { CopiedNoun, CopyKey } from '../../src/shared/working-copy';
import { equalText, keyFor, type Secrets } from './keys';

/** What a preview's link opens: one record, until `expiresAt` (ms) at most, as long as its nonce stands. */
type PreviewClaims = { noun: CopiedNoun; id: CopyKey; nonce: string; expiresAt: number };

/** Lower case throughout: addresses are. */
const FORM = /^([1-9]\d{0,14}|[a-z0-9]+(?:-[a-z0-9]+)*)-([0-9a-z]{1,12})-([0-9a-f]{16})-([0-9a-f]{40})$/;

/** What reads as a number is sealed as one. */
const NUMBERED = /^[1-9]\d{0,14}$/;

export const newNonce = () => randomBytes(8).toString('hex');

/** Of the noun nothing is in it: the address names it, and the seal covers it. */
export function makePreviewToken(secret: string, claims: PreviewClaims): string {
  const { id, nonce, expiresAt } = claims;
  return `${id}-${expiresAt.toString(36)}-${nonce}-${sealOf(secret, claims)}`;
}

/** What a token opens, expired or not; `null` for whatever was not made here, or for another noun. */
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
