import type { PostInput } from './post';
import { named } from './spelling';

/** Somebody who has written posts, with picture and biography as in the newest of them. */
export type PostAuthor = Pick<PostInput, 'authorImage' | 'authorBio'> & { author: string };

/** What a form holds of an author; what is missing is empty. */
export type AuthorValues = { author: string; authorImage: string; authorBio: string };

export const AUTHOR_DETAILS = ['authorImage', 'authorBio'] as const;
export type AuthorDetail = (typeof AUTHOR_DETAILS)[number];

/** Whoever is called so, or so but for accents and capital letters. */
export function authorNamed(known: PostAuthor[], name: string): PostAuthor | undefined {
  return named(known, name, ({ author }) => author);
}

/**
 * What comes with an author who is chosen, and which details stay because somebody typed them: neither empty nor what
 * another author has.
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
