import { QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../../lib/toast';
import { messageOf } from '../parts/unread';

declare module '@tanstack/react-query' {
  interface Register {
    /** `failure` titles the toast of a reading that did not come; without one nothing is told. */
    queryMeta: { failure?: string };
  }
}

/**
 * What was read of the panel's lists. A screen paints at once what is kept, and reads it again behind that and whenever
 * the window gets the focus back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError(error, { meta }) {
      if (meta?.failure) toast({ title: meta.failure, description: messageOf(error), destructive: true });
    },
  }),
  // A failure is told at once, a lost network like any other; whoever wants to tries again.
  defaultOptions: { queries: { retry: false, networkMode: 'always' } },
});
