import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { KnownLocations, LocationPin } from '../../shared/location';
import { mapWanted } from './location-map';

type Known<Pin> = Pick<KnownLocations<Pin>, 'locations' | 'rest'> & { failed?: boolean };

/**
 * Completes the first locations of a page once the map is wanted. If that fails, they remain the first until another address
 * asks again. A transition: the map must not change before it is hydrated.
 */
export function useRest<Pin extends LocationPin>(known: KnownLocations<Pin>): Known<Pin> {
  const [all, setAll] = useState<Pin[] | null>();
  const { search } = useLocation();
  const { rest } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address tries again.
  useEffect(() => {
    if (!rest || all) return;
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
  }, [rest, search]);
  return rest && all ? { locations: all } : { ...known, failed: all === null };
}
