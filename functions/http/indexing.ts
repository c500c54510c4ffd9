import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';

const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/** Search engines know the site by its canonical host alone: previews and the platform's own addresses stay out. */
export const indexing: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  const { host, hostname } = new URL(c.req.url);
  const known = c.env.SITE_ORIGIN ? host === new URL(c.env.SITE_ORIGIN).host : LOCAL.includes(hostname);
  if (!known) c.header('X-Robots-Tag', 'noindex');
};
