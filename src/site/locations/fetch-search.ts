import type * as Search from '../../shared/location-search';

type Code = Pick<typeof Search, 'foundLocations'>;

const EVERYTHING: Code = { foundLocations: (locations) => locations };

let fetched: Code | undefined;
let fetching: Promise<Code> | undefined;

/** Returns the code that searches locations if it has been fetched. */
export const searchAtHand = () => fetched;

/** Fetches it, once. Most visitors never search. If that fails, every location is shown. */
export function fetchSearch(): Promise<Code> {
  fetching ??= import('../../shared/location-search')
    .catch(() => EVERYTHING)
    .then((code) => {
      fetched = code;
      return code;
    });
  return fetching;
}

if (import.meta.env.SSR) await fetchSearch();
