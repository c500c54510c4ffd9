/**
 * Lower case, without doubled or closing slashes and without needless escapes. It starts with exactly one slash (a URL
 * has no backslash in its path), so that as a redirect's target it never leaves this origin.
 */
export function canonicalPath(pathname: string): string {
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

/** Whether its escapes are characters. */
export function isReadable(pathname: string): boolean {
  try {
    // The result is used, or the bundler would drop the call and its exception with it.
    return decodeURIComponent(pathname).startsWith('/');
  } catch {
    return false;
  }
}
