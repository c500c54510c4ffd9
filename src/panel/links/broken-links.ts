import { capitalized } from '../../shared/capitalized';
import { wordsOf } from '../../shared/nouns';
import type { RecordUse } from '../../shared/record-use';

/** Returns the sentence about records with links to a page that a write has ended; undefined if there are none. */
export function brokenLinks(linked: RecordUse[] = []): string | undefined {
  const [first, ...others] = linked;
  if (!first) return;
  if (others.length > 0) return `${linked.length} registros têm links para esta página, que agora não existe.`;
  return `${named(first)} tem um link para esta página, que agora não existe.`;
}

function named({ noun, title }: RecordUse): string {
  // Neither is one of many, so its title says what it is.
  if (noun === 'settings' || noun === 'site') return title;
  const { article, singular } = wordsOf(noun);
  return `${capitalized(article)} ${singular} “${title}”`;
}
