import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../env';
import { plainPage } from './plain-page';

/** Characters of path and query. Nothing this site links to comes near. */
const LONGEST_ADDRESS = 16_384;

const invalidAddress = plainPage(
  'Endereço inválido',
  'Este endereço não pode ser lido. Confira se foi copiado inteiro.',
);

/** Every page has one address: others that mean the same lead there, in one hop; what cannot be read is refused. */
export const canonicalAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (pathname.length + search.length > LONGEST_ADDRESS) return c.html(invalidAddress, 414);
  if (!isReadable(pathname)) return c.html(invalidAddress, 400);
  const path = canonicalPath(pathname);
  if (path === pathname || !['GET', 'HEAD'].includes(c.req.method)) return next();
  return c.redirect(path + search, 301);
};

/**
 * Lower case, without doubled or closing slashes and without needless escapes. It starts with exactly one slash (a URL
 * has no backslash in its path), so that as a redirect's target it never leaves this origin.
 */
function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/%[0-9a-f]{2}/gi, (escaped) => {
        const char = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
        return /[\w~-]/.test(char) ? char : escaped;
      })
      .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part))
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  );
}

function isReadable(pathname: string): boolean {
  try {
    // The result is used, or the bundler would drop the call and its exception with it.
    return decodeURIComponent(pathname).startsWith('/');
  } catch {
    return false;
  }
}
