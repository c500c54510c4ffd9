import { mediumSearchText, searchWords } from '../../shared/search';
import published from './brand-pictures.json';

/**
 * A picture that the brand had made. The site serves it as a file of its own, so it is none of R2's: it can be chosen, but
 * neither changed nor deleted.
 */
export type BrandPicture = { address: string; name: string; alt: string };

const BRAND_PICTURES: (BrandPicture & { text: string })[] = published.map((picture) => ({
  ...picture,
  text: mediumSearchText(picture),
}));

/** Those that have every word of the query, as the library's search has it; all for an empty one. */
export function findBrandPictures(query: string): BrandPicture[] {
  const words = searchWords(query);
  return BRAND_PICTURES.filter(({ text }) => words.every((word) => text.includes(word)));
}
