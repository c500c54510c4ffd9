import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Answer } from '../../lib/answer';
import { toast } from '../../lib/toast';
import type { Noun } from '../../shared/nouns';
import { lists } from '../../shared/panel-lists';
import { useUser } from '../session/guard';
import { forgetRecord } from '../session/recent';
import { undoAction } from '../undo';
import type { Removal } from './deletion';
import { keepFocus } from './keep-focus';
import type { PanelList } from './lists';
import { CACHED } from './query-client';
import { dropRow, type Keyed, keyOf, nameOf, queryKeyOf, refresh, rowsOf } from './rows';
import { noteLeft } from './way-back';
import { type Write, writeRow } from './write-row';

/**
 * Handles a list of the panel: cached rows at once, background refetch, pagination and writes. `narrowed` are the filters
 * of a screen that reads all rows at once and filters them itself.
 */
export function usePanelList<Row extends Keyed>(list: PanelList<Row>, narrowed = list.filters) {
  const { noun, failure } = list;
  const query = useInfiniteQuery({
    queryKey: queryKeyOf(list),
    queryFn: ({ pageParam, signal }) => list.read(pageParam ?? undefined, signal),
    // Not `undefined`, which JSON cannot hold: the pages are kept over a reload.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Keeps the rows of the previous filters until the new ones are loaded.
    placeholderData: keepPreviousData,
    gcTime: CACHED,
    meta: { failure },
  });
  const { data, isError, hasNextPage, isFetchingNextPage, isPlaceholderData } = query;
  const person = useUser().id;
  const isScreen = useLocation().pathname === lists[noun].path;
  // `narrowed` is a new object at each render, mostly with equal content.
  const left = JSON.stringify(narrowed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares the values, not the object.
  useEffect(() => {
    if (isScreen) noteLeft({ noun, filters: narrowed });
  }, [isScreen, noun, left]);
  const removed = useRef<string | number>(undefined);
  // Runs once the row has left the page. The query publishes the change later than `drop`.
  useLayoutEffect(() => {
    if (removed.current === undefined || !data) return;
    if (rowsOf(data).some((row) => keyOf(row) === removed.current)) return;
    removed.current = undefined;
    keepFocus();
  }, [data]);
  const running = useRef(new Set<string | number>());
  const [busy, setBusy] = useState<(string | number)[]>([]);

  /** Allows one write of a row at a time. Returns whether it succeeded. */
  async function write<R extends Answer>(row: Row, how: Write<R, Row>): Promise<boolean> {
    const key = keyOf(row);
    if (running.current.has(key)) return false;
    running.current.add(key);
    setBusy([...running.current]);
    try {
      return await writeRow(noun, row, how);
    } finally {
      running.current.delete(key);
      setBusy([...running.current]);
    }
  }

  /** Removes a row that the server has deleted. If focus was in it, `keepFocus` moves it. */
  function drop(row: Row) {
    removed.current = keyOf(row);
    dropRow(noun, keyOf(row));
    forgetRecord(person, { noun, id: keyOf(row) });
  }

  /** Fetches further pages until all rows are there, or at least `most`. */
  async function loadAll(most: number): Promise<Row[]> {
    let read = await query.fetchNextPage();
    while (read.hasNextPage && !read.isError && read.data && rowsOf(read.data).length < most) {
      read = await query.fetchNextPage();
    }
    return read.data ? rowsOf(read.data) : [];
  }

  return {
    /** Undefined until the first page is loaded. */
    rows: data && rowsOf(data),
    isUnread: isError && !data,
    readAgain: () => void query.refetch(),
    loading: isFetchingNextPage || isPlaceholderData,
    /** Whether the rows are those of the previous filters. */
    isOutdated: isPlaceholderData,
    more: hasNextPage ? () => void query.fetchNextPage() : null,
    loadAll: hasNextPage ? loadAll : null,
    isBusy: (row: Row) => busy.includes(keyOf(row)),
    write,
    drop,
    /** Deletes a row and offers an undo. */
    remove: (row: Row, { send, failure, success }: Removal<Row>) =>
      write(row, {
        send: () => send(row),
        failure,
        done: ({ activityId }) => {
          drop(row);
          toast({ description: nameOf(noun as Noun, row), ...success, action: undoAction(activityId, noun) });
          refresh(noun);
        },
      }),
  };
}
