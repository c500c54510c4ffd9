import { Hono } from 'hono';
import { unknownPage } from '../../src/shared/unknown-page';
import type { AppEnv } from '../env';
import { AUTH_BODY, jsonBody } from '../http/body';
import { ApiFailure } from '../http/errors';
import { logUnknownPage } from '../http/unknown-page';

/** How many lines an instance of the server writes in so many ms. */
const LINES = 30;
const WINDOW = 60_000;

let window = { startedAt: 0, lines: 0 };

/**
 * Unknown addresses reached inside the application, which asks the server for no document. They are logged and kept
 * nowhere. Counted in memory, since a limit that costs a write would be what an attacker wants: past it nothing is logged.
 */
export const unknownPages = new Hono<AppEnv>().post('/', jsonBody(unknownPage, AUTH_BODY), (c) => {
  const now = Date.now();
  if (now - window.startedAt >= WINDOW) window = { startedAt: now, lines: 0 };
  window.lines += 1;
  if (window.lines > LINES) {
    const seconds = Math.ceil((window.startedAt + WINDOW - now) / 1000);
    throw new ApiFailure(
      429,
      { error: 'Muitos endereços desconhecidos.', code: 'too-many' },
      { 'Retry-After': String(seconds) },
    );
  }
  logUnknownPage(c.req.valid('json').path);
  return c.body(null, 204);
});
