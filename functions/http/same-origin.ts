import type { MiddlewareHandler } from 'hono';
import { type AppEnv, siteOrigin } from '../env';
import { ApiFailure } from './errors';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Whatever changes something comes from this site's own pages: the browser says so itself, or names their origin. */
export const sameOrigin: MiddlewareHandler<AppEnv> = (c, next) => {
  if (SAFE.includes(c.req.method)) return next();
  const site = c.req.header('Sec-Fetch-Site');
  const ours = site ? site === 'same-origin' : c.req.header('Origin') === siteOrigin(c.env, c.req.raw);
  if (!ours) throw new ApiFailure(403, { error: 'Este pedido não veio do nosso site.' });
  return next();
};
