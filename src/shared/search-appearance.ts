import type { Category } from './category';
import { cut } from './cut.ts';
import type { Post } from './post';
import type { Product } from './product';
import { wordsIn } from './typography.ts';

/** What a record says of its page to search engines and chats, where it says it at all. */
export type SearchAppearance = {
  searchTitle: string | null;
  searchDescription: string | null;
  shareImage: string | null;
};

/** The same as visitors' pages know it, with what Mídia says of the picture. */
export type SharedAppearance = SearchAppearance & { shareImageAlt: string | null };

export const NO_SEARCH_APPEARANCE: SearchAppearance = { searchTitle: null, searchDescription: null, shareImage: null };

/** What the head of a page tells: the title without the brand's name, and the picture of which chats show the preview. */
export type Appearance = { title: string; description: string; image: string | null; alt?: string | null | undefined };

const SUMMARY = 160;

export function appearanceOfPost(
  post: Pick<Post, 'title' | 'excerpt' | 'content' | 'image'> & Partial<Pick<Post, 'imageAlt'> & SharedAppearance>,
): Appearance {
  return {
    title: post.searchTitle || post.title,
    description: post.searchDescription || post.excerpt || summary(post.content),
    ...sharedPicture(post, post.image, post.imageAlt),
  };
}

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

function sharedPicture(
  { shareImage, shareImageAlt }: Partial<SharedAppearance>,
  image: string | null | undefined,
  alt: string | null | undefined,
) {
  return shareImage ? { image: shareImage, alt: shareImageAlt } : { image: image ?? null, alt };
}

/** A row without those of them that say nothing: few say anything, and no page is to carry the silence of the rest. */
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

/** The first words of the body, for posts without an excerpt: not those of cards and videos. */
function summary(html: string): string {
  return shortened(wordsIn(html.replace(/<figure.*?<\/figure>|<[^>]*>/gs, ' ')));
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SUMMARY ? `${cut(line, SUMMARY - 3)}…` : line;
}
