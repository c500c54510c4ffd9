import { can } from '../../src/shared/permissions';
import type { Role } from '../../src/shared/roles';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long a session lives, in ms: unused, and at all. Whoever can open the panel signs in more often (ASVS 7.3). */
const CUSTOMER = { idle: 7 * DAY, absolute: 30 * DAY };
const PANEL = { idle: 12 * HOUR, absolute: 7 * DAY };

/** Parallel tabs may show the last refresh token for this long, in ms. */
export const REFRESH_GRACE = 30_000;
/** Sessions that one person may have open. */
export const SESSIONS_MAX = 10;

export type SessionTimes = { createdAt: string; rotatedAt: string };

/** How much longer (ms) the session can be refreshed; not positive once it is over. */
export function timeLeft({ createdAt, rotatedAt }: SessionTimes, roles: readonly Role[], now = Date.now()): number {
  const { idle, absolute } = can({ roles }, 'panel') ? PANEL : CUSTOMER;
  return Math.min(Date.parse(rotatedAt) + idle, Date.parse(createdAt) + absolute) - now;
}
