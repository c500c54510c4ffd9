import { shortened } from './cut';
import type { Post } from './post';
import { type Appearance, type SharedAppearance, sharedPicture } from './search-appearance';
import { wordsIn } from './typography.ts';

export function appearanceOfPost(
  post: Pick<Post, 'title' | 'excerpt' | 'content' | 'image'> & Partial<Pick<Post, 'imageAlt'> & SharedAppearance>,
): Appearance {
  const picture = post.image ? { image: post.image, alt: post.imageAlt } : firstPicture(post.content);
  return {
    title: post.searchTitle || post.title,
    description: post.searchDescription || post.excerpt || summary(post.content),
    ...sharedPicture(post, picture.image, picture.alt),
  };
}

/** Cards of products as visitors see them. Their pictures are the products', and editors see the cards without them. */
const CARDS = /<figure class="article-product.*?<\/figure>/gs;

/** Returns a body's first picture with its own alternative text, if it has one. Used for posts without a cover. */
function firstPicture(html: string): { image?: string | undefined; alt?: string } {
  const [tag, image] = /<img\b[^>]* src="(\/(?:media|images)\/[^"]+)"[^>]*>/.exec(html.replace(CARDS, '')) ?? [];
  const [, alt = ''] = / alt="([^"]*)"/.exec(tag ?? '') ?? [];
  return { image, alt: wordsIn(alt.replaceAll('&quot;', '"')) };
}

/** Marks inside a line, which end no word. */
const MARKS = /<\/?(?:a|strong|em|u|s|code)\b[^>]*>/g;

/** Headings and tables, whose words are no part of a sentence. */
const NO_SENTENCES = /<(h\d|table)\b.*?<\/\1>/gs;
const BETWEEN_ITEMS = /(?:<\/p>)?<\/li>\s*<li\b/g;

/**
 * Returns the first sentences of a body, without the words of cards and videos; of one without paragraphs, its first words.
 * Used for posts without an excerpt.
 */
function summary(html: string): string {
  const text = html
    .replace(MARKS, '')
    .replace(/<figure.*?<\/figure>/gs, ' ')
    .replace(BETWEEN_ITEMS, ', <li');
  const wordsOf = (part: string) => wordsIn(part.replace(/<[^>]*>/g, ' ')).trim();
  return shortened(wordsOf(text.replace(NO_SENTENCES, ' ')) || wordsOf(text));
}
