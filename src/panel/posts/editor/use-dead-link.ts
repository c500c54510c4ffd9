import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../lib/api';
import { linkedPath } from '../../../shared/link';
import { navigation } from '../../../shared/navigation';
import { api } from '../../api';
import { useRested } from '../../parts/use-rested';

/** Longer nobody waits for an answer that may only raise a doubt, in ms. */
const PATIENCE = 4000;

const deadLink = (address: string) =>
  queryOptions({
    queryKey: ['dead-link', address],
    queryFn: async () => {
      const init = { signal: AbortSignal.timeout(PATIENCE) };
      return (await unwrap(api.panel.posts.links.$get({ query: { address } }, { init }))).isDead;
    },
    staleTime: 60_000,
    retry: false,
  });

/** What always stands there, or stands elsewhere, is not asked for. */
const isAsked = (address: string) => linkedPath(address) !== null && !navigation.some(({ to }) => to === address);

/**
 * Tells whether an address is one of the site where no page stands. It is asked for while the address is typed, so that
 * whoever goes on at once need not wait. What cannot be asked is not doubted.
 */
export function useDeadLink(typed: string) {
  const client = useQueryClient();
  const rested = useRested(typed);
  useQuery({ ...deadLink(rested), enabled: isAsked(rested) });
  return async (address: string): Promise<boolean> =>
    isAsked(address) && client.fetchQuery(deadLink(address)).catch(() => false);
}
