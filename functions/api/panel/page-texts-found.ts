import { cut } from '../../../src/shared/cut';
import { foundWords } from '../../../src/shared/found-words';
import { recordPath } from '../../../src/shared/nouns';
import { PAGE_KEYS, PAGES, type PageField, pageLabels } from '../../../src/shared/pages/labels';
import { fieldsOf } from '../../../src/shared/pages/page';
import { pages, textsOf } from '../../../src/shared/pages/pages';
import { fold } from '../../../src/shared/search';
import { BY_CLUE, rankIn, type Term } from '../../../src/shared/search-terms';

/** Length of the excerpt of a text, in characters: enough to recognize the place. */
const EXCERPT = 90;
/** Characters of the excerpt before the match. */
const BEFORE = 24;

type Row = { page: string; overrides: unknown };

/** Finds texts of pages, edited or original, by their content and their labels. */
export function pageTextsFound(rows: Row[], query: string, terms: Term[]) {
  const stored = new Map(rows.map(({ page, overrides }) => [page, overrides]));
  const texts = PAGE_KEYS.flatMap((page) => {
    const said = textsOf(page, stored.get(page));
    return fieldsOf(pages[page].sections).map(([name, { kind }]) => ({
      page,
      name,
      // The address of a picture is not worth searching.
      text: kind === 'picture' ? '' : (said[name] ?? ''),
    }));
  });
  const wordsOf = ({ name, text }: (typeof texts)[number]) => fold(`${pageLabels[name]} ${text}`);
  // The position of a match in a text says little. Matches in the label come first, then all others in page order.
  const isCalledSo = (name: PageField) => (rankIn(fold(pageLabels[name]), terms) ?? BY_CLUE) < BY_CLUE;
  const found = texts.flatMap((text) => {
    const rank = rankIn(wordsOf(text), terms);
    if (rank === null) return [];
    return [{ ...text, rank: rank < BY_CLUE ? Number(!isCalledSo(text.name)) : rank }];
  });
  return found
    .sort((one, other) => one.rank - other.rank)
    .map(({ page, name, text, rank }) => ({
      noun: 'pages' as const,
      id: name,
      title: pageLabels[name],
      hint: [`Página ${PAGES[page].name}`, around(text, query)].filter(Boolean).join(' · '),
      path: `${recordPath('pages', page)}#${name}`,
      seen: null,
      rank,
    }));
}

/** Returns the excerpt of a text around the first match, on one line. */
function around(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first] = foundWords(line, query);
  const wanted = Math.max(0, (first?.[0] ?? 0) - BEFORE);
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const excerpt = cut(line.slice(from), EXCERPT);
  return `${from > 0 ? '… ' : ''}${excerpt}${from + excerpt.length < line.length ? '…' : ''}`;
}
