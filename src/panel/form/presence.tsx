import { queryOptions, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { Api } from '../../../functions/api';
import { unwrap } from '../../lib/api';
import { formatMoment } from '../../shared/format';
import { type Attended, BEAT_EVERY, presenceText } from '../../shared/presence';
import { useUser } from '../session/guard';

/** Nobody is asked for a password because of it: what was typed does not depend on it. */
const { api } = hc<Api>(location.origin);

export const attendance = ({ noun, id }: Attended) =>
  queryOptions({
    queryKey: ['presence', noun, id],
    queryFn: ({ signal }) =>
      unwrap(api.panel.presence[':noun'][':id'].$put({ param: { noun, id } }, { init: { signal } })),
    gcTime: 0,
  });

/** Who else has this record open. Says every while that this form is open too, as long as its window is in sight. */
export function Presence({ noun, id }: Attended) {
  const { data, isError } = useQuery({
    ...attendance({ noun, id }),
    // A window out of sight is silent, and asks at once when it is seen again.
    refetchInterval: ({ state }) => (state.status === 'error' ? 3 * BEAT_EVERY : BEAT_EVERY),
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
      className="mt-1.5 flex items-center gap-2 px-1.5 text-sm font-medium text-primary-deep empty:sr-only"
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

/** Who wrote this record last, as `Presence` has heard it. It may change with every beat: it is not read aloud. */
export function LastWrite(record: Attended) {
  const me = useUser().id;
  const { data } = useQuery({ ...attendance(record), enabled: false });
  if (!data?.lastWrite) return <Unwritten isNew={false} />;
  const { id, name, at } = data.lastWrite;
  const by = id === me ? 'você' : (name ?? 'alguém que não tem mais conta');
  return (
    <p className="truncate text-sm/6 text-muted">
      Última alteração por {by}, em {formatMoment(at)}
    </p>
  );
}

/** What there is to say of a record while nothing is typed and nobody is known to have written it: the line has its place. */
export function Unwritten({ isNew }: { isNew: boolean }) {
  return <p className="truncate text-sm/6 text-muted">{isNew ? 'Ainda não foi salvo' : 'Sem alterações'}</p>;
}
