import type { PostInput } from './post';
import { named } from './spelling';

/** Author of posts, with the picture and biography of the newest one. */
export type PostAuthor = Pick<PostInput, 'authorImage' | 'authorBio'> & { author: string };

/** An author's fields in a form; missing ones are empty. */
export type AuthorValues = { author: string; authorImage: string; authorBio: string };

export const AUTHOR_DETAILS = ['authorImage', 'authorBio'] as const;
export type AuthorDetail = (typeof AUTHOR_DETAILS)[number];

/** Returns the author with this name, or one whose name differs only in accents and case. */
export function authorNamed(known: PostAuthor[], name: string): PostAuthor | undefined {
  return named(known, name, ({ author }) => author);
}

/**
 * Returns the details that a chosen author fills in, and those that stay because an editor typed them: neither empty nor
 * taken from another author.
 */
export function broughtBy(
  chosen: PostAuthor,
  known: PostAuthor[],
  values: AuthorValues,
): { filled: Partial<Record<AuthorDetail, string>>; kept: AuthorDetail[] } {
  const others = AUTHOR_DETAILS.filter((detail) => (chosen[detail] ?? '') !== values[detail]);
  const isTyped = (detail: AuthorDetail) =>
    values[detail].trim() !== '' && !known.some((author) => author[detail] === values[detail]);
  const free = others.filter((detail) => !isTyped(detail));
  return {
    filled: Object.fromEntries(free.map((detail) => [detail, chosen[detail] ?? ''])),
    kept: others.filter(isTyped),
  };
}
