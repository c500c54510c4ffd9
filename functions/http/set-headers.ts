import type { Context } from 'hono';

/**
 * Sets several headers of the current answer. Hono's `header` replaces the answer each time it is called, because answers
 * of `fetch` have immutable headers. So it is called only once, for the first header.
 */
export function setHeaders(c: Context, headers: Record<string, string>) {
  const [first, ...others] = Object.entries(headers);
  if (!first) return;
  c.header(...first);
  for (const [name, value] of others) c.res.headers.set(name, value);
}
