import type { MiddlewareHandler } from 'hono';
import { type AppEnv, isLocal } from '../env';

/** Lets search engines index only the canonical host, not preview deployments or the platform's own domains. */
export const indexing: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { host } = new URL(c.req.url);
  const known = c.env.SITE_ORIGIN ? host === new URL(c.env.SITE_ORIGIN).host : isLocal(c.req.url);
  if (!known) c.header('X-Robots-Tag', 'noindex');
};
