/** Interval between checks of the session, in ms. */
export const CHECK_EVERY = 30_000;
/** A session is renewed this long before its end, in ms: three checks. */
const RENEW_BEFORE = 3 * CHECK_EVERY;

export function needsRenewal(expiresAt: string, now: number): boolean {
  return Date.parse(expiresAt) - now < RENEW_BEFORE;
}

export function hasExpired(expiresAt: string, now: number): boolean {
  return Date.parse(expiresAt) <= now;
}

/**
 * Converts the server's instant to this device's clock, which may be hours off. `answeredAt` is the `Date` header of the
 * answer, if there is one.
 */
export function onThisClock(expiresAt: string, answeredAt: string | null, now: number): string {
  const skew = answeredAt ? now - Date.parse(answeredAt) : 0;
  // Smaller differences come from the header's whole seconds and from the network.
  return Math.abs(skew) > 5000 ? new Date(Date.parse(expiresAt) + skew).toISOString() : expiresAt;
}
