/** schema.org objects, ready for JSON-LD. Pure: they are told the origin of absolute addresses. */

export type Crumb = { name: string; path: string };

/** The way from the home to a page; the last crumb is the page itself. */
export function breadcrumbList(origin: string, crumbs: Crumb[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
