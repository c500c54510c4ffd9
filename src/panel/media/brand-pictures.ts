import { mediumSearchText, searchWords } from '../../shared/search';
import published from './brand-pictures.json';

/**
 * A picture of the brand. It is a static file of the site and not in R2, so it can be chosen but neither changed nor
 * deleted.
 */
export type BrandPicture = { address: string; name: string; alt: string };

const BRAND_PICTURES: (BrandPicture & { text: string })[] = published.map((picture) => ({
  ...picture,
  text: mediumSearchText(picture),
}));

/** Returns the pictures that contain every word of the query, as the library's search does; all for an empty query. */
export function findBrandPictures(query: string): BrandPicture[] {
  const words = searchWords(query);
  return BRAND_PICTURES.filter(({ text }) => words.every((word) => text.includes(word)));
}
