import type { SiteSettings } from './settings';

/** Returns the title of a page in tabs and search engines: its own words, then the brand's name. */
export function pageTitle(title: string, { brandName, brandPhrase }: Pick<SiteSettings, 'brandName' | 'brandPhrase'>) {
  return title === brandPhrase ? `${title}: shakes, sorvetes e cones proteicos` : `${title} | ${brandName}`;
}
