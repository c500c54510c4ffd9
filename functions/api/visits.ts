import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isCounted, visit } from '../../src/shared/visits';
import { EDITOR_HINT } from '../auth/editor-hint';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';
import { noteVisit } from '../http/visits';

const allow = allowance(3000, 60_000, 'Muitas visitas de uma vez.');

/** What visitors see and do, counted; whoever edits the site is none. */
export const visits = new Hono<AppEnv>().post('/', jsonBody(visit, AUTH_BODY), (c) => {
  const told = c.req.valid('json');
  if (getCookie(c, EDITOR_HINT, 'host') || !isCounted(told)) return c.body(null, 204);
  allow();
  noteVisit(c, told);
  return c.body(null, 204);
});
