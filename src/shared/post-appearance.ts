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
    ...sharedPicture(post, post.image, post.imageAlt),
  };
}

/** Marks inside a line, which end no word. */
const MARKS = /<\/?(?:a|strong|em|u|s|code)\b[^>]*>/g;

/** Returns the first words of a body, without those of cards and videos. Used for posts without an excerpt. */
function summary(html: string): string {
  return shortened(wordsIn(html.replace(MARKS, '').replace(/<figure.*?<\/figure>|<[^>]*>/gs, ' ')));
}
