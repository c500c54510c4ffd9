import type { RouteObject } from 'react-router-dom';
import { PAGE_PARAMETERS, readParameters, TYPED_PARAMETERS, writeParameters } from '../../src/lib/page-parameters';
import { routeFinder } from '../../src/lib/route-finder';
import { readCompared, writeCompared } from '../../src/shared/catalogue/compared';
import { filterPairs, readFilters } from '../../src/shared/catalogue/filters';
import { routes } from '../../src/site/routes';

const findRoute = routeFinder(routes);

/** Pages that narrow the catalogue by words of their own. */
const CATALOGUE = ['products/categories', 'products/category'];

const COMPARISON = 'products/compare';

/** Of so many filters at once a page is kept: of more, two visitors hardly ever want the same. */
const FILTERS_KEPT = 2;

/**
 * The address by which a page is rendered and kept: of its parameters those alone that it reads, in one order, each once.
 * Links with a thousand tracking codes lead to one page.
 */
export function pageAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  if (!search) return origin + pathname;
  const id = findRoute(pathname)?.routes.at(-1)?.id ?? '';
  const known = new URLSearchParams(hasParameters(id) ? writeParameters(id, readParameters(id, search)) : '');
  if (CATALOGUE.includes(id)) for (const pair of filterPairs(readFilters(search))) known.append(...pair);
  // Written by hand, with the commas of the links: in whatever form an address says it, it is one page.
  if (id === COMPARISON) return `${origin}${pathname}${writeCompared(readCompared(search))}`;
  return `${origin}${pathname}${known.size > 0 ? `?${known}` : ''}`;
}

/** Whether a page is made for what one visitor typed or combined: of such addresses there is no end. */
export function isOneVisitors(address: string): boolean {
  const { search, searchParams } = new URL(address);
  if (!search) return false;
  return (
    TYPED_PARAMETERS.some((name) => searchParams.has(name)) || filterPairs(readFilters(search)).length > FILTERS_KEPT
  );
}

function hasParameters(id: string): id is keyof typeof PAGE_PARAMETERS {
  return Object.hasOwn(PAGE_PARAMETERS, id);
}

/** The pattern of a page's path, which names nothing that is in it: `/produtos/:category/:number`. */
export function pagePattern(pathname: string): string {
  return findRoute(pathname)?.pattern ?? '/*';
}

/** The pages that stand where they stand whatever the database holds. */
export function fixedPages(): string[] {
  return pathsOf(routes, '').filter((path) => !/[:*]/.test(path));
}

function pathsOf(among: RouteObject[], above: string): string[] {
  return among.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path}`;
    return path === undefined ? pathsOf(children, own) : [own, ...pathsOf(children, own)];
  });
}
