/** schema.org objects, ready for JSON-LD. Pure: they are told the origin of absolute addresses. */

export const SCHEMA = 'https://schema.org';

/**
 * An address as it stands outside of the site: that of a picture may be a path or a whole address. Nothing for what is
 * stored and no address: machines miss a picture, nobody misses the page.
 */
export function absolute(origin: string, address: string): string | undefined {
  return URL.canParse(address, origin) ? new URL(address, origin).href : undefined;
}

/** The same of several: those that are addresses. */
export function absoluteAll(origin: string, addresses: string[]): string[] {
  return addresses.map((address) => absolute(origin, address)).filter((address) => address !== undefined);
}

export type Crumb = { name: string; path: string };

/** The way from the home to a page; the last crumb is the page itself. */
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
