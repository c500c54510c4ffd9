/** schema.org objects, ready for JSON-LD. Pure: they are told the origin of absolute addresses. */

export const SCHEMA = 'https://schema.org';

/** An address as it stands outside of the site: that of a picture may be a path or a whole address. */
export function absolute(origin: string, address: string): string {
  return new URL(address, origin).href;
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
