import type { KnownLocations } from '../../shared/location';

/** The active locations, or none and the reason. */
export type LocationsResult = KnownLocations & { failure: string | null };
