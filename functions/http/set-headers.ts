import type { Context } from 'hono';

/**
 * Sets headers of the answer at hand in one go. Hono's `header` puts a new answer in its place for each of them, lest it be
 * one of `fetch`, which takes none.
 */
export function setHeaders(c: Context, headers: Record<string, string>) {
  const [first, ...others] = Object.entries(headers);
  if (!first) return;
  c.header(...first);
  for (const [name, value] of others) c.res.headers.set(name, value);
}
