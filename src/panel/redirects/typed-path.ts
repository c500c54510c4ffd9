/**
 * Returns the path that was meant. Strips this site's host, as copied from the address bar, and adds a missing slash.
 * Leaves other hosts and all that is no path as they are, to be refused.
 */
export function typedPath(typed: string, host: string): string {
  const text = typed.trim();
  const [, named, path = ''] = /^(?:https?:\/\/)?([^/]+)(.*)$/i.exec(text) ?? [];
  const isOwn = named !== undefined && bare(named) === bare(host);
  if (isOwn) return path || '/';
  return /^[\w-]+(?:\/|$)/.test(text) ? `/${text}` : text;
}

/** The path of an address that is no more: it led here under whichever domain, so that a whole address names its path. */
export function formerPath(typed: string, host: string): string {
  const whole = /^(?:https?:\/\/|www\.)[^/?#\s]+(.*)$/i.exec(typed.trim());
  if (!whole) return withoutQuery(typedPath(typed, host));
  const path = whole[1] ?? '';
  return withoutQuery(path.startsWith('/') ? path : `/${path}`);
}

/** What stands behind a path has no part in where it leads: visitors keep theirs on the way. */
export function withoutQuery(path: string): string {
  return path.startsWith('/') ? path.replace(/[?#].*$/, '') : path;
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
