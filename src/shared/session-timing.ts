/** Milliseconds between two looks at the session. */
export const CHECK_EVERY = 30_000;
/** Fewer milliseconds than this, three looks, before its end a session is renewed. */
const RENEW_BEFORE = 3 * CHECK_EVERY;

export function needsRenewal(expiresAt: string, now: number): boolean {
  return Date.parse(expiresAt) - now < RENEW_BEFORE;
}

export function hasExpired(expiresAt: string, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

/**
 * The server's instant on this device's clock, which may be hours off: `answeredAt` is what the answer's `Date` header
 * says, if it says anything.
 */
export function onThisClock(expiresAt: string, answeredAt: string | null, now: number): string {
  const skew = answeredAt ? now - Date.parse(answeredAt) : 0;
  // The header counts whole seconds, and the answer was under way for a moment.
  return Math.abs(skew) > 5000 ? new Date(Date.parse(expiresAt) + skew).toISOString() : expiresAt;
}
