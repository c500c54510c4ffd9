import type { ReactNode } from 'react';
import { Unread } from '../parts/unread';

type Props<Row> = {
  /** Result of `usePanelList`. */
  list: { rows: Row[] | undefined; isUnread: boolean; readAgain: () => void };
  /** Placeholder until there are rows: `SkeletonRows` with the specified words. */
  loading: ReactNode;
  empty: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/** Renders the rows of a list, or the error, loading or empty state in their place. */
export function ListRows<Row>({ list: { rows, isUnread, readAgain }, loading, empty, children }: Props<Row>) {
  if (isUnread) return <Unread onReadAgain={readAgain} />;
  if (!rows) return loading;
  return rows.length > 0 ? children(rows) : empty;
}
