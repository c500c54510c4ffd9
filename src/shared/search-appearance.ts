import type { Category } from './category';
import { shortened } from './cut.ts';
import type { Product } from './product';

/** A record's own search appearance; `null` fields are taken from the record's other fields. */
export type SearchAppearance = {
  searchTitle: string | null;
  searchDescription: string | null;
  shareImage: string | null;
};

/** The same on the pages of the site, with the picture's alternative text in Mídia. */
export type SharedAppearance = SearchAppearance & { shareImageAlt: string | null };

export const NO_SEARCH_APPEARANCE: SearchAppearance = { searchTitle: null, searchDescription: null, shareImage: null };

/** Content of a page's head: the title without the brand's name, and the picture whose preview chats show. */
export type Appearance = { title: string; description: string; image: string | null; alt?: string | null | undefined };

export function appearanceOfProduct(
  product: Pick<Product, 'name' | 'description' | 'longDescription' | 'images'> & Partial<SharedAppearance>,
): Appearance {
  const [first] = product.images;
  return {
    title: product.searchTitle || product.name,
    description: product.searchDescription || product.description || shortened(product.longDescription),
    ...sharedPicture(product, first?.src, first?.alt),
  };
}

export function appearanceOfCategory(
  category: Pick<Category, 'name' | 'description' | 'image'> & Partial<Pick<Category, 'imageAlt'> & SharedAppearance>,
): Appearance {
  return {
    title: category.searchTitle || category.name,
    description: category.searchDescription || category.description,
    ...sharedPicture(category, category.image, category.imageAlt),
  };
}

export function sharedPicture(
  { shareImage, shareImageAlt }: Partial<SharedAppearance>,
  image: string | null | undefined,
  alt: string | null | undefined,
) {
  return shareImage ? { image: shareImage, alt: shareImageAlt } : { image: image ?? null, alt };
}

/** Returns a row without its empty fields of the search appearance. Most rows have none, which keeps pages small. */
export function saidOf<Row extends SearchAppearance & Partial<SharedAppearance>>(
  row: Row,
): Omit<Row, keyof SharedAppearance> & Partial<SharedAppearance> {
  const { searchTitle, searchDescription, shareImage, shareImageAlt, ...others } = row;
  return {
    ...others,
    ...(searchTitle && { searchTitle }),
    ...(searchDescription && { searchDescription }),
    ...(shareImage && { shareImage }),
    ...(shareImageAlt && { shareImageAlt }),
  };
}
