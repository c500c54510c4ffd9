import { cut } from '../../../src/shared/cut';
import { foundWords } from '../../../src/shared/found-words';
import { recordPath } from '../../../src/shared/nouns';
import { PAGE_KEYS, PAGES, type PageField, pageLabels } from '../../../src/shared/pages/labels';
import { fieldsOf } from '../../../src/shared/pages/page';
import { pages, textsOf } from '../../../src/shared/pages/pages';
import { fold } from '../../../src/shared/search';
import { BY_CLUE, rankIn, type Term } from '../../../src/shared/search-terms';

/** What is told of a text: enough to know the place again. */
const TOLD = 90;
/** And of that, what stands before the word that was looked for. */
const BEFORE = 24;

type Row = { page: string; overrides: unknown };

/** The texts of the pages, whether they are their editors' or the pages' own, that a query finds by what they say or are called. */
export function pageTextsFound(rows: Row[], query: string, terms: Term[]) {
  const stored = new Map(rows.map(({ page, overrides }) => [page, overrides]));
  const texts = PAGE_KEYS.flatMap((page) => {
    const said = textsOf(page, stored.get(page));
    return fieldsOf(pages[page].sections).map(([name, { kind }]) => ({
      page,
      name,
      // Nobody looks for the address of a picture.
      text: kind === 'picture' ? '' : (said[name] ?? ''),
    }));
  });
  const wordsOf = ({ name, text }: (typeof texts)[number]) => fold(`${pageLabels[name]} ${text}`);
  // Where a word stands in a text says little: what is called so comes first, then all in the order of the pages.
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

/** The part of a text in which the words stand, on one line. */
function around(text: string, query: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [first] = foundWords(line, query);
  const wanted = Math.max(0, (first?.[0] ?? 0) - BEFORE);
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1;
  const told = cut(line.slice(from), TOLD);
  return `${from > 0 ? '… ' : ''}${told}${from + told.length < line.length ? '…' : ''}`;
}
