import { capitalized } from '../../shared/capitalized';
import { wordsOf } from '../../shared/nouns';
import type { RecordUse } from '../../shared/record-use';

/** Returns the sentence about records with links to pages that a write has ended; undefined if there are none. */
export function brokenLinks(linked: RecordUse[] = [], ended = 1): string | undefined {
  const [first, ...others] = linked;
  if (!first) return;
  const one = ended === 1 ? 'esta página, que agora não existe' : 'uma página que agora não existe';
  if (others.length === 0) return `${named(first)} tem um link para ${one}.`;
  return `${linked.length} registros têm links para ${ended === 1 ? one : 'páginas que agora não existem'}.`;
}

function named({ noun, title }: RecordUse): string {
  // Neither is one of many, so its title says what it is.
  if (noun === 'settings' || noun === 'site') return title;
  const { article, singular } = wordsOf(noun);
  return `${capitalized(article)} ${singular} “${title}”`;
}
