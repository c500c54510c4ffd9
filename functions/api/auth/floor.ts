import type { MiddlewareHandler } from 'hono';

/** No answer of the account comes sooner than this, in ms: what is known takes as long as what is not. */
const QUICK = 150;
/** Where a password is hashed, whose time alone passes the other floor on a slow machine. */
const HASHING = 300;

/** Holds an answer back until its floor, counted from the start of the request. */
export function floor(kind: 'quick' | 'hashing'): MiddlewareHandler {
  const least = kind === 'quick' ? QUICK : HASHING;
  return async (_, next) => {
    const reached = new Promise((resolve) => setTimeout(resolve, least));
    await next();
    await reached;
  };
}
