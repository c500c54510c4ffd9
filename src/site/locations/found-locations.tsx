import { lazy, type ReactNode } from 'react';
import type { KnownLocations, LocationPin } from '../../shared/location';
import type { ManyProps } from './many-locations';
import { type LocationSearch, useLocations } from './use-locations';

type Props<Pin extends LocationPin> = {
  known: KnownLocations<Pin>;
  fragment?: string;
  children: (found: LocationSearch<Pin>) => ReactNode;
};

/** Fetched only if not all locations are known. If that fails, the known ones can still be searched. */
const ManyLocations = import.meta.env.SSR
  ? (await import('./many-locations')).default
  : lazy(() => import('./many-locations').catch(() => ({ default: AllLocations as never })));

/**
 * Finds the locations that the address asks for: in the browser if all are known, else by request. Must be rendered within a
 * `Suspense`.
 */
export function FoundLocations<Pin extends LocationPin>(props: Props<Pin>) {
  if (!props.known.many) return <AllLocations {...props} />;
  // `lazy` loses the generic type; the pins are those passed in.
  return <ManyLocations {...(props as unknown as ManyProps<LocationPin>)} />;
}

function AllLocations<Pin extends LocationPin>({ known, fragment, children }: Props<Pin>) {
  return children(useLocations(known, fragment));
}
