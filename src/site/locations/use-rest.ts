import { startTransition, useEffect, useState } from 'react';
import type { KnownLocations, LocationPin } from '../../shared/location';
import { mapWanted } from './location-map';

type Known<Pin> = Pick<KnownLocations<Pin>, 'locations' | 'rest'> & { failed?: boolean };

/**
 * Completes the first locations of a page once the map is wanted. If that fails, they remain the first. A transition: the
 * map must not change before it is hydrated.
 */
export function useRest<Pin extends LocationPin>(known: KnownLocations<Pin>): Known<Pin> {
  const [all, setAll] = useState<Pin[] | null>();
  const { rest } = known;
  useEffect(() => {
    if (!rest) return;
    const complete = async () => {
      const { firstLocations } = await import('./location-of');
      const first = await firstLocations();
      // The answer has all fields of a pin, and more.
      return first && !first.many ? (first.locations as unknown[] as Pin[]) : null;
    };
    void mapWanted.then(complete).then(
      (locations) => startTransition(() => setAll(locations)),
      () => setAll(null),
    );
  }, [rest]);
  return rest && all ? { locations: all } : { ...known, failed: all === null };
}
