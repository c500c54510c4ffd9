import type { MiddlewareHandler } from 'hono';

/** No answer of the account comes sooner than this, in ms: what is known takes as long as what is not. */
const QUICK = 150;
/** Where a password is hashed, which alone takes longer than that on a slow machine. */
const HASHING = 300;

/** Holds an answer back until so much time has passed since the request began: timing tells nothing of accounts. */
export function minDuration(kind: 'quick' | 'hashing'): MiddlewareHandler {
  const least = kind === 'quick' ? QUICK : HASHING;
  return async (_, next) => {
    const reached = new Promise((resolve) => setTimeout(resolve, least));
    await next();
    await reached;
  };
}
