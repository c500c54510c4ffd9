import { queryOptions, useQuery } from '@tanstack/react-query';
import { hc } from 'hono/client';
import { UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { Api } from '../../../functions/api';
import { unwrap } from '../../lib/api';
import { formatMoment } from '../../shared/format';
import { type Attended, BEAT_EVERY, presenceText } from '../../shared/presence';
import { useUser } from '../session/guard';
import { WithEffect } from './with-effect';

/** Client without the sign-in dialog: no typed text depends on presence, so it must not ask for a password. */
const { api } = hc<Api>(location.origin);

export const attendance = ({ noun, id }: Attended) =>
  queryOptions({
    queryKey: ['presence', noun, id],
    queryFn: ({ signal }) =>
      unwrap(api.panel.presence[':noun'][':id'].$put({ param: { noun, id } }, { init: { signal } })),
    gcTime: 0,
  });

/** Shows who else has this record open. Reports at an interval that this form is open, while its window is visible. */
export function Presence({ noun, id }: Attended) {
  const { data, isError } = useQuery({
    ...attendance({ noun, id }),
    // React Query pauses the interval in a hidden window, and refetches when the window is visible again.
    refetchInterval: ({ state }) => (state.status === 'error' ? 3 * BEAT_EVERY : BEAT_EVERY),
  });

  // Reports the departure at once: others would otherwise see this person until a beat is missed.
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
      data-part="foot"
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

/** Shows the last writer, from the data of `Presence`. Not a live region, because each beat may change the text. */
export function LastWrite(record: Attended) {
  const me = useUser().id;
  const { data } = useQuery({ ...attendance(record), enabled: false });
  if (!data?.lastWrite) return <Unwritten isNew={false} />;
  const { id, name, at } = data.lastWrite;
  const by = id === me ? 'você' : (name ?? 'alguém que não tem mais conta');
  return (
    <p className="text-sm/6 text-muted @md:truncate @max-md:text-sm/5">
      Última alteração por {by}, em {formatMoment(at)}
    </p>
  );
}

/** Fills the status line while nothing is typed and no author is known, to keep the layout stable. */
export function Unwritten({ isNew, effect }: { isNew: boolean; effect?: string | null | undefined }) {
  return (
    <p className="truncate text-sm/6 text-muted">
      {isNew ? <WithEffect words="Ainda não foi salvo" effect={effect} /> : 'Sem alterações'}
    </p>
  );
}
