import type { MiddlewareHandler } from 'hono';

/** Minimum duration of a response about accounts, in ms: known and unknown accounts take equally long. */
const QUICK = 150;
/** Minimum where a password is hashed, which alone takes longer than `QUICK` on a slow machine. */
const HASHING = 300;

/** Delays a response until a minimum time has passed since the request began: timing reveals nothing about accounts. */
export function minDuration(kind: 'quick' | 'hashing'): MiddlewareHandler {
  const least = kind === 'quick' ? QUICK : HASHING;
  return async (_, next) => {
    const reached = new Promise((resolve) => setTimeout(resolve, least));
    await next();
    await reached;
  };
}
