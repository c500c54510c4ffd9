import { DAY, HOUR } from '../../src/shared/duration';
import { can } from '../../src/shared/permissions';
import type { Role } from '../../src/shared/roles';

/** Lifetime of a session in ms: without use, and in total. Staff sessions expire sooner (ASVS 7.3). */
const CUSTOMER = { idle: 7 * DAY, absolute: 30 * DAY };
const PANEL = { idle: 12 * HOUR, absolute: 7 * DAY };

/** How long parallel tabs may still send the previous refresh token, in ms. */
export const REFRESH_GRACE = 30_000;
/** Maximum number of open sessions of one person. */
export const SESSIONS_MAX = 10;

export type SessionTimes = { createdAt: string; rotatedAt: string };

/** Returns how much longer (ms) the session can be refreshed; zero or less once it is over. */
export function timeLeft({ createdAt, rotatedAt }: SessionTimes, roles: readonly Role[], now = Date.now()): number {
  const { idle, absolute } = can({ roles }, 'panel') ? PANEL : CUSTOMER;
  return Math.min(Date.parse(rotatedAt) + idle, Date.parse(createdAt) + absolute) - now;
}
