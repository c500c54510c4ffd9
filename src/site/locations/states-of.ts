/** Returns the states that have a location, in alphabetical order. */
export function statesOf(locations: { uf: string }[]): string[] {
  return [...new Set(locations.map(({ uf }) => uf))].sort();
}
