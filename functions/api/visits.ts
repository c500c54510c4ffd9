import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isCounted, visit } from '../../src/shared/visits';
import { EDITOR_HINT } from '../auth/editor-hint';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';
import { noteVisit } from '../http/visits';
import { dropExpired } from '../upkeep/retention';

const allow = allowance(3000, 60_000, 'Muitas visitas de uma vez.');

/** What visitors see and do, counted; whoever edits the site is none. */
export const visits = new Hono<AppEnv>().post('/', jsonBody(visit, AUTH_BODY), (c) => {
  const told = c.req.valid('json');
  if (getCookie(c, EDITOR_HINT, 'host') || !isCounted(told)) return c.body(null, 204);
  allow();
  const written = noteVisit(c.env.DB, told);
  // What is over goes in time, though nobody signs in for weeks.
  if (written) c.executionCtx.waitUntil(written.then(() => dropExpired(c.env)));
  return c.body(null, 204);
});
