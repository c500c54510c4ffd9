import { formatLongDate } from './format';
import type { PostInput } from './post';

type Dates = Pick<PostInput, 'publishedAt' | 'unpublishedAt'>;

export type PostState = 'published' | 'scheduled' | 'ended' | 'draft';

/** Returns the state of a post at an instant in ms, by its dates. Visitors see only published posts. */
export function postState({ publishedAt, unpublishedAt }: Dates, now = Date.now()): PostState {
  if (publishedAt === null) return 'draft';
  if (unpublishedAt !== null && Date.parse(unpublishedAt) <= now) return 'ended';
  return Date.parse(publishedAt) <= now ? 'published' : 'scheduled';
}

/** Adds the date of publication in words: to load languages and time zones takes phones 20 ms. */
export function dated<Row extends { publishedAt: string }>(row: Row): Row & { publishedOn: string } {
  return { ...row, publishedOn: formatLongDate(row.publishedAt) };
}

/** Returns the instants, in ms, at which visitors begin or cease to see a post without a write. */
export function turnsOf({ publishedAt, unpublishedAt }: Dates): number[] {
  if (publishedAt === null) return [];
  return [publishedAt, unpublishedAt].flatMap((turn) => (turn === null ? [] : [Date.parse(turn)]));
}

/** Returns the problem with a post's end. A draft may have any: its end is checked when it is published. */
export function endProblem({ publishedAt, unpublishedAt }: Dates): string | undefined {
  if (publishedAt === null || unpublishedAt === null || unpublishedAt > publishedAt) return undefined;
  return 'A saída precisa ser depois da publicação. Escolha um momento mais tarde ou deixe em branco.';
}
