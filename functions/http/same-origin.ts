import type { MiddlewareHandler } from 'hono';
import { type AppEnv, siteOrigin } from '../env';
import { ApiFailure } from './errors';

/** JSON, and uploaded pictures. */
const TYPES = /^(?:application\/json\s*(?:;|$)|image\/)/i;
const SAFE = ['GET', 'HEAD', 'OPTIONS'];

/** Methods that change nothing: https://www.rfc-editor.org/rfc/rfc9110#name-safe-methods */
export const isSafe = (method: string): boolean => SAFE.includes(method);

/** Accepts changes only from this site's own pages: by `Sec-Fetch-Site`, or by `Origin` if the browser omits that. */
export const sameOrigin: MiddlewareHandler<AppEnv> = (c, next) => {
  if (isSafe(c.req.method)) return next();
  const site = c.req.header('Sec-Fetch-Site');
  const ours = site ? site === 'same-origin' : c.req.header('Origin') === siteOrigin(c.env, c.req.raw);
  if (!ours)
    throw new ApiFailure(403, {
      error: 'Este envio não veio do nosso site. Recarregue a página e tente de novo.',
      code: 'foreign-origin',
    });
  // Refuses the types that a form of another site can send, even where the handler reads no body.
  if (!TYPES.test(c.req.header('Content-Type') ?? 'application/json')) {
    throw new ApiFailure(415, { error: 'Envie os dados em JSON.', code: 'media-type' });
  }
  return next();
};
