import { hashKey, type InfiniteData } from '@tanstack/react-query';
import type { Failure } from '../../lib/answer';
import type { Seen } from '../../shared/acts';
import { type Noun, nouns } from '../../shared/nouns';
import type { Page } from '../../shared/page';
import type { ListNoun } from '../../shared/panel-lists';
import { readableAddress } from '../../shared/readable-address';
import type { PanelList } from './lists';
import { queryClient } from './query-client';

/** A row's identifier: a key for categories and redirects, a string for users, a number for all others. */
export type Keyed = { id: string | number } | { key: string };

export function keyOf(row: Keyed): string | number {
  return 'key' in row ? row.key : row.id;
}

/** Returns the name by which people recognise a record. A redirect's is its address, as people read it. */
export function nameOf(noun: Noun, row: object): string {
  const name = String(new Map<string, unknown>(Object.entries(row)).get(nouns[noun].titled) ?? '');
  return noun === 'redirects' ? readableAddress(name) : name;
}

export function queryKeyOf({ noun, filters }: Pick<PanelList<unknown>, 'noun' | 'filters'>) {
  return [noun, 'list', filters];
}

type Pages<Row> = InfiniteData<Page<Row>>;

/** Merges pages. A row that moved between two requests may be on both pages, so rows are deduplicated. */
export function rowsOf<Row extends Keyed>({ pages }: Pages<Row>): Row[] {
  const rows = pages.flatMap((page) => page.rows);
  return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

/** Returns the cached rows of a list. */
export function cachedRows<Row extends Keyed>(list: PanelList<Row>): Row[] {
  const data = queryClient.getQueryData<Pages<Row>>(queryKeyOf(list));
  return data ? rowsOf(data) : [];
}

/** Changes the cached rows of all lists of a noun, whatever their filters. */
export function changeRows<Row extends Keyed>(noun: ListNoun, change: (rows: Row[]) => Row[]) {
  queryClient.setQueriesData<Pages<Row>>({ queryKey: [noun, 'list'] }, (data) => {
    return data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: change(page.rows) })) };
  });
}

/**
 * Puts a created row first in a cached list, whose other rows all stay: read again, a full first page would lose its last
 * one to the next page. All other queries of the noun are read again.
 */
export function putFirst<Row extends Keyed>(list: PanelList<Row>, row: Row) {
  const queryKey = queryKeyOf(list);
  const known = queryClient.getQueryData<Pages<Row>>(queryKey);
  const [first, ...rest] = known?.pages ?? [];
  // A result that is on its way may lack the row.
  if (!known || !first || stopReading(list.noun)) return refresh(list.noun);
  queryClient.setQueryData(queryKey, { ...known, pages: [{ ...first, rows: [row, ...first.rows] }, ...rest] });
  const queryHash = hashKey(queryKey);
  void queryClient.invalidateQueries({ queryKey: [list.noun], predicate: (query) => query.queryHash !== queryHash });
}

/** Updates a row in place after a write. Of a whole record, only the fields that the list has are taken. */
export function putRow(noun: ListNoun, record: Keyed) {
  changeRows<Keyed>(noun, (rows) =>
    rows.map((row) => {
      if (keyOf(row) !== keyOf(record)) return row;
      const known = Object.entries(record).filter(([field]) => field in row);
      return { ...row, ...Object.fromEntries(known) };
    }),
  );
}

/** Updates the versions of rows after a write of many. */
export function putVersions(noun: ListNoun, changed: Seen[]) {
  const versions = new Map(changed.map(({ id, version }) => [id, version]));
  changeRows<Keyed>(noun, (rows) =>
    rows.map((row) => (versions.has(keyOf(row)) ? { ...row, version: versions.get(keyOf(row)) } : row)),
  );
}

export function dropRow(noun: ListNoun, key: string | number) {
  changeRows<Keyed>(noun, (rows) => rows.filter((row) => keyOf(row) !== key));
}

/** Refetches the visible queries of a noun, and marks the others as stale. */
export function refresh(noun: ListNoun) {
  void queryClient.invalidateQueries({ queryKey: [noun] });
}

/**
 * Refetches a noun's lists after a failed write, which may have met newer rows. Not while that is sure to fail, too, and
 * its toast would replace that of the write: offline, or when the user would not sign in again, and would be asked twice.
 */
export function refreshAfter({ code }: Failure, noun: ListNoun) {
  if (navigator.onLine && code !== 'signed-out') refresh(noun);
}

/** Cancels running fetches of a noun's lists, whose results are outdated. Returns whether there were any. */
export function stopReading(noun: ListNoun): boolean {
  const queryKey = [noun, 'list'];
  const isReading = queryClient.isFetching({ queryKey }) > 0;
  // `cancelQueries` restores the previous state synchronously.
  if (isReading) void queryClient.cancelQueries({ queryKey });
  return isReading;
}
