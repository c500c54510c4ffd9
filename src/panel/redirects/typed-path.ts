/**
 * Returns the path that was meant. Strips this site's host, as copied from the address bar, and adds a missing slash.
 * Leaves other hosts, and input that is not a path, unchanged: the check refuses them.
 */
export function typedPath(typed: string, host: string): string {
  const text = typed.trim();
  const [, named, path = ''] = /^(?:https?:\/\/)?([^/]+)(.*)$/i.exec(text) ?? [];
  const isOwn = named !== undefined && bare(named) === bare(host);
  if (isOwn) return path || '/';
  return /^[\w-]+(?:\/|$)/.test(text) ? `/${text}` : text;
}

/** Returns the path of a former address. Its domain is ignored: an old domain may have led to this site. */
export function formerPath(typed: string, host: string): string {
  const whole = /^(?:https?:\/\/|www\.)[^/?#\s]+(.*)$/i.exec(typed.trim());
  if (!whole) return withoutQuery(typedPath(typed, host));
  const path = whole[1] ?? '';
  return withoutQuery(path.startsWith('/') ? path : `/${path}`);
}

/** Removes query and fragment: a redirect matches the path alone, and visitors keep their own query. */
export function withoutQuery(path: string): string {
  return path.startsWith('/') ? path.replace(/[?#].*$/, '') : path;
}

function bare(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}
