import type { Location } from '../../shared/location';

/** The active locations, or none and why. */
export type LocationsResult = { locations: Location[]; failure: string | null };
