import { equalText, keyFor, type Secrets, seal } from './keys';

/**
 * The session's id and how often it was refreshed. A seal covers both, so the token need not be stored: the database's
 * content is not enough to make one without the server's secret.
 */
export type RefreshClaims = { sessionId: string; counter: number };

const FORM = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/;

export function makeRefreshToken(secret: string, { sessionId, counter }: RefreshClaims): string {
  return `${sessionId}.${counter}.${seal(keyFor(secret, 'refresh'), `${sessionId}.${counter}`)}`;
}

/** Returns the claims of a token; `null` if it was not made here. */
export function readRefreshToken(secrets: Secrets, token: string): RefreshClaims | null {
  const [, sessionId, counter, given] = FORM.exec(token) ?? [];
  if (!sessionId || !counter || !given) return null;
  const isOurs = secrets.some((secret) => equalText(given, seal(keyFor(secret, 'refresh'), `${sessionId}.${counter}`)));
  return isOurs ? { sessionId, counter: Number(counter) } : null;
}
