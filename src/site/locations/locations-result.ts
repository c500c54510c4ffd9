import type { KnownLocations } from '../../shared/location';

/** The active locations, or none and why. */
export type LocationsResult = KnownLocations & { failure: string | null };
