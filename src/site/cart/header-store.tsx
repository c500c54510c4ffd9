import { Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createApi, unwrap } from '../../lib/api';
import type { ChosenStore } from '../../shared/chosen-store';
import { Link } from '../../ui/link';
import type { Timetable } from './use-chosen-store';
import { useMoment } from './use-moment';

type Props = { store: ChosenStore; className: string };

/** The store that orders go to, and by a dot whether it is open now. */
export default function HeaderStore({ store, className }: Props) {
  const [timetable, setTimetable] = useState<Timetable | null>(null);
  const told = useMoment(store, timetable);
  const { id, name } = store;

  useEffect(() => {
    let isWanted = true;
    const { locations } = createApi(location.origin, (input, init) => fetch(input, init));
    unwrap(locations[':id'].$get({ param: { id: String(id) } })).then(
      (found) => isWanted && setTimetable(found),
      // Of one that is gone the cart tells.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  const label = [`Sua loja: ${name}`, told?.state].filter(Boolean).join('. ');
  return (
    <Link to={`/onde-estamos?local=${id}`} aria-label={label} title={label} className={className}>
      <Store aria-hidden />
      {told?.state && (
        <span
          aria-hidden
          className={`absolute top-2 right-2 size-3 rounded-full border-2 border-page ${told.isClosed ? 'bg-muted' : 'bg-success'}`}
        />
      )}
    </Link>
  );
}
