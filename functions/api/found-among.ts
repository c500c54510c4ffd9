import { rankIn, type Term } from '../../src/shared/search-terms';

/** Returns the matching rows, best first. For rows that are few enough to be searched outside the database. */
export function foundAmong<Row>(rows: Row[], textOf: (row: Row) => string, terms: Term[]): (Row & { rank: number })[] {
  const ranked = rows.flatMap((row) => {
    const rank = rankIn(textOf(row), terms);
    return rank === null ? [] : [{ ...row, rank }];
  });
  return ranked.sort((one, other) => one.rank - other.rank);
}
