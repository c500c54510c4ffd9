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

/** Removes query and fragment: a redirect matches the path only, and visitors keep theirs. */
export function withoutQuery(path: string): string {
  return path.startsWith('/') ? path.replace(/[?#].*$/, '') : path;
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
