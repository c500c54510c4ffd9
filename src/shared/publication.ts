import type { PostInput } from './post';

type Dates = Pick<PostInput, 'publishedAt' | 'unpublishedAt'>;

export type PostState = 'published' | 'scheduled' | 'ended' | 'draft';

/** What its dates make of a post at an instant in ms: visitors see those that are published, and no others. */
export function postState({ publishedAt, unpublishedAt }: Dates, now = Date.now()): PostState {
  if (publishedAt === null) return 'draft';
  if (unpublishedAt !== null && Date.parse(unpublishedAt) <= now) return 'ended';
  return Date.parse(publishedAt) <= now ? 'published' : 'scheduled';
}

/** The moments, in ms, from which on visitors see a post, or no longer do, though nobody writes then. */
export function turnsOf({ publishedAt, unpublishedAt }: Dates): number[] {
  if (publishedAt === null) return [];
  return [publishedAt, unpublishedAt].flatMap((turn) => (turn === null ? [] : [Date.parse(turn)]));
}

/** What is wrong with the end of a post; a draft may have any, and is asked about it when it is published. */
export function endProblem({ publishedAt, unpublishedAt }: Dates): string | undefined {
  if (publishedAt === null || unpublishedAt === null || unpublishedAt > publishedAt) return undefined;
  return 'A saída vem depois da publicação. Escolha um momento mais tarde, ou deixe em branco.';
}
