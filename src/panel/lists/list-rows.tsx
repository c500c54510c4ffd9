import type { ReactNode } from 'react';
import { ListCount } from '../parts/list-count';
import { Unread } from '../parts/unread';

type Props<Row> = {
  /** Result of `usePanelList`. */
  list: { rows: Row[] | undefined; isUnread: boolean; readAgain: () => void };
  /** Placeholder until there are rows: `SkeletonRows` with the specified words. */
  loading: ReactNode;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** Renders the rows of a list, or the error, loading or empty state in their place, and announces their number. */
export function ListRows<Row>({ list: { rows, isUnread, readAgain }, loading, empty, children }: Props<Row>) {
  return (
    <>
      <ListCount rows={rows} isUnread={isUnread} />
      {isUnread ? <Unread onReadAgain={readAgain} /> : !rows ? loading : rows.length > 0 ? children(rows) : empty}
    </>
  );
}
