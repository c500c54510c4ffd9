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

export const NO_SEARCH_APPEARANCE: SearchAppearance = { searchTitle: null, searchDescription: null, shareImage: null };

/** What the head of a page tells: the title without the brand's name, and the picture of which chats show the preview. */
export type Appearance = { title: string; description: string; image: string | null };

const SUMMARY = 160;

export function appearanceOfPost(
  post: Pick<Post, 'title' | 'excerpt' | 'content' | 'image'> & Partial<SearchAppearance>,
): Appearance {
  return {
    title: post.searchTitle || post.title,
    description: post.searchDescription || post.excerpt || summary(post.content),
    image: post.shareImage || post.image,
  };
}

export function appearanceOfProduct(
  product: Pick<Product, 'name' | 'description' | 'longDescription' | 'images'> & Partial<SearchAppearance>,
): Appearance {
  return {
    title: product.searchTitle || product.name,
    description: product.searchDescription || product.description || shortened(product.longDescription),
    image: product.shareImage || (product.images[0]?.src ?? null),
  };
}

/** A row without those of the three that say nothing: few say anything, and no page is to carry the silence of the rest. */
export function saidOf<Row extends SearchAppearance>(
  row: Row,
): Omit<Row, keyof SearchAppearance> & Partial<SearchAppearance> {
  const { searchTitle, searchDescription, shareImage, ...others } = row;
  return {
    ...others,
    ...(searchTitle && { searchTitle }),
    ...(searchDescription && { searchDescription }),
    ...(shareImage && { shareImage }),
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
