import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
import { forgetLists, LISTS_KEY } from '../../lib/forget';
import { attempt } from '../../lib/storage';
import { isLetGo } from '../session/leaving';
import { CACHED, queryClient } from './query-client';

/** Maximum characters to keep. Lists that exceed it together begin at their first page again. */
const LONGEST = 1_500_000;

/**
 * Second parts of the keys of what list screens show: rows, folders, addresses that visitors did not find, and the names in
 * filters. What came later would move the rows that are already there.
 */
const SHOWN = new Set<unknown>(['list', 'folders', 'unknown', 'categories', 'authors']);

type Persisted = { person: string; build: string; lists: DehydratedState };

/**
 * Keeps the read pages of all lists over a reload of this window, so that each list is shown at once, at the same place, and
 * refetched behind. Rows of another person or release are dropped: their shape may differ.
 */
export function keepListsOverReload(person: string, build: string) {
  const kept = isReload() ? read() : null;
  forgetLists();
  if (kept?.person === person && kept.build === build) {
    hydrate(queryClient, kept.lists, { defaultOptions: { queries: { gcTime: CACHED } } });
  }
  addEventListener('pagehide', () => !isLetGo() && keep(person, build));
}

const isReload = () => {
  const [{ type } = { type: '' }] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return type === 'reload' || type === 'back_forward';
};

function keep(person: string, build: string) {
  const lists = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey, state }) => SHOWN.has(queryKey[1]) && state.status === 'success',
  });
  const text = JSON.stringify({ person, build, lists } satisfies Persisted);
  // If storage is full or denied, the lists begin at their first page too.
  if (text.length <= LONGEST) attempt(() => sessionStorage.setItem(LISTS_KEY, text));
}

function read(): Persisted | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(LISTS_KEY) ?? 'null'));
}
