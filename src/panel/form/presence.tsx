import { useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { Api } from '../../../functions/api';
import { unwrap } from '../../lib/api';
import { type Attended, BEAT_EVERY, presenceText } from '../../shared/presence';

/** Nobody is asked for a password because of it: what was typed does not depend on it. */
const { api } = hc<Api>(location.origin);

/** Who else has this record open. Says every while that this form is open too, as long as its window is in sight. */
export function Presence({ noun, id }: Attended) {
  const { data, isError } = useQuery({
    queryKey: ['presence', noun, id],
    queryFn: ({ signal }) =>
      unwrap(api.panel.presence[':noun'][':id'].$put({ param: { noun, id } }, { init: { signal } })),
    // A window out of sight is silent, and asks at once when it is seen again.
    refetchInterval: ({ state }) => (state.status === 'error' ? 3 * BEAT_EVERY : BEAT_EVERY),
    gcTime: 0,
  });

  // Whoever leaves is gone for the others too, not only once a beat is missed.
  useEffect(() => {
    const leave = () => {
      const init = { keepalive: true };
      api.panel.presence[':noun'][':id'].$delete({ param: { noun, id } }, { init }).catch(() => undefined);
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [noun, id]);

  const text = data && !isError ? presenceText(data.others) : '';
  return (
    <p
      role="status"
      className="flex basis-full items-center gap-2 px-1.5 text-sm font-medium text-primary-deep empty:sr-only"
    >
      {text && (
        <>
          <UserRound aria-hidden size={16} className="shrink-0" />
          <span className="min-w-0">{text}</span>
        </>
      )}
    </p>
  );
}
