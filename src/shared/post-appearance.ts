import { shortened } from './cut';
import type { Post } from './post';
import { type Appearance, type SharedAppearance, sharedPicture } from './search-appearance';
import { wordsIn } from './typography.ts';

export function appearanceOfPost(
  post: Pick<Post, 'title' | 'excerpt' | 'content' | 'image'> & Partial<Pick<Post, 'imageAlt'> & SharedAppearance>,
): Appearance {
  return {
    title: post.searchTitle || post.title,
    description: post.searchDescription || post.excerpt || summary(post.content),
    ...sharedPicture(post, post.image || firstPicture(post.content), post.imageAlt),
  };
}

/** Returns the address of a body's first picture; undefined if it has none. Used for posts without a cover. */
function firstPicture(html: string): string | undefined {
  return /<img\b[^>]* src="(\/(?:media|images)\/[^"]+)"/.exec(html)?.[1];
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
