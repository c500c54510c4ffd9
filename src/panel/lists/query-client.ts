import { QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast';
import { HOUR } from '../../shared/duration';
import { messageOf } from '../parts/unread';

declare module '@tanstack/react-query' {
  interface Register {
    /** Title of the toast when a read fails; without one, no toast is shown. */
    queryMeta: { failure?: string };
  }
}

/** How long a list stays cached while another screen is open, in ms. An editor may spend hours in one record. */
export const CACHED = 12 * HOUR;

/**
 * Cache of the panel's lists. A screen renders cached rows at once, then refetches them in the background and whenever the
 * window regains focus.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta }) {
      if (meta?.failure) toast({ title: meta.failure, description: messageOf(error), destructive: true });
    },
  }),
  // A failure is reported at once, also a lost connection. Once that is back, the lists are read again.
  defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnReconnect: true } },
});
