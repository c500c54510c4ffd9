import { Hono } from 'hono';
import { unknownPage } from '../../src/shared/unknown-page';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';
import { noteUnknownPage } from '../http/unknown-page';

const allow = allowance(30, 60_000, 'Muitos endereços desconhecidos.');

/**
 * Unknown addresses reached inside the application, which asks the server for no document. They are logged and
 * counted, thirty a minute at most.
 */
export const unknownPages = new Hono<AppEnv>().post('/', jsonBody(unknownPage, AUTH_BODY), (c) => {
  allow();
  noteUnknownPage(c, c.req.valid('json').path);
  return c.body(null, 204);
});
