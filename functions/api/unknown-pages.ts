import { Hono } from 'hono';
import { canonicalPath } from '../../src/shared/canonical-path';
import { type LeadsTo, unknownPage } from '../../src/shared/unknown-page';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';
import { leadsTo } from '../http/lead-on';
import { originOf } from '../http/origin';
import { noteUnknownPage } from '../http/unknown-page';

/** Per visitor, so that a flood from one takes no redirect from the others. */
const allowVisitor = allowance(30, 'Muitos endereços desconhecidos.');

/**
 * Unknown addresses that are opened inside the application, without a request for a document. The response says where they
 * lead. Those that lead nowhere are logged and counted.
 */
export const unknownPages = new Hono<AppEnv>().post('/', jsonBody(unknownPage, AUTH_BODY), async (c) => {
  allowVisitor(originOf(c));
  const { path } = c.req.valid('json');
  // The application takes any spelling of an address; redirects are stored in the canonical one.
  const { pathname } = new URL(path.replace(/^\/+/, '/'), c.req.url);
  const answer: LeadsTo = { to: await leadsTo(c, canonicalPath(pathname)) };
  if (answer.to === null) noteUnknownPage(c, path);
  return c.json(answer, 200);
});
