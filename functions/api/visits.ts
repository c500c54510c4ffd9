import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isCounted, visit } from '../../src/shared/visits';
import { EDITOR_HINT } from '../auth/editor-hint';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';
import { noteVisit } from '../http/visits';
import { deliverSoon } from '../mail/outbox';
import { dropExpired } from '../upkeep/retention';

const allow = allowance(3000, 'Muitas visitas de uma vez.');

/** Counts what visitors see and do. Editors of the site are not counted. */
export const visits = new Hono<AppEnv>().post('/', jsonBody(visit, AUTH_BODY), (c) => {
  const reported = c.req.valid('json');
  if (getCookie(c, EDITOR_HINT, 'host') || !isCounted(reported)) return c.body(null, 204);
  allow();
  const written = noteVisit(c.env.DB, reported);
  if (written) {
    // Also here, in case there is no sign-in for weeks: expired data is deleted, and mail that failed once is sent again.
    c.executionCtx.waitUntil(deliverSoon(c.env, c.req.url));
    c.executionCtx.waitUntil(written.then(() => dropExpired(c.env)));
  }
  return c.body(null, 204);
});
