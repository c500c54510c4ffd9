import { columnOfHead, TABULAR, type Tabular } from './columns';

/**
 * Returns the noun of the table with these heads if it is not the expected one: the noun that knows more of the heads
 * than any other.
 */
export function otherNounOf(taken: Tabular, heads: string[], knows = isColumn): Tabular | null {
  const count = (noun: Tabular) => heads.filter((head) => knows(noun, head)).length;
  const counts = TABULAR.map((noun) => ({ noun, known: count(noun) }));
  const most = Math.max(...counts.map(({ known }) => known));
  const [best, ...others] = counts.filter(({ known }) => known === most);
  // Every table has an `ID`, so one known head proves nothing; with a tie, both nouns are possible.
  return best && others.length === 0 && best.noun !== taken && most > 1 ? best.noun : null;
}

const isColumn = (noun: Tabular, head: string) => columnOfHead(noun, head) !== undefined;
