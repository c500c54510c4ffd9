import type { RouteObject } from 'react-router-dom';
import { PAGE_PARAMETERS, readParameters, TYPED_PARAMETERS, writeParameters } from '../../src/lib/page-parameters';
import { routeFinder } from '../../src/lib/route-finder';
import { readCompared, writeCompared } from '../../src/shared/catalogue/compared';
import { filterPairs, readFilters } from '../../src/shared/catalogue/filters';
import { routes } from '../../src/site/routes';

const findRoute = routeFinder(routes);

/** Pages of the catalogue, whose filters are parameters of the address. */
const CATALOGUE = ['products/categories', 'products/category'];

const COMPARISON = 'products/compare';

/** Maximum number of filters of a cached page. With more, two visitors hardly ever ask for the same page. */
const FILTERS_CACHED = 2;

/**
 * Returns the address under which a page is rendered and cached: only the parameters that it reads, in a fixed order, each
 * once. Links that differ only in tracking codes share one page.
 */
export function pageAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  if (!search) return origin + pathname;
  const id = findRoute(pathname)?.routes.at(-1)?.id ?? '';
  const known = new URLSearchParams(hasParameters(id) ? writeParameters(id, readParameters(id, search)) : '');
  if (CATALOGUE.includes(id)) for (const pair of filterPairs(readFilters(search))) known.append(...pair);
  // Written with commas, as links write it: all spellings of the same comparison share one page.
  if (id === COMPARISON) return `${origin}${pathname}${writeCompared(readCompared(search))}`;
  return `${origin}${pathname}${known.size > 0 ? `?${known}` : ''}`;
}

/** Returns whether a page depends on what one visitor typed or combined: the number of such addresses has no limit. */
export function isOneVisitors(address: string): boolean {
  const { search, searchParams } = new URL(address);
  if (!search) return false;
  return (
    TYPED_PARAMETERS.some((name) => searchParams.has(name)) || filterPairs(readFilters(search)).length > FILTERS_CACHED
  );
}

function hasParameters(id: string): id is keyof typeof PAGE_PARAMETERS {
  return Object.hasOwn(PAGE_PARAMETERS, id);
}

/** Returns the pattern of a page's path, without its parameters' values: `/produtos/:category/:number`. */
export function pagePattern(pathname: string): string {
  return findRoute(pathname)?.pattern ?? '/*';
}

/** Returns the pages whose addresses do not depend on the database. */
export function fixedPages(): string[] {
  return pathsOf(routes, '').filter((path) => !/[:*]/.test(path));
}

function pathsOf(among: RouteObject[], above: string): string[] {
  return among.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return path === undefined ? pathsOf(children, own) : [own, ...pathsOf(children, own)];
  });
}
