import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../lib/api';
import { recordPath } from '../../shared/nouns';
import { isSamePlace, searchOfPlace } from '../../shared/same-place';
import { api } from '../api';
import { useRested } from '../parts/use-rested';
import { Warning } from '../parts/warning';
import type { LocationForm } from './location-values';

/** Asks about a new location that likely exists already, with a link to the other one. It never blocks the creation. */
export function SamePlaceWarning({ form: { values, pastOf } }: { form: LocationForm }) {
  const rested = useRested(values);
  const search = searchOfPlace(rested);
  const { data } = useQuery({
    queryKey: ['locations', 'same', search],
    queryFn: ({ signal }) => unwrap(api.panel.locations.$get({ query: { search } }, { init: { signal } })),
    enabled: pastOf === null && search !== '',
  });
  const other = pastOf === null && data?.rows.find((row) => isSamePlace(row, rested));
  return (
    <div role="status" className="empty:hidden sm:col-span-6">
      {other && (
        <Warning>
          Já existe{' '}
          <a href={recordPath('locations', other.id)} target="_blank" rel="noreferrer" className="underline">
            {other.name}
          </a>{' '}
          em {other.city}: {other.address}. É outro local?
        </Warning>
      )}
    </div>
  );
}
