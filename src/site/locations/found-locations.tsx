import { lazy, type ReactNode } from 'react';
import type { KnownLocations, LocationPin } from '../../shared/location';
import type { ManyProps } from './many-locations';
import { type Found, useLocations } from './use-locations';

type Props<Pin extends LocationPin> = {
  known: KnownLocations<Pin>;
  fragment?: string;
  children: (found: Found<Pin>) => ReactNode;
};

/** Fetched only where not all are known. Where that fails, what is known can be searched all the same. */
const ManyLocations = import.meta.env.SSR
  ? (await import('./many-locations')).default
  : lazy(() => import('./many-locations').catch(() => ({ default: AllLocations as never })));

/**
 * What the address asks of the locations: found among all of them, or asked for where they are too many to be sent. Stands
 * within a `Suspense`.
 */
export function FoundLocations<Pin extends LocationPin>(props: Props<Pin>) {
  if (!props.known.many) return <AllLocations {...props} />;
  // What is fetched no longer says which pins it shows: those that it is given.
  return <ManyLocations {...(props as unknown as ManyProps<LocationPin>)} />;
}

function AllLocations<Pin extends LocationPin>({ known, fragment, children }: Props<Pin>) {
  return children(useLocations(known.locations, fragment));
}
