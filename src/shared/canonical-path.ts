/**
 * Returns a path in lower case, without double or trailing slashes and without needless escapes. Those that stay are in
 * capitals, as browsers write them: they are the same in either case (RFC 3986, section 6.2.2.1). It starts with exactly one
 * slash (a URL's path has no backslash): as a redirect's target it never leaves this origin.
 */
export function canonicalPath(pathname: string): string {
  return (
    pathname
      .replace(/%[0-9a-f]{2}/gi, (escaped) => {
        const char = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
        return /[\w~-]/.test(char) ? char : escaped;
      })
      .replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.length === 1 ? part.toLowerCase() : part.toUpperCase()))
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, '') || '/'
  );
}

/** Returns whether the escapes of a path decode to characters. */
export function isReadable(pathname: string): boolean {
  try {
    // The result is used because the bundler would drop an unused call, and its exception.
    return decodeURIComponent(pathname).startsWith('/');
  } catch {
    return false;
  }
}
