import type { MiddlewareHandler } from 'hono';
import { canonicalPath, isReadable } from '../../src/shared/canonical-path';
import type { AppEnv } from '../env';
import { plainPage } from './plain-page';

/** Maximum characters of path and query, far above any link of this site. */
const LONGEST_ADDRESS = 16_384;

const invalidAddress = plainPage(
  'Endereço inválido',
  'Este endereço não pode ser lido. Confira se foi copiado inteiro.',
);

/** Redirects other spellings of an address to its canonical one, in one hop. Refuses addresses that cannot be read. */
export const canonicalAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.length + search.length > LONGEST_ADDRESS) return c.html(invalidAddress, 414);
  if (!isReadable(pathname)) return c.html(invalidAddress, 400);
  const path = canonicalPath(pathname);
  if (path === pathname || !['GET', 'HEAD'].includes(c.req.method)) return next();
  return c.redirect(path + search, 301);
};
