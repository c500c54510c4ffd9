import { fold } from '../../shared/search';

/** Something that a person may name: by what it is called, and by other words for it. */
export type Named = { title: string; hint?: string | undefined };

/** Whether every word of the query begins one of the title, or of what stands beside it. */
export function matches(query: string, { title, hint = '' }: Named): boolean {
  const own = wordsOf(`${title} ${hint}`);
  return wordsOf(query).every((word) => own.some((part) => part.startsWith(word)));
}

/** Without accents and in small letters. */
export function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}
