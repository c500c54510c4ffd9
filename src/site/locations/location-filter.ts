import { fold } from '../../shared/search';

type Searchable = { name: string; address: string; city: string; uf: string };

type LocationFilter = {
  /** Found in the name, the address or the city, whatever its case and accents; empty finds all. */
  search: string;
  /** Exactly this state; empty means any. */
  uf: string;
};

/** The locations that both the search and the state let through, in their order. */
export function filterLocations<T extends Searchable>(locations: T[], { search, uf }: LocationFilter): T[] {
  const wanted = fold(search);
  return locations.filter(
    (location) =>
      (uf === '' || location.uf === uf) &&
      [location.name, location.address, location.city].some((text) => fold(text).includes(wanted)),
  );
}

/** The states that have a location, in alphabetical order. */
export function statesOf(locations: Pick<Searchable, 'uf'>[]): string[] {
  return [...new Set(locations.map(({ uf }) => uf))].sort();
}
