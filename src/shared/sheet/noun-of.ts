import { columnOfHead, TABULAR, type Tabular } from './columns';

/**
 * Whose table these heads are, where it is another noun's than the one that it was taken for: the one that knows more of
 * them than any other does.
 */
export function otherNounOf(taken: Tabular, heads: string[], knows = isColumn): Tabular | null {
  const count = (noun: Tabular) => heads.filter((head) => knows(noun, head)).length;
  const counts = TABULAR.map((noun) => ({ noun, known: count(noun) }));
  const most = Math.max(...counts.map(({ known }) => known));
  const [best, ...others] = counts.filter(({ known }) => known === most);
  // Every table has an `ID`, and two that know as much could both be meant.
  return best && others.length === 0 && best.noun !== taken && most > 1 ? best.noun : null;
}

const isColumn = (noun: Tabular, head: string) => columnOfHead(noun, head) !== undefined;
