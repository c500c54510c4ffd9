import { build } from 'virtual:build';
import { Hono } from 'hono';
import { anonymous } from '../../src/shared/anonymous';
import { clientError } from '../../src/shared/client-error';
import { errorCounted } from '../db/client-errors';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';

const allow = allowance(30, 60_000, 'Muitos erros de uma vez.');

/** Which part of the product an entry module starts; those of other builds are none. */
const PARTS = new Map([
  [build.entry, 'site'],
  [build.panel.entry, 'panel'],
  [build.preview.entry, 'preview'],
] as const);

/**
 * What went wrong in browsers, counted by build, message and place. Only of the build that answers: tabs that are older run
 * what is mended, or gone.
 */
export const clientErrors = new Hono<AppEnv>().post('/', jsonBody(clientError, AUTH_BODY), async (c) => {
  const { entry, message, at } = c.req.valid('json');
  const part = PARTS.get(entry);
  if (!part) return c.body(null, 204);
  allow();
  await errorCounted(c.var.db, { build: build.source, part, message: anonymous(message), at }, Date.now());
  return c.body(null, 204);
});
