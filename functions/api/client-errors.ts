import { build } from 'virtual:build';
import { Hono } from 'hono';
import { anonymous } from '../../src/shared/anonymous';
import { clientError } from '../../src/shared/client-error';
import { saveError } from '../db/client-errors';
import type { AppEnv } from '../env';
import { allowance } from '../http/allowance';
import { AUTH_BODY, jsonBody } from '../http/body';
import { originOf } from '../http/origin';

const WORDS = 'Muitos erros de uma vez.';
/** Per visitor, so that a flood from one takes nothing from the others; and per instance, for floods from many. */
const allowVisitor = allowance(30, WORDS);
const allowAll = allowance(300, WORDS);

/** The part of the product that each entry module starts. Entry modules of other builds are unknown. */
const PARTS = new Map([
  [build.entry, 'site'],
  [build.panel.entry, 'panel'],
  [build.preview.entry, 'preview'],
] as const);

/**
 * Counts errors in browsers by build, message and place. Only those of the current build: older tabs run code that has been
 * fixed or removed.
 */
export const clientErrors = new Hono<AppEnv>().post('/', jsonBody(clientError, AUTH_BODY), async (c) => {
  const { entry, message, at } = c.req.valid('json');
  const part = PARTS.get(entry);
  if (!part) return c.body(null, 204);
  allowVisitor(originOf(c));
  allowAll();
  await saveError(c.var.db, { build: build.source, part, message: anonymous(message), at }, Date.now());
  return c.body(null, 204);
});
