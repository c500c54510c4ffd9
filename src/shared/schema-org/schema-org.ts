/** schema.org objects for JSON-LD. Pure functions: the caller passes the origin of absolute addresses. */

export const SCHEMA = 'https://schema.org';

/**
 * Returns an absolute address; that of a picture may be a path or absolute already. `undefined` if a stored address is
 * invalid: machines miss a picture, but the page still works.
 */
export function absolute(origin: string, address: string): string | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
}

/** Returns the absolute addresses of several. Leaves out invalid ones. */
export function absoluteAll(origin: string, addresses: string[]): string[] {
  return addresses.map((address) => absolute(origin, address)).filter((address) => address !== undefined);
}

type Crumb = { name: string; path: string };

/** Returns the way from the home to a page of at least two steps, the last of which is the page: one alone says nothing. */
export function breadcrumbList(origin: string, crumbs: Crumb[]): object {
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
