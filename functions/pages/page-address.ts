import { matchRoutes } from 'react-router-dom';
import { PAGE_PARAMETERS, readParameters, TYPED_PARAMETERS, writeParameters } from '../../src/lib/page-parameters';
import { routes } from '../../src/site/routes';

/**
 * The address by which a page is rendered and kept: of its parameters those alone that it reads, in one order, each once.
 * Links with a thousand tracking codes lead to one page.
 */
export function pageAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  const id = matchRoutes(routes, pathname)?.at(-1)?.route.id ?? '';
  const known = hasParameters(id) ? writeParameters(id, readParameters(id, search)) : '';
  return origin + pathname + known;
}

/** Whether a page is made for words of one visitor. */
export function isSearched(address: string): boolean {
  const { searchParams } = new URL(address);
  return TYPED_PARAMETERS.some((name) => searchParams.has(name));
}

function hasParameters(id: string): id is keyof typeof PAGE_PARAMETERS {
  return Object.hasOwn(PAGE_PARAMETERS, id);
}

/** The pattern of a page's path, which names nothing that is in it: `/produtos/:category/:number`. */
export function pagePattern(pathname: string): string {
  const parts = matchRoutes(routes, pathname)?.map(({ route }) => route.path) ?? [];
  return `/${parts.filter(Boolean).join('/')}`;
}
