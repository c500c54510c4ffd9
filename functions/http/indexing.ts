import type { MiddlewareHandler } from 'hono';
import { type AppEnv, isLocal } from '../env';

/** Search engines know the site by its canonical host alone: previews and the platform's own addresses stay out. */
export const indexing: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { host } = new URL(c.req.url);
  const known = c.env.SITE_ORIGIN ? host === new URL(c.env.SITE_ORIGIN).host : isLocal(c.req.url);
  if (!known) c.header('X-Robots-Tag', 'noindex');
};
