import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { MINUTE } from '../../shared/duration';
import { linkAddress, linkedPath } from '../../shared/link';
import { navigation } from '../../shared/navigation';
import { api } from '../api';
import { useRested } from '../parts/use-rested';

/** Timeout in ms. The answer may only raise a doubt and is not worth a longer wait. */
const PATIENCE = 4000;

const deadLink = (address: string) =>
  queryOptions({
    queryKey: ['dead-link', address],
    queryFn: async () => {
      const init = { signal: AbortSignal.timeout(PATIENCE) };
      return (await unwrap(api.panel.posts.links.$get({ query: { address } }, { init }))).isDead;
    },
    staleTime: MINUTE,
    retry: false,
  });

/** Returns whether to ask the server: only for valid paths of this site that are not in the navigation. */
const isAsked = (address: string) =>
  linkedPath(address) !== null &&
  linkAddress.safeParse(address).success &&
  !navigation.some(({ to }) => to === address);

/** Returns whether the input is an address of the site without a page, once typing has paused. */
export function useIsDead(typed: string): boolean {
  const rested = useRested(typed);
  const { data = false } = useQuery({ ...deadLink(rested), enabled: isAsked(rested) });
  return data && rested === typed;
}

/**
 * Returns a check for addresses of the site without a page. The request starts during typing, so a quick submit need not
 * wait. If the check fails, the address counts as good.
 */
export function useDeadLink(typed: string) {
  const client = useQueryClient();
  useIsDead(typed);
  return async (address: string): Promise<boolean> =>
    isAsked(address) && client.fetchQuery(deadLink(address)).catch(() => false);
}
