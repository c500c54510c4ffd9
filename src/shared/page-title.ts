import type { SiteSettings } from './settings';

/** The title of a page as tabs and search engines show it: behind its own words the brand's name. */
export function pageTitle(title: string, { brandName, brandPhrase }: Pick<SiteSettings, 'brandName' | 'brandPhrase'>) {
  return title === brandPhrase ? `${title}: shakes, sorvetes e cones proteicos` : `${title} | ${brandName}`;
}
