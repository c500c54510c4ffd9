import type { InfiniteData } from '@tanstack/react-query';
import type { Seen } from '../../shared/acts';
import type { Page } from '../../shared/page';
import type { ListNoun } from '../../shared/panel-lists';
import type { PanelList } from './lists';
import { queryClient } from './query-client';

/** Categories and redirects are known by a key, people by a word, all others by a number. */
export type Listed = { id: string | number } | { key: string };

export function keyOf(row: Listed): string | number {
  return 'key' in row ? row.key : row.id;
}

export function queryKeyOf({ noun, filters }: Pick<PanelList<unknown>, 'noun' | 'filters'>) {
  return [noun, 'list', filters];
}

export type Pages<Row> = InfiniteData<Page<Row>>;

/** Of pages that were read one after the other a row may stand on two: it moved between them. */
export function rowsOf<Row extends Listed>({ pages }: Pages<Row>): Row[] {
  const rows = pages.flatMap((page) => page.rows);
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** What is kept of a list. */
export function keptRows<Row extends Listed>(list: PanelList<Row>): Row[] {
  const data = queryClient.getQueryData<Pages<Row>>(queryKeyOf(list));
  return data ? rowsOf(data) : [];
}

/** Changes what is kept of a noun's lists, whatever they are narrowed by. */
export function changeRows<Row extends Listed>(noun: ListNoun, change: (rows: Row[]) => Row[]) {
  queryClient.setQueriesData<Pages<Row>>({ queryKey: [noun, 'list'] }, (data) => {
    return data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })) };
  });
}

/** Shows a row as a write left it, at the place that it has; of a whole record, what the list says of it. */
export function putRow(noun: ListNoun, record: Listed) {
  changeRows<Listed>(noun, (rows) =>
    rows.map((row) => {
      if (keyOf(row) !== keyOf(record)) return row;
      const known = Object.entries(record).filter(([field]) => field in row);
      return { ...row, ...Object.fromEntries(known) };
    }),
  );
}

/** The versions that rows have after a write of many. */
export function putVersions(noun: ListNoun, changed: Seen[]) {
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  changeRows<Listed>(noun, (rows) =>
    rows.map((row) => (versions.has(keyOf(row)) ? { ...row, version: versions.get(keyOf(row)) } : row)),
  );
}

export function dropRow(noun: ListNoun, key: string | number) {
  changeRows<Listed>(noun, (rows) => rows.filter((row) => keyOf(row) !== key));
}

/** Reads again what is shown of a noun, and the rest when it is shown next. */
export function refresh(noun: ListNoun) {
  void queryClient.invalidateQueries({ queryKey: [noun] });
}

/** Stops the readings of a noun's lists that are under way, and tells whether there were any: what they bring is older. */
export function stopReading(noun: ListNoun): boolean {
  const queryKey = [noun, 'list'];
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  // What was there before stands again by the time this returns.
  if (isReading) void queryClient.cancelQueries({ queryKey });
  return isReading;
}
