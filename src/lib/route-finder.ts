import type { RouteObject } from 'react-router-dom';

/** Routes from the outermost to the page's own, its pattern (`/produtos/:category`), and its parameters' values. */
type FoundRoute = { routes: RouteObject[]; pattern: string; params: Record<string, string> };
export type RouteFinder = (pathname: string) => FoundRoute | null;
type Compiled = Pick<FoundRoute, 'routes' | 'pattern'> & { names: string[]; matcher: RegExp; rank: string };

/**
 * Finds what `matchRoutes` would find, but compiles the patterns only once: React Router compiles those of all routes at
 * each call. It supports what our routes consist of: words, `:parameters`, and `*` for the rest.
 */
export function routeFinder(routes: RouteObject[]): RouteFinder {
  const compiled = compile(routes, []).toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  return (pathname) => {
    const path = decoded(pathname);
    for (const { routes, pattern, names, matcher } of compiled) {
      const found = matcher.exec(path);
      if (!found) continue;
      const values = found.slice(1).map((value = '') => value.replaceAll('%2F', '/'));
      return { routes, pattern, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) };
    }
    return null;
  };
}

function compile(routes: RouteObject[], above: RouteObject[]): Compiled[] {
  return routes.flatMap((route) => {
    const branch = [...above, route];
    const below = compile(route.children ?? [], branch);
    return route.path === undefined && !route.index ? below : [...below, compiledBranch(branch)];
  });
}

function compiledBranch(routes: RouteObject[]): Compiled {
  const segments = routes.flatMap(({ path }) => path?.split('/') ?? []).filter(Boolean);
  const kinds = segments.map((segment) => (segment === '*' ? '*' : segment.startsWith(':') ? ':' : ''));
  const source = segments.map((segment, at) => (kinds[at] ? SOURCES[kinds[at]] : `/${escaped(segment)}`));
  return {
    routes,
    pattern: `/${segments.join('/')}`,
    names: segments.flatMap((segment, at) => (kinds[at] ? [segment.replace(':', '')] : [])),
    matcher: new RegExp(`^${source.join('')}/*$`, 'i'),
    // In each segment a word ranks before a parameter, and a parameter before `*`.
    rank: kinds.map((kind) => RANKS[kind]).join(''),
  };
}

const SOURCES: Record<string, string> = { ':': '/([^/]+)', '*': '(?:/(.*))?' };
const RANKS: Record<string, string> = { '': 'a', ':': 'b', '*': 'c' };
const escaped = (text: string) => text.replace(/[\\.*+^${}|()[\]]/g, '\\$&');

/** Decodes a path as React Router does: an encoded `/` does not separate segments. */
function decoded(pathname: string): string {
  try {
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    return segments.join('/');
  } catch {
    return pathname;
  }
}
