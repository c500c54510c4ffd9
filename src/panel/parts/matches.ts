import { fold } from '../../shared/search';

/** Something that can be searched by its title and by synonyms. */
export type Named = { title: string; hint?: string | undefined };

/** Returns whether each word of the query begins a word of title or hint. */
export function matches(query: string, { title, hint = '' }: Named): boolean {
  const own = wordsOf(`${title} ${hint}`);
  return wordsOf(query).every((word) => own.some((part) => part.startsWith(word)));
}

/** Returns the words of a text, without accents and in lower case. */
export function wordsOf(text: string): string[] {
  return fold(text).split(' ').filter(Boolean);
}
